import { findVersion, readBlobs } from "../../../storage/rows/versions/read-versions.ts";
import type { Manifest } from "../../../storage/tables/index.ts";
import { requireScope } from "../../call.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { requireProject } from "../require-project.ts";
import { versionNotFound } from "./require-version.ts";

/** The files to read: of which version (null: the live one, or the newest while none is), and optionally only this path. */
export interface ReadFiles {
  projectId: string;
  version: number | null;
  path: string | null;
}

/** A source file as it was delivered. */
export interface DeliveredFile {
  path: string;
  bytes: Uint8Array;
}

/** The delivered files, sorted by path. `version` is null if nothing has been delivered yet. */
export interface DeliveredFiles {
  /** The name of the project's site, for naming archives of the files. */
  siteName: string | null;
  version: { number: number; createdAt: Date } | null;
  files: DeliveredFile[];
}

/** Returns the source files of one of the caller's projects. Throws `not_found` for a missing project, version or path. */
export async function readFiles(call: Call, { projectId, version, path }: ReadFiles): Promise<DeliveredFiles> {
  requireScope(call, "files:read");
  const project = await requireProject(call, projectId);
  const row = await findVersion(call.ctx.database, { projectId: project.id, version: version ?? project.liveVersion });
  if (row === null) {
    const delivered = version !== null && (await findVersion(call.ctx.database, { projectId: project.id, version: null })) !== null;
    if (delivered) throw versionNotFound(version);
    return { siteName: project.siteName, version: null, files: [] };
  }
  const files = await filesOf(call, { source: row.source, path, of: "version" });
  return { siteName: project.siteName, version: { number: row.version, createdAt: row.createdAt }, files };
}

/** Reads the files of a manifest, or only that with this path, sorted by path. Throws `not_found` for a missing path. */
export async function filesOf(
  { ctx }: Pick<Call, "ctx">,
  { source, path, of }: { source: Manifest; path: string | null; of: "version" | "draft" },
): Promise<DeliveredFile[]> {
  if (path !== null && !Object.hasOwn(source, path)) {
    throw new ServiceError("not_found", `This ${of} has no file with that path. Read the files without path to see which there are.`, {
      what: "file",
    });
  }
  const entries = Object.entries(source)
    .filter(([name]) => path === null || name === path)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const hashes = entries.map(([, { hash }]) => hash);
  const blobs = await readBlobs(ctx.database, hashes);
  return entries.map(([name, { hash }]) => {
    const bytes = blobs.get(hash);
    if (bytes === undefined) throw new Error(`the blob ${hash} of a delivered file is missing`);
    return { path: name, bytes };
  });
}
