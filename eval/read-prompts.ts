// A prompt file has one JSON object per line: an id, a kind, a prompt, and tests with a task and an expected result.
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { EvalPrompt } from "./evaluation.ts";

const Test = z.object({ task: z.string(), expected: z.string().default(""), category: z.string().default("") });
const Line = z.object({
  id: z.coerce.string(),
  kind: z.string().default("unsorted"),
  prompt: z.string().min(1),
  tests: z.array(Test).default([]),
});

/** Which prompts of a file to use: by id (000007 and 7 are the same), and the maximum number. */
export interface PromptChoice {
  only: readonly string[];
  limit: number;
}

/** The selected prompts, or a sentence that says what is wrong with the file. */
export function readPrompts(file: string, { only, limit }: PromptChoice): EvalPrompt[] | string {
  if (!existsSync(file))
    return `There is no file ${file}. Pass a prompt file: npm run eval -- prompts.jsonl (its format is in docs/eval.md).`;
  const lines = readFileSync(file, "utf8").split("\n");
  const prompts: EvalPrompt[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const read = readLine(line);
    if (typeof read === "string") return `Line ${index + 1} of ${file} is not a prompt: ${read}`;
    prompts.push(read);
  }
  const wanted = only.map(plainId);
  const chosen = prompts.filter(({ id }) => wanted.length === 0 || wanted.includes(plainId(id))).slice(0, limit);
  return chosen.length > 0 ? chosen : `No prompt in ${file} matches --only=${only.join(",")}.`;
}

function readLine(line: string): EvalPrompt | string {
  try {
    const read = Line.safeParse(JSON.parse(line));
    return read.success ? read.data : z.prettifyError(read.error);
  } catch {
    return "it is not JSON";
  }
}

function plainId(id: string): string {
  return id.trim().replace(/^0+(?=\d)/, "");
}
