// Work that a limit ended, and of which too little works to be delivered, pauses: what was written is kept, and the
// person decides whether it goes on.
import type { Writing } from "../../../../domain/models/generation/generator.ts";
import type { Unfinished } from "../../../../domain/models/generation/unfinished.ts";
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
  const { spending } = work.context;
  const unfinished = unfinishedWork(work, point.learnt);
  const { works, missing } = unfinished;
  const { credits: spent, budgetCredits: budget } = spending();
  const { step, costliestStep, owed } = point;
  const needs = estimateNeed({ spent, budget, planned: works.length + missing.length, passed: works.length, costliestStep, owed });
  return { outcome: "paused", unfinished, pause: { step, why, needs, delivers: isPartDone(work) } };
}

/** Keeps what was written so far, in case the build is stopped or fails. A state that was tried can be opened. */
export async function keepWritten(work: Work, learnt: readonly TryRecord[]): Promise<void> {
  const { project, known, context } = work;
  const isTried = known.get(stateOf(project.files()))?.isTried === true;
  const unfinished = unfinishedWork(work, learnt);
  await context.keepDraft({ ...unfinished, shown: isTried ? unfinished.shown : [] });
}

function unfinishedWork({ plan, fresh, best, project, learnt, known }: Work, unsaved: readonly TryRecord[]): Unfinished {
  const files = project.files();
  const passed = (best?.record ?? known.get(stateOf(files)))?.passed ?? [];
  const titles = (ids: (id: string) => boolean): string[] =>
    plan.checks.filter(({ id }) => fresh.includes(id) && ids(id)).map(({ title }) => title);
  return {
    files,
    shown: [files, ...(best === null ? [] : [best.files])],
    plan,
    works: titles((id) => passed.includes(id)),
    missing: titles((id) => !passed.includes(id)),
    kept: { learnt: [...unsaved, ...learnt] },
  };
}

/** Whether a state of the app works and fulfils a part of the request. */
export function isPartDone({ best, fresh }: Pick<Work, "best" | "fresh">): boolean {
  return best !== null && (best.fulfilled > 0 || fresh.length === 0);
}
