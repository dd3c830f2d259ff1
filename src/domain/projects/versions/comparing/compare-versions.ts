import { readBlobs } from "../../../../storage/rows/versions/read-versions.ts";
import type { Manifest } from "../../../../storage/tables/index.ts";
import { type Call, requireScope } from "../../../call.ts";
import { Proof } from "../../../operations/proof.ts";
import { workInThread } from "../work-in-thread.ts";
import { requireVersion } from "../require-version.ts";
import { compareTexts } from "./compare-texts.ts";
import type { CountedLines } from "./count-lines.ts";

/** The project and the two versions to compare. */
export interface CompareVersions {
  projectId: string;
  from: number;
  to: number;
}

/** A file that differs, with its counts of added and removed lines: zero if its bytes are not text. */
export interface ComparedFile extends CountedLines {
  path: string;
  change: "added" | "removed" | "changed";
}

/** The differences between two versions, sorted by path, and the viewports each has screenshots of. */
export interface ComparedVersions {
  files: ComparedFile[];
  from: { version: number; viewports: string[] };
  to: { version: number; viewports: string[] };
}

const comparing = workInThread(new URL("compare-texts.ts", import.meta.url).href, compareTexts);

/** Compares two versions of one of the caller's projects. Throws `not_found` and `too_many_requests`. */
export async function compareVersions(call: Call, { projectId, from, to }: CompareVersions): Promise<ComparedVersions> {
  requireScope(call, "files:read");
  const [before, after] = await Promise.all([
    requireVersion(call, { projectId, version: from }),
    requireVersion(call, { projectId, version: to }),
  ]);
  const differing = pathsThatDiffer(before.source, after.source);
  const hashes = differing.flatMap((path) => [before.source[path]?.hash, after.source[path]?.hash].filter((hash) => hash !== undefined));
  const blobs = await readBlobs(call.ctx.database, hashes);
  const read = (source: Manifest, path: string) => {
    const hash = source[path]?.hash;
    return hash === undefined ? null : (blobs.get(hash) ?? new Uint8Array());
  };
  const states = differing.map((path) => ({ before: read(before.source, path), after: read(after.source, path) }));
  const counted = states.length === 0 ? [] : await comparing(call, states);
  const files = differing.map((path, at): ComparedFile => {
    const { added, removed } = counted[at] ?? { added: 0, removed: 0 };
    return { path, change: changeOf(path, before.source, after.source), added, removed };
  });
  const pictured = ({ version, proof }: typeof before) => ({
    version,
    viewports: Proof.parse(proof).screenshots.map(({ viewport }) => viewport),
  });
  return { files, from: pictured(before), to: pictured(after) };
}

function pathsThatDiffer(before: Manifest, after: Manifest): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => before[path]?.hash !== after[path]?.hash)
    .sort((one, other) => (one < other ? -1 : 1));
}

const changeOf = (path: string, before: Manifest, after: Manifest): ComparedFile["change"] => {
  if (!Object.hasOwn(before, path)) return "added";
  return Object.hasOwn(after, path) ? "changed" : "removed";
};
