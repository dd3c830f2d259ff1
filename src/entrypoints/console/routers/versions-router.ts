import { z } from "zod";
import type { StartedTask } from "../../../domain/builds/starting/start-task.ts";
import { ServiceError } from "../../../domain/errors.ts";
import { browseVersions } from "../../../domain/projects/versions/browse-versions.ts";
import { editVersion, PATH_CHARACTERS_MAX } from "../../../domain/projects/versions/changing/edit-version.ts";
import { readEdit } from "../../../domain/projects/versions/changing/read-edit.ts";
import { restoreVersion } from "../../../domain/projects/versions/changing/restore-version.ts";
import { compareSamples } from "../../../domain/projects/versions/comparing/compare-samples.ts";
import { compareVersions } from "../../../domain/projects/versions/comparing/compare-versions.ts";
import { countRequests, requestedParts } from "../../../domain/operations/requested-parts.ts";
import { readVersion } from "../../../domain/projects/versions/read-version.ts";
import { listSource, readSourceFile, searchSource } from "../../../domain/projects/versions/read-source.ts";
import { person, router } from "../rpc/procedures.ts";
import { renderVersion, screenshotsOf } from "./responses/version-responses.ts";

const TEXT_CHARACTERS_MAX = 2 ** 20;

const number = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
const projectId = z.guid();
const Version = z.object({ projectId, version: number });
const path = z.string().max(PATH_CHARACTERS_MAX);
const Change = z.object({ path, text: z.string().max(TEXT_CHARACTERS_MAX).nullable() });

/** The versions of a project: their content, their proofs, and how a user creates a new one. */
export const versionsRouter = router({
  list: person
    .input(z.object({ projectId, before: number.nullable().default(null), limit: z.int().min(1).max(50).default(30) }))
    .query(async ({ ctx, input }) => {
      const { versions, next } = await browseVersions(ctx.call, input);
      return { versions: versions.map((version) => renderVersion(input.projectId, version)), next };
    }),
  proof: person.input(Version).query(async ({ ctx, input }) => {
    const { proof } = await readVersion(ctx.call, input);
    return { ...proof, parts: requestedParts(proof), requests: countRequests(proof) };
  }),
  files: person.input(Version).query(({ ctx, input }) => listSource(ctx.call, input)),
  file: person.input(Version.extend({ path })).query(({ ctx, input }) => readSourceFile(ctx.call, input)),
  search: person.input(Version.extend({ query: z.string().max(200) })).query(({ ctx, input }) => searchSource(ctx.call, input)),
  compare: person.input(z.object({ projectId, from: number, to: number })).query(async ({ ctx, input }) => {
    const { files, from, to } = await compareVersions(ctx.call, input);
    const pictured = (one: typeof from) => ({ version: one.version, screenshots: screenshotsOf(input.projectId, one) });
    return { files, from: pictured(from), to: pictured(to) };
  }),
  compareSamples: person
    .input(z.object({ projectId, from: number, to: number }))
    .query(({ ctx, input }) => compareSamples(ctx.call, input)),
  restore: person.input(Version.extend({ requestId: z.guid() })).mutation(async ({ ctx, input }) => {
    return { requestId: requestIdOf(await restoreVersion(ctx.call, input)) };
  }),
  edit: person
    .input(z.object({ projectId, base: number, changes: z.array(Change).min(1).max(300), requestId: z.guid() }))
    .mutation(async ({ ctx, input }) => {
      return { requestId: requestIdOf(await editVersion(ctx.call, input)) };
    }),
  readEdit: person.input(z.object({ projectId, requestId: z.guid() })).query(({ ctx, input }) => readEdit(ctx.call, input)),
});

/** The console follows a build by this id, so it must be the one that was asked for. */
function requestIdOf({ operation, replay }: StartedTask): string {
  if (replay?.differs !== true) return operation.requestId;
  throw new ServiceError("invalid_input", "This requestId was used before for something else. Send it again with a new one.", {
    field: "requestId",
  });
}
