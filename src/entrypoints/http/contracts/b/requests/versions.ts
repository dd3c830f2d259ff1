// The requests about versions, which only contract B has: the list, a comparison, a restore, and an edit by hand.
import { z } from "zod";
import { ServiceError } from "../../../../../domain/errors.ts";
import { PATH_CHARACTERS_MAX } from "../../../../../domain/projects/versions/changing/edit-version.ts";
import type { RequestParts } from "../../api-contract.ts";
import { body, queryNumber, requestId } from "../../reading/fields.ts";
import { parse } from "../../reading/parse.ts";
import { projectIdOf, type Reading } from "../../reading/readings.ts";

const VERSION_MAX = 999_999_999;
const CHANGES_MAX = 300;

/** The version in an address. Throws `not_found` for what is no version's number. */
export function versionOf({ params: { version = "" } }: RequestParts): number {
  if (/^[1-9][0-9]{0,8}$/.test(version)) return Number(version);
  const message = "No project has such a version: versions are numbered from 1. Read the project to see which there are.";
  throw new ServiceError("not_found", message, { what: "version" });
}

const cursorMessage = "cursor is not the nextCursor of a page: send it as it was received, or leave it out for the first page.";

const ListQuery = z.object({
  limit: queryNumber({ name: "limit", description: "The page size.", least: 1, most: 50, otherwise: 20 }),
  cursor: z
    .string(cursorMessage)
    .refine((text) => /^[1-9][0-9]{0,8}$/.test(text), cursorMessage)
    .transform(Number)
    .optional()
    .meta({ description: "The `nextCursor` of the page before.", type: "string" }),
});

/** Parses which page of the versions is requested. */
export const readingVersions: Reading<"listVersions"> = {
  body: null,
  query: ListQuery,
  decode(parts) {
    const { limit, cursor = null } = parse(ListQuery, parts.query);
    return { projectId: projectIdOf(parts), before: cursor, limit };
  },
};

/** Parses which version is requested. */
export const readingVersion: Reading<"readVersion"> = {
  body: null,
  query: null,
  decode: (parts) => ({ projectId: projectIdOf(parts), version: versionOf(parts) }),
};

const from = z
  .string("from is there more than once: send one version.")
  .refine(
    (digits) => /^[1-9][0-9]{0,8}$/.test(digits),
    "from is not a version’s number: send 1 or more, or leave it out for the one before.",
  )
  .transform(Number)
  .optional()
  .meta({
    description: "The version to compare with. Default: the one before; for version 1 it is required.",
    type: "integer",
    minimum: 1,
    maximum: VERSION_MAX,
  });

const NONE_BEFORE =
  "Version 1 is the first, so there is none before it to compare with. Send ?from= and the number of another version, or read the files of version 1.";

const CompareQuery = z.object({ from });

/** Parses which two versions are compared. */
export const readingComparison: Reading<"compareVersions"> = {
  body: null,
  query: CompareQuery,
  decode(parts) {
    const to = versionOf(parts);
    const { from: given = to - 1 } = parse(CompareQuery, parts.query);
    if (to === 1 && given === 0) throw new ServiceError("not_found", NONE_BEFORE, { what: "version" });
    return { projectId: projectIdOf(parts), to, from: given };
  },
};

const RestoreBody = body({ requestId: requestId.nullish() }, "send a requestId, or no body.")
  .optional()
  .meta({ id: "RestoreVersion", description: "A restore of a version." });

/** Parses a restore. */
export const readingRestore: Reading<"restoreVersion"> = {
  body: RestoreBody,
  query: null,
  decode: (parts) => ({
    projectId: projectIdOf(parts),
    version: versionOf(parts),
    requestId: parse(RestoreBody, parts.body)?.requestId ?? null,
  }),
};

const Change = z
  .strictObject(
    {
      path: z
        .string("Each change needs a path: the file’s path in the project.")
        .min(1, "Each change needs a path that is not empty.")
        .max(PATH_CHARACTERS_MAX, `A path has at most ${PATH_CHARACTERS_MAX} characters.`)
        .meta({ description: "The path of the file, with `/` as the separator.", examples: ["src/App.tsx"] }),
      content: z
        .string("Each change needs content: the whole text of the file, or null to remove it.")
        .nullable()
        .meta({ description: "The whole text of the file; null removes it." }),
    },
    "Each of the changes is an object with path and content, and nothing else.",
  )
  .meta({ id: "FileChange", description: "A file that an edit writes or removes." });

const versionMessage = `base is not a version’s number: send the version that you edited, 1 to ${VERSION_MAX}.`;

const EditBody = body(
  {
    base: z
      .int(versionMessage)
      .min(1, versionMessage)
      .max(VERSION_MAX, versionMessage)
      .meta({ description: "The version whose files you changed. It has to be the live one." }),
    changes: z
      .array(Change, "changes is not an array: send [{path, content}].")
      .min(1, "changes is empty: send [{path, content}].")
      .max(CHANGES_MAX, `changes has more than ${CHANGES_MAX} files: send fewer.`)
      .meta({ description: "The files to write and to remove, each once." }),
    requestId: requestId.nullish(),
  },
  "send a JSON object with base and changes.",
).meta({ id: "EditFiles", description: "An edit of a project’s files by hand." });

/** Parses an edit. */
export const readingEdit: Reading<"editFiles"> = {
  body: EditBody,
  query: null,
  decode(parts) {
    const { base, changes, requestId: id = null } = parse(EditBody, parts.body);
    return { projectId: projectIdOf(parts), base, changes: changes.map(({ path, content }) => ({ path, text: content })), requestId: id };
  },
};
