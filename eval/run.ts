// npm run eval: builds every prompt of a file through the whole service, visits the sites in a browser, evaluates the file's
// tests by what was performed, and writes report.html and report.json. See docs/eval.md.
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { evaluateAll } from "./evaluate-all.ts";
import type { EvalPrompt, Evaluation } from "./evaluation.ts";
import { type EvalOptions, readOptions } from "./read-options.ts";
import { readPrompts } from "./read-prompts.ts";
import { printTable } from "./reporting/print-table.ts";
import { writeReport } from "./reporting/write-report.ts";

const options = readOptions(process.argv.slice(2), fileURLToPath(new URL("..", import.meta.url)));
if (typeof options === "string") refuse(options);
else {
  const prompts = readPrompts(options.file, options);
  if (typeof prompts === "string") refuse(prompts);
  else process.exitCode = await evaluate(options, prompts);
}

function refuse(sentence: string): void {
  console.error(`✖ ${sentence}`);
  process.exitCode = 2;
}

/** Evaluates the prompts and writes the report; a signal ends it early, with a report of what is finished. Returns the exit code. */
async function evaluate({ out, jobs, model }: EvalOptions, prompts: readonly EvalPrompt[]): Promise<number> {
  const began = performance.now();
  const stop = stopOnSignal();
  await mkdir(out, { recursive: true });
  const evaluations = await evaluateAll(prompts, {
    jobs,
    signal: stop.signal,
    folder: out,
    model,
    finished: (evaluation, count) => console.log(progressLine(evaluation, `${count}/${prompts.length}`)),
  });
  const seconds = (performance.now() - began) / 1000;
  const report = await writeReport({ folder: out, evaluations, seconds, asked: prompts.length });
  printTable(evaluations);
  console.log(`${evaluations.length} of ${prompts.length} prompts in ${seconds.toFixed(0)} s. The report: ${report}`);
  return stop.signal.aborted ? 130 : 0;
}

function stopOnSignal(): AbortController {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      console.log("Stopping. The report will contain the finished prompts. Press Ctrl-C again to exit immediately.");
      stop.abort();
      process.once(signal, () => process.exit(130));
    });
  }
  return stop;
}

function progressLine({ id, build, visit, verdicts, trouble }: Evaluation, count: string): string {
  const passed = build.checks.filter((check) => check.passed).length;
  const yes = verdicts.filter(({ answer }) => answer === "yes").length;
  const visited =
    visit === null ? (trouble ?? build.code ?? build.outcome) : `${visit.pages.length} pages, ${visit.pressedControls} presses`;
  const results = `checks ${passed}/${build.checks.length}  tests ${yes}/${verdicts.length}  ${visited}`;
  return `${count.padStart(7)}  ${id}  ${build.outcome.padEnd(7)} ${build.seconds.toFixed(1).padStart(5)} s  ${results}  ${build.name ?? ""}`;
}
