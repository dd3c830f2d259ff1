import { readBlobs } from "../../../../storage/rows/versions/read-versions.ts";
import type { Manifest } from "../../../../storage/tables/index.ts";
import { type Call, requireScope } from "../../../call.ts";
import { requireVersion } from "../require-version.ts";
import { textOf } from "../text-of.ts";
import type { CompareVersions } from "./compare-versions.ts";
import { isEntityFile, samplesOf } from "./samples-of.ts";

const FILE_BYTES_MAX = 256 * 1024;

/** Whether two versions of one of the caller's projects begin with other sample rows. Throws `not_found`. */
export async function compareSamples(call: Call, { projectId, from, to }: CompareVersions): Promise<{ differ: boolean }> {
  requireScope(call, "files:read");
  const [before, after] = await Promise.all([
    requireVersion(call, { projectId, version: from }),
    requireVersion(call, { projectId, version: to }),
  ]);
  const differing = [...new Set([...Object.keys(before.source), ...Object.keys(after.source)])]
    .filter((path) => isEntityFile(path) && before.source[path]?.hash !== after.source[path]?.hash)
    .map((path) => [before.source[path], after.source[path]]);
  const entries = differing.flat().filter((entry) => entry !== undefined);
  const blobs = await readBlobs(
    call.ctx.database,
    entries.filter(({ bytes }) => bytes <= FILE_BYTES_MAX).map(({ hash }) => hash),
  );
  const read = (entry: Manifest[string] | undefined): string => {
    const bytes = entry === undefined ? undefined : blobs.get(entry.hash);
    return bytes === undefined ? "" : samplesOf(textOf(bytes) ?? "");
  };
  return { differ: differing.some(([one, other]) => read(one) !== read(other)) };
}
