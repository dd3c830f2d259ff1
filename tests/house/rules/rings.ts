// No import rings, types included: a ring is one file in several pieces, and nothing in it can be read or moved alone.
import { dirname, join } from "node:path/posix";
import type { Breach } from "./breach.ts";
import type { SourceFile } from "../source/source-file.ts";

/** One breach for each ring that a depth-first walk over the imports closes. */
export function checkRings(files: readonly SourceFile[]): Breach[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const finished = new Set<string>();
  const breaches: Breach[] = [];

  function walk(file: SourceFile, trail: readonly string[]): void {
    for (const { specifier, line } of file.imports) {
      const next = specifier.startsWith(".") ? byPath.get(join(dirname(file.path), specifier)) : undefined;
      if (next === undefined || finished.has(next.path)) continue;
      const start = trail.indexOf(next.path);
      if (start === -1) walk(next, [...trail, next.path]);
      else breaches.push(ringBreach(file.path, line, [...trail.slice(start), next.path]));
    }
    finished.add(file.path);
  }

  for (const file of files) if (!finished.has(file.path)) walk(file, [file.path]);
  return breaches;
}

function ringBreach(file: string, line: number, ring: readonly string[]): Breach {
  return {
    file,
    line,
    message: `closes the ring ${ring.join(" → ")}`,
    wayOut: "move what both sides need into a file that imports neither",
  };
}
