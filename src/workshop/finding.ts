// A finding is something wrong with a generated project, in words that its generator can act on. Every layer of the
// workshop reports all of its findings at once: a repair round is expensive, a finding is cheap.

/** Which part of the workshop found it. */
export type FindingSource = "gate" | "format" | "types" | "bundle" | "browser" | "check" | "accessibility";

/** One thing wrong with a generated project. `line` and `column` count from 1; `suggestions` are ready replacements, nearest first. */
export interface Finding {
  source: FindingSource;
  /** A stable snake_case code, such as `missing_export`. */
  code: string;
  /** One sentence that says what is wrong and what would be right. */
  message: string;
  file?: string;
  line?: number;
  column?: number;
  suggestions?: string[];
}

/** Counts findings by kind, such as `{"types ts2304": 2}`. Only this may be logged: messages quote the code or the page. */
export function tallyFindings(findings: readonly Finding[]): Record<string, number> {
  const tally: Record<string, number> = {};
  for (const { source, code } of findings) tally[`${source} ${code}`] = (tally[`${source} ${code}`] ?? 0) + 1;
  return tally;
}
