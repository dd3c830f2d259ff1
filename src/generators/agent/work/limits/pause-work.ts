// Work that a limit ended, and of which too little works to be delivered, pauses: what was written is kept, and the
// person decides whether it goes on.
import type { Writing } from "../../../../domain/models/generation/generator.ts";
import { stateOf, type TryRecord } from "../verification.ts";
import type { Work } from "../work.ts";
import { estimateNeed } from "./estimate-need.ts";

/**
 * Where the work paused: before which step, the credits of its most expensive one, those owed for an answer, and the
 * records that are not stored with a call yet.
 */
export interface PausePoint {
  step: number;
  costliestStep: number;
  owed: number;
  learnt: readonly TryRecord[];
}

/** Pauses the work. `why` is a sentence. */
export function pauseWork(work: Work, { why, point }: { why: string; point: PausePoint }): Writing {
  const { plan, fresh, best, project, learnt, context } = work;
  const passed = (best?.record ?? work.known.get(stateOf(project.files())))?.passed ?? [];
  const requested = plan.checks.filter(({ id }) => fresh.includes(id));
  const [works, missing] = [requested.filter(({ id }) => passed.includes(id)), requested.filter(({ id }) => !passed.includes(id))];
  const { credits: spent, budgetCredits: budget } = context.spending();
  const { step, costliestStep, owed } = point;
  return {
    outcome: "paused",
    unfinished: { files: project.files(), shown: best?.files ?? null, plan, kept: { learnt: [...point.learnt, ...learnt] } },
    pause: {
      step,
      why,
      works: works.map(({ title }) => title),
      missing: missing.map(({ title }) => title),
      needs: estimateNeed({ spent, budget, planned: requested.length, passed: works.length, costliestStep, owed }),
      delivers: isPartDone(work),
    },
  };
}

/** Whether a state of the app works and fulfils a part of the request. */
export function isPartDone({ best, fresh }: Pick<Work, "best" | "fresh">): boolean {
  return best !== null && (best.fulfilled > 0 || fresh.length === 0);
}
