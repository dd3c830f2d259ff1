/** What the work has cost so far, in credits, and how far it has come. */
export interface Progress {
  spent: number;
  budget: number;
  costliestStep: number;
  /** The price of an answer that is not paid for yet. */
  owed: number;
  /** The numbers of requested checks, and of those that pass. */
  planned: number;
  passed: number;
}

const SHARE_MIN = 0.25;
const STEPS_MIN = 3;
const UNIT = 5;

/**
 * The credits that finishing the work is likely to need beside its remaining budget, and the fewest that are of use, both
 * whole. What is missing is expected to cost as much, for its share, as the work so far: at least a quarter of that, and
 * three more steps.
 */
export function estimateNeed({ spent, budget, costliestStep, owed, planned, passed }: Progress): { credits: number; atLeast: number } {
  const missing = planned === 0 ? 0 : (planned - passed) / planned;
  const more = Math.max(STEPS_MIN * costliestStep, spent * Math.max(SHARE_MIN, missing));
  const left = Math.max(0, budget - spent);
  const credits = Math.max(0, Math.ceil((more + owed - left) / UNIT) * UNIT);
  return { credits, atLeast: Math.max(1, Math.min(credits, Math.ceil(2 * costliestStep + owed - left))) };
}
