// The apps that the landing page shows. The first visitor of the page starts their builds, which run while nobody else
// builds; a service whose landing page nobody opens spends nothing on them. What was found is kept for a moment, so that
// many visitors cost one read.
import type { AppContext, Call } from "../../../domain/call.ts";
import { buildNextExample } from "../../../domain/projects/browsing/examples/build-next-example.ts";
import { type Example, listExamples } from "../../../domain/projects/browsing/examples/list-examples.ts";
import { openExamplesAccount } from "../../../domain/projects/browsing/examples/open-examples-account.ts";
import { attempt } from "../../../lib/attempts/attempt.ts";
import { monotonicMilliseconds } from "../../../lib/clock.ts";
import { stackOf } from "../../../storage/error-causes.ts";

/** What a visitor sees: the apps that are live, and whether more will follow. */
export interface ShownExamples {
  examples: Example[];
  isComplete: boolean;
}

/** The example apps of this process. `stop` ends the work on them; a build that runs goes on. */
export interface Examples {
  read(): Promise<ShownExamples>;
  stop(): Promise<void>;
}

/** How often the next step is taken, and how long what was read is kept. */
export interface ExamplesPace {
  stepMilliseconds: number;
  keptMilliseconds: number;
}

const PACE: ExamplesPace = { stepMilliseconds: 5_000, keptMilliseconds: 10_000 };

/** No examples, for a service that shows none. */
export const NO_EXAMPLES: Examples = {
  read: () => Promise.resolve({ examples: [], isComplete: true }),
  stop: () => Promise.resolve(),
};

/** The example apps, which are built after the first read. */
export function createExamples(ctx: AppContext, { stepMilliseconds, keptMilliseconds }: ExamplesPace = PACE): Examples {
  let account: Call | null = null;
  let kept: { shown: ShownExamples; until: number } | null = null;
  let isComplete = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let step = Promise.resolve();
  // Only after two steps in a row without another build, so that nobody's next message finds the machine busy.
  let idleSteps = 0;

  const callOf = async () => (account ??= await openExamplesAccount(ctx));

  async function takeStep(): Promise<void> {
    const taken = await attempt(async () => buildNextExample(await callOf(), { mayStart: idleSteps > 0 }));
    if (taken.ok) {
      idleSteps = taken.value === "waiting" ? 0 : idleSteps + 1;
      isComplete = taken.value === "complete";
    } else {
      ctx.log.warn({ error: stackOf(taken.error) }, "the examples of the landing page could not be built, and are tried again");
    }
    timer = null;
    goOn();
  }

  function goOn(): void {
    if (isStopped || isComplete || timer !== null) return;
    timer = setTimeout(() => void (step = takeStep()), stepMilliseconds).unref();
  }

  return {
    async read() {
      goOn();
      const now = monotonicMilliseconds();
      if (kept !== null && now < kept.until) return kept.shown;
      // What a completed work made is read after it: what is called complete is never kept without its last app.
      const wasComplete = isComplete;
      const shown = { examples: await listExamples(await callOf()), isComplete: wasComplete };
      kept = { shown, until: now + keptMilliseconds };
      return shown;
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await step;
    },
  };
}
