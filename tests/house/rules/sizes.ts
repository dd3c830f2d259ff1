// Good and bad code differ little in the median and much in the tail, so the tail is capped. oxlint caps each file, each
// function and its nesting (.oxlintrc.json); the limits on half and on nine in ten, which keep the caps from becoming
// the habit, and the size of folders are checked here.
import type { Violation } from "./violation.ts";
import { type MeasuredCode, measureFunctions } from "../source/functions.ts";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";

/** The limits, in lines and entries. */
export const limits = {
  file: { median: 90, nineInTen: 200 },
  function: { nineInTen: 45 },
  folderEntries: 12,
} as const;

const splitFile = "split it by subject, one verb or thing a file";
const splitFunction = "name its steps and give each a function";

/** The longest files and functions, tests aside, where more than half or more than one in ten are over the limit of their kind. */
export function checkSizes(files: readonly SourceFile[]): Violation[] {
  const sources = files.filter((file) => !isTest(file.path));
  const measured = sources.map((file) => ({ file: file.path, line: 1, lineCount: file.lineCount }));
  return [
    ...checkSpread(measured, { share: 0.5, lines: limits.file.median, fix: splitFile }),
    ...checkSpread(measured, { share: 0.9, lines: limits.file.nineInTen, fix: splitFile }),
    ...checkSpread(sources.flatMap(measureFunctions), { share: 0.9, lines: limits.function.nineInTen, fix: splitFunction }),
  ];
}

// With fewer than ten items, "nine in ten" is meaningless; the caps still apply.
function checkSpread(measured: readonly MeasuredCode[], limit: { share: number; lines: number; fix: string }): Violation[] {
  if (measured.length < 10) return [];
  const sorted = measured.toSorted((one, other) => one.lineCount - other.lineCount);
  const allowed = Math.ceil(sorted.length * limit.share);
  if ((sorted[allowed - 1]?.lineCount ?? 0) <= limit.lines) return [];
  return sorted
    .filter(({ lineCount }) => lineCount > limit.lines)
    .map(({ file, line, lineCount }) => ({
      file,
      line,
      message: `has ${lineCount} lines, and fewer than ${limit.share * 100} % of its kind stay within ${limit.lines}`,
      fix: limit.fix,
    }));
}

/** Reports folders with too many entries. A test counts together with the source file next to it. */
export function checkFolders(paths: readonly string[]): Violation[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split("/");
    parts.slice(1).forEach((part, index) => {
      const folder = parts.slice(0, index + 1).join("/");
      const entry = part.replace(/\.test(?=\.(ts|mjs)$)/, "");
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    });
  }
  return [...entries]
    .filter(([, names]) => names.size > limits.folderEntries)
    .map(([folder, names]) => ({
      file: folder,
      line: 1,
      message: `has ${names.size} entries, over ${limits.folderEntries}`,
      fix: "group what belongs together in a folder named by a noun",
    }));
}
