// A finding is something wrong with a generated project, in words that its generator can act on.
// Every floor of the workshop reports all of its findings at once: a repair round is dear, a finding is cheap.

/** Which part of the workshop found it. */
export type FindingSource = "gate" | "format" | "types" | "bundle" | "browser" | "check" | "accessibility";

/** One thing wrong with a generated project. `line` and `column` count from 1; `suggestions` are ready replacements, nearest first. */
export interface Finding {
  source: FindingSource;
  /** A stable snake_case word, such as `missing_export`. */
  code: string;
  /** One sentence that says what is wrong and what would be right. */
  message: string;
  file?: string;
  line?: number;
  column?: number;
  suggestions?: string[];
}
