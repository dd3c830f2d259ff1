// Request parsing common to the contracts: one schema per request, in which the fields of all contracts are known, so
// that a client may send the `requestId` or the `type` of another contract. Each contract renders its own responses.
import { z } from "zod";
import { PROJECT_TYPES } from "../../../../domain/projects/settings/platform-of.ts";
import { PROMPT_CHARACTERS_MAX } from "../../../../domain/models/models.ts";
import type { EndpointName, EndpointTypes } from "../../endpoints/endpoints.ts";
import { body, queryNumber, requestId, text } from "./fields.ts";
import type { RequestParts, Shape } from "../api-contract.ts";
import { parse } from "./parse.ts";
import { prefersZip } from "./preferences.ts";

/** The requested model. */
export const modelField = text({
  name: "model",
  description:
    "The model to use: an id from `GET /models`, plain or as `<provider>/<model>`, or `auto` for the best model of the plan. Default: `auto`.",
  charactersMax: 200,
  send: "send auto, or the id of a model from GET /models.",
});

const projectType = z
  .enum(PROJECT_TYPES, {
    error: () => `type is not one that is known: send ${PROJECT_TYPES.join(", ")}, or leave it out.`,
  })
  .meta({
    description:
      "The kind of application: `web`, which is also the default, `mobile-expo`, an app for iOS and Android made with Expo, or `mobile-flutter`, one made with Flutter, which is not tried in a browser. It never changes.",
  });

/** The fields of a create in every contract. */
export const createFields = {
  prompt: text({
    name: "prompt",
    description: "A description of what to build: 1 to 20,000 Unicode characters, at least one of which is not white space.",
    charactersMax: PROMPT_CHARACTERS_MAX,
    send: "send a string of 1 to 20,000 characters that says what to build.",
  }),
  model: modelField.nullish(),
  type: projectType.nullish(),
  requestId: requestId.nullish(),
};

const CreateBody = body(createFields, "send a JSON object with a prompt.").meta({ id: "CreateProject", description: "What to build." });

/** The page of a list in every contract. */
export const listFields = {
  limit: queryNumber({ name: "limit", description: "The page size.", least: 1, most: 100, otherwise: 20 }),
  offset: queryNumber({
    name: "offset",
    description: "How many projects to skip, from the newest on.",
    least: 0,
    most: Number.MAX_SAFE_INTEGER,
    otherwise: 0,
  }),
};

const ListQuery = z.object(listFields);

const versionMessage = "version is not a version’s number: send 1 or more, or leave it out for the newest.";

const DraftFilesQuery = z.object({
  path: z
    .string("path is there more than once: send one path.")
    .optional()
    .meta({ description: "The path of a single file to read. Default: every file.", examples: ["src/App.tsx"] }),
});

const FilesQuery = DraftFilesQuery.extend({
  version: z
    .string(versionMessage)
    .refine((digits) => /^[1-9][0-9]{0,8}$/.test(digits), versionMessage)
    .transform(Number)
    .optional()
    .meta({
      description: "The number of the version to read. Default: the live one, or the newest if none is live.",
      type: "integer",
      minimum: 1,
      maximum: 999_999_999,
    }),
});

/** The parsing half of a shape. */
export type Reading<Name extends EndpointName> = Omit<
  Shape<EndpointTypes[Name]["input"], EndpointTypes[Name]["result"]>,
  "render" | "answers"
>;

/** The project id in an address, unvalidated: the domain knows what an id is. */
export function projectIdOf({ params }: RequestParts): string {
  return params.projectId ?? "";
}

/** Parses a create. */
export const readingCreate: Reading<"startBuild"> = {
  body: CreateBody,
  query: null,
  decode(parts) {
    const { prompt, model = null, type, requestId: id = null } = parse(CreateBody, parts.body);
    return { prompt, model, type: type ?? "web", requestId: id };
  },
};

/** Parses which page of the list is requested. */
export const readingList: Reading<"listProjects"> = {
  body: null,
  query: ListQuery,
  decode: ({ query }) => ({ ...parse(ListQuery, query), cursor: null, status: null, words: null, metadata: {} }),
};

/** Parses which files are requested, and whether as an archive. */
export const readingFiles: Reading<"readFiles"> = {
  body: null,
  query: FilesQuery,
  decode(parts) {
    const { path = null, version = null } = parse(FilesQuery, parts.query);
    return { projectId: projectIdOf(parts), path, version, packed: prefersZip(parts.headers.accept) };
  },
};

/** Parses which files of a draft are requested, and whether as an archive. */
export const readingDraftFiles: Reading<"readDraftFiles"> = {
  body: null,
  query: DraftFilesQuery,
  decode(parts) {
    const { path = null } = parse(DraftFilesQuery, parts.query);
    return { projectId: projectIdOf(parts), path, packed: prefersZip(parts.headers.accept) };
  },
};

/** Parses the project id, and nothing else. */
export const readingProject: Reading<"readProject" | "deleteProject" | "dropDraft"> = {
  body: null,
  query: null,
  decode: (parts) => ({ projectId: projectIdOf(parts) }),
};

/** Parses nothing. */
export const readingNothing = { body: null, query: null, decode: () => null };
