import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** The options of a run. Paths are absolute. */
export interface EvalOptions {
  file: string;
  only: readonly string[];
  limit: number;
  out: string;
  /** Null lets the service choose. */
  model: string | null;
  jobs: number;
}

const settings = {
  only: { type: "string", default: "" },
  limit: { type: "string", default: "1000000" },
  out: { type: "string" },
  model: { type: "string" },
  jobs: { type: "string", default: `${Math.min(4, availableParallelism())}` },
} as const;

const usage = "npm run eval -- file.jsonl --only=3,7 --limit=10 --out=folder --model=blueprint --jobs=2";

/** Parses the command line arguments, or returns a sentence that says what is wrong with them. */
export function readOptions(words: readonly string[], root: string): EvalOptions | string {
  const read = parse(words);
  if (typeof read === "string") return read;
  const { values, positionals } = read;
  const [limit, jobs] = [Number(values.limit), Number(values.jobs)];
  if (positionals.length > 1) return `Only one file can be given: ${usage}`;
  if (![limit, jobs].every((number) => Number.isInteger(number) && number > 0))
    return `--limit and --jobs must be integers above 0: ${usage}`;
  return {
    file: resolve(positionals[0] ?? join(root, "../shared/eval/webgen-dev.jsonl")),
    only: values.only.split(",").filter(Boolean),
    out: resolve(values.out ?? join(tmpdir(), `atelier-eval-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`)),
    model: values.model ?? null,
    limit,
    jobs,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: settings, allowPositionals: true });
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} Usage: ${usage}`;
  }
}
