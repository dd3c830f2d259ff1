// The source of a version as its person reads it: which files there are, one of them, and where words stand in them.
import { readBlobs } from "../../../storage/rows/versions/read-versions.ts";
import type { Manifest } from "../../../storage/tables/index.ts";
import { type Call, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { requireVersion, type VersionKey } from "./require-version.ts";

/** A file of a version. `hash` is the SHA-256 of its bytes in hexadecimal. */
export interface SourceEntry {
  path: string;
  bytes: number;
  hash: string;
}

/** A line in which words were found, counted from 1, and what stands there. */
export interface FoundLine {
  path: string;
  line: number;
  text: string;
}

const FOUND_MAX = 200;
const LINE_CHARACTERS_MAX = 300;

/** The files of a version, sorted by path. Refuses with `not_found`. */
export async function listSource(call: Call, key: VersionKey): Promise<SourceEntry[]> {
  requireScope(call, "files:read");
  return entriesOf((await requireVersion(call, key)).source);
}

/** One file of a version; `text` is null where its bytes are no text. Refuses with `not_found`. */
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
  const bytes = (await readBlobs(call.ground.database, [entry.hash])).get(entry.hash) ?? new Uint8Array();
  return { path, text: textOf(bytes), bytes: entry.bytes };
}

/** The lines of a version's files that hold these words, whatever their case: 200 at most. Refuses with `not_found`. */
export async function searchSource(call: Call, { query, ...key }: VersionKey & { query: string }): Promise<FoundLine[]> {
  requireScope(call, "files:read");
  const wanted = query.toLowerCase();
  if (wanted.trim() === "") return [];
  const entries = entriesOf((await requireVersion(call, key)).source);
  const blobs = await readBlobs(
    call.ground.database,
    entries.map(({ hash }) => hash),
  );
  const found: FoundLine[] = [];
  for (const { path, hash } of entries) {
    const lines = (textOf(blobs.get(hash) ?? new Uint8Array()) ?? "").split("\n");
    for (const [at, text] of lines.entries()) {
      if (text.toLowerCase().includes(wanted)) found.push({ path, line: at + 1, text: text.slice(0, LINE_CHARACTERS_MAX) });
      if (found.length === FOUND_MAX) return found;
    }
  }
  return found;
}

function entriesOf(source: Manifest): SourceEntry[] {
  return Object.entries(source)
    .map(([path, { bytes, hash }]) => ({ path, bytes, hash }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Bytes as UTF-8 text; null where they are none. */
export function textOf(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString("utf8");
  return text.includes("\u0000") || text.includes("\uFFFD") ? null : text;
}
