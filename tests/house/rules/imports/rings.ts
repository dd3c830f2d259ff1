// No import cycles, types included: the files of a cycle cannot be read or moved separately.
import { dirname, join } from "node:path/posix";
import type { Violation } from "../violation.ts";
import type { SourceFile } from "../../source/source-file.ts";

/** Reports each cycle that a depth-first walk over the imports finds. */
export function checkRings(files: readonly SourceFile[]): Violation[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const finished = new Set<string>();
  const violations: Violation[] = [];

  function walk(file: SourceFile, trail: readonly string[]): void {
    for (const { specifier, line } of file.imports) {
      const next = specifier.startsWith(".") ? byPath.get(join(dirname(file.path), specifier)) : undefined;
      if (next === undefined || finished.has(next.path)) continue;
      const start = trail.indexOf(next.path);
      if (start === -1) walk(next, [...trail, next.path]);
      else violations.push(ringViolation(file.path, line, [...trail.slice(start), next.path]));
    }
    finished.add(file.path);
  }

  for (const file of files) if (!finished.has(file.path)) walk(file, [file.path]);
  return violations;
}

function ringViolation(file: string, line: number, ring: readonly string[]): Violation {
  return {
    file,
    line,
    message: `closes the cycle ${ring.join(" → ")}`,
    fix: "move what both sides need into a file that imports neither",
  };
}
