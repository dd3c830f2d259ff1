// What was decided on rows, by whom, when and with which comment: every step of their state, however it is made.
import { type Fields, type RowOf, wholeOf } from "./entity";
import { person } from "./person";
import { textsOf } from "./saved";
import { createCollection } from "./store";
import { type Transition, type Transitions, makeStep } from "./transitions";

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

/** The decisions on a row, the latest first. */
export function decisionsOn(
  all: readonly Decision[],
  entity: { name: string },
  id: string,
): readonly Decision[] {
  return all.filter(({ row }) => row === `${entity.name}/${id}`);
}
