// The states of rows: which steps lead from one to another, and what these change elsewhere.
import type { Audience } from "./audience";
import { type Changes, toldChanges } from "./changes";
import { keepingRules } from "./rules";
import { type Entity, type Fields, type NamesOf, type RowOf, changeOf } from "./entity";

/** A step from one state to another. */
export interface Transition<F extends Fields> {
  /** What its button says. */
  verb: string;
  /** The states in which it is possible. */
  from: readonly string[];
  to: string;
  /** Who makes it, whether or not they may change the row otherwise; without it whoever may. */
  by?: Audience;
  /** What it changes in other rows, or in other fields of the row. */
  effects?: (row: RowOf<F>) => Changes;
}

/** The transitions of one field of an entity. */
export interface Transitions<F extends Fields> {
  entity: Entity<F>;
  name: NamesOf<F, string>;
  steps: readonly Transition<F>[];
}

/** The step that is being made: of several between the same states the one whose button was pressed. */
let made: object | null = null;

/** Defines how a state changes. What a step changes elsewhere is changed however the row comes to its new state: by a button or on a board. */
export function defineTransitions<F extends Fields>(
  entity: Entity<F>,
  name: NamesOf<F, string>,
  steps: readonly Transition<F>[],
): Transitions<F> {
  const { update } = entity.rows;
  const find = (id: string) => entity.rows.all().find((row) => row.id === id);
  entity.rows.update = (id, changes) =>
    keepingRules(() => {
      const before = find(id)?.[name];
      update(id, changes);
      const row = find(id);
      if (row === undefined || row[name] === before) return;
      const leading = steps.filter(
        ({ from, to }) => to === row[name] && from.includes(String(before)),
      );
      const step = leading.find((one) => one === made) ?? leading[0];
      // What a step would change in a row that is gone is left out.
      for (const change of step?.effects?.(row).flat() ?? []) change();
    });
  const transitions = { entity, name, steps };
  entity.states = [
    ...(entity.states ?? []),
    { name, mayMove: (row, to) => mayMove(transitions, row, to) },
  ];
  return transitions;
}

/** Whether whoever opens the app may make a step of a row, in whatever state it is. */
export function mayMake<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  { by }: Transition<F>,
): boolean {
  return by === undefined ? entity.mayChange?.(row) !== false : entity.isOneOf?.(by, row) !== false;
}

/** Whether they may move a row to a state: by a step, where only some people make those that lead there. */
function mayMove<F extends Fields>(
  { entity, name, steps }: Transitions<F>,
  row: RowOf<F>,
  to: unknown,
): boolean {
  if (row[name] === to) return true;
  const leading = steps.filter((step) => step.to === to);
  if (leading.every(({ by }) => by === undefined)) return entity.mayChange?.(row) !== false;
  return leading.some(
    (step) => step.from.includes(String(row[name])) && mayMake(entity, row, step),
  );
}

/** The steps that are possible for a row, and that whoever opens the app may make. */
export function possibleSteps<F extends Fields>(
  { entity, name, steps }: Transitions<F>,
  row: RowOf<F>,
): readonly Transition<F>[] {
  return steps.filter(
    (step) => step.from.includes(String(row[name])) && mayMake(entity, row, step),
  );
}

/** Makes a step: gives the row its new state. Returns what that changed elsewhere, a line each. */
export function makeStep<F extends Fields>(
  { entity, name }: Transitions<F>,
  row: RowOf<F>,
  step: Transition<F>,
): readonly string[] {
  made = step;
  try {
    return toldChanges(() => entity.rows.update(row.id, changeOf<F>(name, step.to)));
  } finally {
    made = null;
  }
}
