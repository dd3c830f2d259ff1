// Good and bad code differ little in the median and much in the tail, so the tail is capped: of files, of functions,
// of nesting, of folders. The limits on nine in ten keep the caps from becoming the habit.
import type { Violation } from "./violation.ts";
import { type MeasuredFunction, measureFunctions } from "../source/functions.ts";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";

/** The limits, in lines, levels and entries. */
export const limits = {
  file: { median: 90, nineInTen: 200, most: 350 },
  testFile: 400,
  function: { nineInTen: 45, most: 70 },
  depth: 3,
  folderEntries: 12,
} as const;

const splitFile = "split it by subject, one verb or thing a file";
const splitFunction = "name its steps and give each a function";

/** Files and functions over their caps, and the longest ones where more than one in ten, or half, are over the softer limits. */
export function checkSizes(files: readonly SourceFile[]): Violation[] {
  const sources = files.filter((file) => !isTest(file.path));
  return [...checkFiles(files), ...checkFileSpread(sources), ...checkFunctions(sources.flatMap(measureFunctions))];
}

function checkFiles(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, lineCount }) => {
    const most = isTest(path) ? limits.testFile : limits.file.most;
    return lineCount > most ? [{ file: path, line: 1, message: `has ${lineCount} lines, over ${most}`, fix: splitFile }] : [];
  });
}

function checkFileSpread(files: readonly SourceFile[]): Violation[] {
  const measured = files.map((file) => ({ file: file.path, line: 1, lineCount: file.lineCount }));
  return [
    ...checkSpread(measured, { share: 0.5, lines: limits.file.median, fix: splitFile }),
    ...checkSpread(measured, { share: 0.9, lines: limits.file.nineInTen, fix: splitFile }),
  ];
}

function checkFunctions(functions: readonly MeasuredFunction[]): Violation[] {
  const { nineInTen, most } = limits.function;
  const single = functions.flatMap(({ file, line, name, lineCount, depth }) => [
    ...(lineCount > most ? [{ file, line, message: `${name} has ${lineCount} lines, over ${most}`, fix: splitFunction }] : []),
    ...(depth > limits.depth
      ? [{ file, line, message: `${name} nests ${depth} deep, over ${limits.depth}`, fix: "return early, or name the inner part" }]
      : []),
  ]);
  return [...single, ...checkSpread(functions, { share: 0.9, lines: nineInTen, fix: splitFunction })];
}

interface Measured {
  file: string;
  line: number;
  lineCount: number;
}

// With fewer than ten, "nine in ten" says nothing; the caps still hold.
function checkSpread(measured: readonly Measured[], limit: { share: number; lines: number; fix: string }): Violation[] {
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

/** Folders with too many entries. A test counts together with the file beside it that it tests. */
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
