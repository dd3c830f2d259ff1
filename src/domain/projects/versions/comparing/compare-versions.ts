import { readBlobs } from "../../../../storage/rows/versions/read-versions.ts";
import type { Manifest } from "../../../../storage/tables/index.ts";
import { type Call, requireScope } from "../../../call.ts";
import { Proof } from "../../../operations/proof.ts";
import { textOf } from "../read-source.ts";
import { requireVersion } from "../require-version.ts";
import { type CountedLines, countLines } from "./count-lines.ts";

/** Which two versions of which project. */
export interface CompareVersions {
  projectId: string;
  from: number;
  to: number;
}

/** A file that differs, with the lines that were added and removed: none of either where its bytes are no text. */
export interface ComparedFile extends CountedLines {
  path: string;
  change: "added" | "removed" | "changed";
}

/** What differs between two versions, sorted by path, and the windows in which each was pictured. */
export interface ComparedVersions {
  files: ComparedFile[];
  from: { version: number; viewports: string[] };
  to: { version: number; viewports: string[] };
}

/** Compares two versions of one of the caller's projects. Refuses with `not_found`. */
export async function compareVersions(call: Call, { projectId, from, to }: CompareVersions): Promise<ComparedVersions> {
  requireScope(call, "files:read");
  const [before, after] = await Promise.all([
    requireVersion(call, { projectId, version: from }),
    requireVersion(call, { projectId, version: to }),
  ]);
  const differing = pathsThatDiffer(before.source, after.source);
  const hashes = differing.flatMap((path) => [before.source[path]?.hash, after.source[path]?.hash].filter((hash) => hash !== undefined));
  const blobs = await readBlobs(call.ground.database, hashes);
  const read = (source: Manifest, path: string) => {
    const hash = source[path]?.hash;
    return hash === undefined ? "" : textOf(blobs.get(hash) ?? new Uint8Array());
  };
  const files = differing.map((path): ComparedFile => {
    const [one, other] = [read(before.source, path), read(after.source, path)];
    const counted = one === null || other === null ? { added: 0, removed: 0 } : countLines(one, other);
    return { path, change: changeOf(path, before.source, after.source), ...counted };
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
