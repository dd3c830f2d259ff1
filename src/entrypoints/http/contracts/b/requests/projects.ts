// The requests about projects that only contract B has: a create with settings, the list with filters, and an update.
import { z } from "zod";
import { METADATA_LIMITS } from "../../../../../domain/projects/settings/merge-metadata.ts";
import type { RequestParts } from "../../api-contract.ts";
import { body, text } from "../../reading/fields.ts";
import { parse } from "../../reading/parse.ts";
import { createFields, listFields, projectIdOf, type Reading } from "../../reading/readings.ts";

const NAME_CHARACTERS_MAX = 120;
const WORDS_CHARACTERS_MAX = 200;
const { keysMax, keyCharactersMax, valueCharactersMax } = METADATA_LIMITS;

const name = text({
  name: "name",
  description: "The name of the project. It is kept until a message renames the app.",
  charactersMax: NAME_CHARACTERS_MAX,
  send: `send a string of 1 to ${NAME_CHARACTERS_MAX} characters.`,
});

const visibility = z
  .enum(["public", "private"], "visibility is not one that is known: send public or private.")
  .meta({ description: "Who may open the project’s site: `public` for anyone, `private` for its owner only." });

const customSubdomain = text({
  name: "customSubdomain",
  description: "A second name for the site: 3 to 40 letters, digits and hyphens. It has to be free.",
  charactersMax: 60,
  send: "send a name of 3 to 40 letters, digits and hyphens.",
});

// A key that is safe in a query, and a value that the database can store.
const KEY = new RegExp(`^[A-Za-z0-9_.:-]{1,${keyCharactersMax}}$`, "u");
const KEY_CHARACTERS_SHOWN_MAX = 60;
const NUL = "\u0000";
function badKeyMessage({ input }: { input?: unknown }): string {
  const bad = Object.keys(Object(input)).find((key) => !KEY.test(key)) ?? "";
  const shown = JSON.stringify(bad.slice(0, KEY_CHARACTERS_SHOWN_MAX).toWellFormed());
  return `metadata has a key that is not valid, ${shown}: each has 1 to ${keyCharactersMax} letters, digits, or characters of _ . : -.`;
}

const metadataValue = z
  .string({ error: (issue) => `${placeOf(issue)} is not a string: send a string of up to ${valueCharactersMax} characters.` })
  .refine((value) => [...value].length <= valueCharactersMax, {
    error: (issue) => `${placeOf(issue)} is too long: send at most ${valueCharactersMax} characters.`,
  })
  .refine((value) => !value.includes(NUL) && value.isWellFormed(), {
    error: (issue) => `${placeOf(issue)} is not storable text: send it without U+0000 and without half of a surrogate pair.`,
  })
  .nullable();

// Also where a value is not valid, so that the response lists every problem.
const always = { when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null && !Array.isArray(value) };

const metadata = z
  .record(z.string(), metadataValue, `metadata is not an object of strings: send {"key": "value"}.`)
  .refine((values) => Object.keys(values).length <= keysMax, {
    ...always,
    error: ({ input }) => `metadata has ${Object.keys(Object(input)).length} keys: send at most ${keysMax}.`,
  })
  .refine((values) => Object.keys(values).every((key) => KEY.test(key)), { ...always, error: badKeyMessage })
  .meta({
    description: `Your own keys and values, for example the id of a customer: up to ${keysMax} keys of ${keyCharactersMax} characters, with strings of up to ${valueCharactersMax} characters. The service does not use them. In an update, keys that are not sent stay; null removes a key, and null for \`metadata\` removes all.`,
    propertyNames: { pattern: KEY.source },
    maxProperties: keysMax,
    examples: [{ customer: "1042" }],
  });

function placeOf({ path }: { path?: PropertyKey[] | undefined }): string {
  return `metadata.${String(path?.at(-1))}`;
}

const CreateBody = body(
  {
    ...createFields,
    name: name.nullish(),
    visibility: visibility.nullish(),
    customSubdomain: customSubdomain.nullish(),
    metadata: metadata.nullish(),
  },
  "send a JSON object with a prompt.",
).meta({ id: "CreateProject", description: "What to build, and the settings of the project." });

/** Parses a create with the settings of the new project. */
export const readingCreate: Reading<"startBuild"> = {
  body: CreateBody,
  query: null,
  decode(parts) {
    const { prompt, model = null, type, requestId = null, ...given } = parse(CreateBody, parts.body);
    const settings = {
      name: given.name ?? undefined,
      visibility: given.visibility ?? undefined,
      customSubdomain: given.customSubdomain ?? undefined,
      metadata: given.metadata ?? undefined,
    };
    return { prompt, model, type: type ?? "web", requestId, settings };
  },
};

const UpdateBody = body(
  {
    name: name.optional(),
    visibility: visibility.optional(),
    customSubdomain: customSubdomain.nullish().meta({ description: "The second name of the site; null removes it." }),
    metadata: metadata.nullish(),
  },
  "send a JSON object with what to change.",
)
  .refine(
    (changes) => Object.values(changes).some((value) => value !== undefined),
    "The body changes nothing: send name, visibility, customSubdomain or metadata.",
  )
  .meta({
    id: "UpdateProject",
    description: "What to change about a project; fields that are not sent stay as they are.",
    minProperties: 1,
  });

/** Parses an update. */
export const readingUpdate: Reading<"updateProject"> = {
  body: UpdateBody,
  query: null,
  decode: (parts) => ({ projectId: projectIdOf(parts), changes: parse(UpdateBody, parts.body) }),
};

const once = (parameter: string) => `${parameter} is there more than once: send one.`;

const ListQuery = z.object({
  ...listFields,
  cursor: z
    .string(once("cursor"))
    .optional()
    .meta({ description: "The `nextCursor` of the page before. Unlike `offset`, it is exact while projects are added and deleted." }),
  status: z
    .enum(
      ["generating", "waiting", "ready", "failed", "stopped"],
      "status is not one that is known: send generating, waiting, ready, failed or stopped.",
    )
    .optional()
    .meta({ description: "Only projects with this status." }),
  q: z
    .string(once("q"))
    .max(WORDS_CHARACTERS_MAX, `q is too long: send at most ${WORDS_CHARACTERS_MAX} characters.`)
    .optional()
    .meta({ description: "Only projects whose name or prompt contains these words, case-insensitive.", maxLength: WORDS_CHARACTERS_MAX }),
  metadata: z
    .record(
      z.string(),
      z.string("metadata[key] is there more than once: send one value."),
      "metadata is not a filter: send metadata[key]=value.",
    )
    .optional()
    .meta({ description: "Only projects whose metadata has these keys and values: `metadata[customer]=1042`.", example: {} }),
});

/** Parses which page of which projects is requested. */
export const readingList: Reading<"listProjects"> = {
  body: null,
  query: ListQuery,
  decode({ query }) {
    const { limit, offset, cursor = null, status = null, q = null, metadata: wanted = {} } = parse(ListQuery, nested(query));
    return { limit, offset, cursor, status, words: q, metadata: wanted };
  },
};

// `metadata[key]=value` arrives as a parameter called `metadata[key]`.
function nested(query: RequestParts["query"]): unknown {
  const sent = Object.entries(typeof query === "object" && query !== null ? query : {}).map(([key, value]) => ({
    key,
    value: value as unknown,
    inner: /^metadata\[([^\]]*)\]$/.exec(key)?.[1],
  }));
  const plain = sent.filter(({ inner }) => inner === undefined).map(({ key, value }) => [key, value] as const);
  const inner = sent.flatMap((one) => (one.inner === undefined ? [] : [[one.inner, one.value] as const]));
  return Object.fromEntries([...plain, ...(inner.length > 0 ? [["metadata", Object.fromEntries(inner)] as const] : [])]);
}
