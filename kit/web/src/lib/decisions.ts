// What was decided on rows, by whom, when and with which comment: every step of their state, however it is made.
import { type Entity, type Fields, type RowOf, wholeOf } from "./entity";
import { person } from "./person";
import { textsOf } from "./saved";
import { createCollection } from "./store";
import { type Transition, type Transitions, makeStep, mayMake } from "./transitions";

export interface Decision {
  /** The name of an entity and the id of its row: `request/request-1`. */
  row: string;
  /** The state of the row since then. */
  to: string;
  /** The name of who decided; an empty text for somebody who gave none. */
  by: string;
  comment: string;
  /** As an ISO 8601 time. */
  at: string;
}

/** All decisions, the latest first. */
export const decisions = createCollection<Decision>({
  name: "decisions",
  read: (saved) => {
    const decision = textsOf(saved, ["row", "to", "by", "comment", "at"] as const);
    return decision.row === "" || decision.to === "" ? null : decision;
  },
});

/** What is said of the decision that is being made. */
let comment = "";

/** Notes every step of a state from now on; returns the transitions. */
export function recordDecisions<F extends Fields>(of: Transitions<F>): Transitions<F> {
  const { entity, name } = of;
  const whole = wholeOf(entity);
  const { update } = whole;
  const stateOf = (id: string) => String(whole.all().find((row) => row.id === id)?.[name] ?? "");
  whole.update = (id, changes) => {
    const before = stateOf(id);
    update(id, changes);
    const to = stateOf(id);
    if (to === before) return;
    const by = person.get().name;
    decisions.add({ row: `${entity.name}/${id}`, to, by, comment, at: new Date().toISOString() });
  };
  return of;
}

/** Makes a step of a row, with what is said of it. Throws `AccessRefused` where whoever opens the app may not. */
export function decide<F extends Fields>(
  of: Transitions<F>,
  { row, step, said }: { row: RowOf<F>; step: Transition<F>; said: string },
) {
  comment = said.trim();
  try {
    makeStep(of, row, step);
  } finally {
    comment = "";
  }
}

/** Which steps of a state are decisions: those with these verbs that rows in these states wait for; without them all steps. */
export interface DecisionScope {
  waiting?: readonly string[] | undefined;
  verbs?: readonly string[] | undefined;
}

/** The steps that are decisions, each from the states in which rows wait for one. */
export function decidingSteps<F extends Fields>(
  { steps }: Transitions<F>,
  { waiting, verbs }: DecisionScope,
): readonly Transition<F>[] {
  return steps.flatMap((step) => {
    const from = step.from.filter((state) => waiting === undefined || waiting.includes(state));
    const isOne = from.length > 0 && (verbs === undefined || verbs.includes(step.verb));
    return isOne ? [{ ...step, from }] : [];
  });
}

/** The states of rows that were decided: those to which decisions lead, and those that can follow. */
export function decidedStates<F extends Fields>(
  { steps }: Transitions<F>,
  deciding: readonly Transition<F>[],
): ReadonlySet<string> {
  const decided = new Set(deciding.map(({ to }) => to));
  for (const state of decided)
    for (const { from, to } of steps) if (from.includes(state)) decided.add(to);
  return decided;
}

/** Whether whoever opens the app may decide on one of the rows, whatever its state; where there are none, on rows to come. */
export function mayDecide<F extends Fields>(
  entity: Entity<F>,
  rows: readonly RowOf<F>[],
  deciding: readonly Transition<F>[],
): boolean {
  if (rows.length > 0)
    return rows.some((row) => deciding.some((step) => mayMake(entity, row, step)));
  return deciding.some(({ by }) => {
    if (by === undefined) return entity.mayAdd?.() !== false;
    const others = [by].flat().filter((who) => !who.startsWith("owner"));
    return entity.canBeOneOf?.(others) !== false;
  });
}

/** The decisions on a row, the latest first. */
export function decisionsOn(
  all: readonly Decision[],
  entity: { name: string },
  id: string,
): readonly Decision[] {
  return all.filter(({ row }) => row === `${entity.name}/${id}`);
}
