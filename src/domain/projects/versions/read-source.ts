// A version's source for its user: the list of files, a single file, and a text search.
import { readBlobs } from "../../../storage/rows/versions/read-versions.ts";
import type { Manifest } from "../../../storage/tables/index.ts";
import { type Call, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { requireVersion, type VersionKey } from "./require-version.ts";
import { type FoundLine, searchTexts } from "./search-texts.ts";
import { textOf } from "./text-of.ts";
import { workInThread } from "./work-in-thread.ts";

/** A file of a version. `hash` is the SHA-256 of its bytes in hexadecimal. */
export interface SourceEntry {
  path: string;
  bytes: number;
  hash: string;
}

const searching = workInThread(new URL("search-texts.ts", import.meta.url).href, searchTexts);

/** Returns the files of a version, sorted by path. Throws `not_found`. */
export async function listSource(call: Call, key: VersionKey): Promise<SourceEntry[]> {
  requireScope(call, "files:read");
  return entriesOf((await requireVersion(call, key)).source);
}

/** Returns one file of a version; `text` is null if its bytes are not text. Throws `not_found`. */
export async function readSourceFile(
  call: Call,
  { path, ...key }: VersionKey & { path: string },
): Promise<{ path: string; text: string | null; bytes: number }> {
  requireScope(call, "files:read");
  const { source } = await requireVersion(call, key);
  const entry = Object.hasOwn(source, path) ? source[path] : undefined;
  if (entry === undefined) {
    throw new ServiceError("not_found", "This version has no file with that path. Choose one of its files.", { what: "file" });
  }
  const bytes = (await readBlobs(call.ctx.database, [entry.hash])).get(entry.hash) ?? new Uint8Array();
  return { path, text: textOf(bytes), bytes: entry.bytes };
}

/**
 * Returns the lines of a version's files that contain the query, case-insensitively, at most 200. Throws `not_found`
 * and `too_many_requests`.
 */
export async function searchSource(call: Call, { query, ...key }: VersionKey & { query: string }): Promise<FoundLine[]> {
  requireScope(call, "files:read");
  const wanted = query.toLowerCase();
  if (wanted.trim() === "") return [];
  const entries = entriesOf((await requireVersion(call, key)).source);
  const blobs = await readBlobs(
    call.ctx.database,
    entries.map(({ hash }) => hash),
  );
  const files = entries.map(({ path, hash }) => ({ path, bytes: blobs.get(hash) ?? new Uint8Array() }));
  return searching(call, { wanted, files });
}

function entriesOf(source: Manifest): SourceEntry[] {
  return Object.entries(source)
    .map(([path, { bytes, hash }]) => ({ path, bytes, hash }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
