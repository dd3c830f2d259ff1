// Evaluates several prompts concurrently, with one service and one browser, which are always closed at the end.
import { startBuilder } from "./building/start-builder.ts";
import { evaluatePrompt } from "./evaluate-prompt.ts";
import type { EvalPrompt, Evaluation } from "./evaluation.ts";
import { openVisitor } from "./looking/open-visitor.ts";

/** The concurrency, the output folder, and a callback for each finished evaluation. After an abort, unfinished prompts are omitted. */
export interface Run {
  jobs: number;
  folder: string;
  model: string | null;
  signal: AbortSignal;
  finished(evaluation: Evaluation, count: number): void;
}

/** Evaluates the prompts, in the order of the file. */
export async function evaluateAll(prompts: readonly EvalPrompt[], { jobs, folder, model, signal, finished }: Run): Promise<Evaluation[]> {
  await using open = new AsyncDisposableStack();
  const visitor = open.adopt(await openVisitor(), (each) => each.close());
  const builder = open.adopt(await startBuilder({ prompts: prompts.length, jobs, withModels: model !== null }), (each) => each.close());
  const evaluations = new Map<number, Evaluation>();
  const waiting = [...prompts.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const [place, asked] = next;
      const evaluation = await evaluatePrompt({ builder, visitor, folder, model }, { asked, place });
      if (signal.aborted) return;
      evaluations.set(place, evaluation);
      finished(evaluation, evaluations.size);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return [...evaluations].toSorted(([one], [other]) => one - other).map(([, evaluation]) => evaluation);
}
