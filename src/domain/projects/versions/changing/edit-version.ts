// A user edits files manually. Their text is stored before it is checked, so that an edit that does not pass is not
// lost; the build checks it, as it does everything else.
import { contentHash } from "../../../../lib/crypto/secrets.ts";
import { findVersion } from "../../../../storage/rows/versions/read-versions.ts";
import { insertBlobs } from "../../../../storage/rows/versions/write-versions.ts";
import type { ProjectRow } from "../../../../storage/rows/projects.ts";
import type { Manifest } from "../../../../storage/tables/index.ts";
import { EXPO_FILES, type FileKinds, FLUTTER_FILES, LIMITS, WEB_FILES } from "../../../../workshop/gate/files/allowed-files.ts";
import { checkPaths } from "../../../../workshop/gate/files/check-paths.ts";
import type { Platform } from "../../../../workshop/workshop.ts";
import type { BuildTask } from "../../../builds/starting/build-task.ts";
import { type StartedTask, startTask } from "../../../builds/starting/start-task.ts";
import type { Call, AppContext } from "../../../call.ts";
import { ServiceError } from "../../../errors.ts";
import { platformOf } from "../../settings/platform-of.ts";
import { versionNotFound } from "../require-version.ts";

/** The longest path of a file that can be edited, in characters. */
export const PATH_CHARACTERS_MAX = 300;

/** One changed file: its full text, or null to remove it. */
export interface FileChange {
  path: string;
  text: string | null;
}

/** An edit of the version `base`, which must be the live one. */
export interface EditVersion {
  projectId: string;
  base: number;
  changes: readonly FileChange[];
  requestId: string;
}

interface KeptChange {
  path: string;
  bytes: Buffer | null;
  hash: string | null;
}

/**
 * Starts the build of an edit. Throws `not_found`, `build_running`, and `invalid_input` for a base that is no longer
 * live, a path that projects may not contain, and changes that are too large or change nothing.
 */
export async function editVersion(call: Call, { projectId, base, changes, requestId }: EditVersion): Promise<StartedTask> {
  const kept = changes.map(({ path, text }): KeptChange => {
    const bytes = text === null ? null : Buffer.from(text, "utf8");
    return { path, bytes, hash: text === null ? null : contentHash(text) };
  });
  const bodyHash = contentHash(JSON.stringify(["edit", projectId, base, kept.map(({ path, hash }) => [path, hash])]));
  const decide = (ctx: AppContext, project: ProjectRow) => keepEdit(ctx, project, { base, kept });
  return startTask(call, { projectId, requestId, bodyHash, decide });
}

const FILE_KINDS: Readonly<Record<Platform, FileKinds>> = { web: WEB_FILES, expo: EXPO_FILES, flutter: FLUTTER_FILES };

async function keepEdit(
  ctx: AppContext,
  project: ProjectRow,
  { base, kept }: { base: number; kept: readonly KeptChange[] },
): Promise<{ task: BuildTask; message: string }> {
  const row = await findVersion(ctx.database, { projectId: project.id, version: base });
  if (row === null) throw versionNotFound(base);
  if (project.liveVersion !== base) throw refuse("base", overtaken(base, project.liveVersion));
  requireAllowed(row.source, { kept, kinds: FILE_KINDS[platformOf(project.type)] });
  const added = kept.flatMap(({ bytes, hash }) => (bytes === null || hash === null ? [] : [{ hash, bytes, brotli: null }]));
  await insertBlobs(ctx.database, added, ctx.clock.now());
  const paths = kept.map(({ path }) => path);
  return {
    task: { kind: "edit", base, changes: kept.map(({ path, hash }) => ({ path, hash })) },
    message: `Edited ${inWords(paths)} by hand`,
  };
}

function overtaken(base: number, live: number | null): string {
  if (live === null) return `This edit was made in version ${base}, and no version is live any more.`;
  return `This edit was made in version ${base}, and version ${live} is live now. Read the files of version ${live}, make the edit in them, and save it with base ${live}.`;
}

function requireAllowed(source: Manifest, { kept, kinds }: { kept: readonly KeptChange[]; kinds: FileKinds }): void {
  const files = new Map(Object.entries(source).map(([path, { hash, bytes }]) => [path, { hash, bytes }]));
  const paths = kept.map(({ path }) => path);
  const twice = paths.find((path, at) => paths.indexOf(path) < at);
  if (twice !== undefined) throw refuse("changes", `The file ${shown(twice)} is in changes more than once: send each file once.`);
  for (const { path, bytes, hash } of kept) {
    if (bytes !== null && hash !== null) files.set(path, { hash, bytes: bytes.length });
    else if (!files.delete(path))
      throw refuse("changes", `There is no file ${shown(path)} to remove. List the files to see which there are.`);
    if ((bytes?.length ?? 0) > LIMITS.fileBytes)
      throw refuse("changes", `${path.slice(0, 200)} is too large: a file may have ${LIMITS.fileBytes / 1024} KiB.`);
  }
  const changed = [...files].some(([path, { hash }]) => source[path]?.hash !== hash) || files.size < Object.keys(source).length;
  if (!changed) throw refuse("changes", "This edit changes nothing, so there is nothing to build.");
  const [odd] = checkPaths(new Map([...files.keys()].map((path) => [path, ""])), kinds);
  if (odd !== undefined) throw refuse("changes", odd.message);
  const total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  if (files.size > LIMITS.files || total > LIMITS.projectBytes) {
    throw refuse("changes", `A project may have ${LIMITS.files} files of ${LIMITS.projectBytes / 2 ** 20} MiB in all; this would be more.`);
  }
}

function shown(path: string): string {
  return JSON.stringify(path.slice(0, 200));
}

function refuse(field: string, message: string): ServiceError {
  return new ServiceError("invalid_input", message, { field });
}

const NAMED_MAX = 3;

function inWords(paths: readonly string[]): string {
  const more = paths.length - NAMED_MAX;
  const named = more > 0 ? [...paths.slice(0, NAMED_MAX), more === 1 ? "one more file" : `${more} more files`] : [...paths];
  const last = named.pop() ?? "";
  return named.length === 0 ? last : `${named.join(", ")} and ${last}`;
}
