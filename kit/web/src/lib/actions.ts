// What people do with a row by a button: buy it, register for it, train it. An action asks for a few values, has a condition, and
// changes rows all or none. It is how rows change that the person could not change by hand.
import type { Audience } from "./audience";
import { type Changes, toldChanges } from "./changes";
import type { Entity, Fields, RowOf, ValuesOf } from "./entity";
import type { Once } from "./once";
import { allOrNothing } from "./store";

/** A row of which something is done, and what was asked for. */
export interface Doing<F extends Fields, A extends Fields> {
  row: RowOf<F>;
  asked: ValuesOf<A>;
}

export interface Action<F extends Fields, A extends Fields = Fields> {
  /** What its button says. */
  verb: string;
  /** Who may; without it everybody who sees the row. */
  by?: Audience;
  /** Whether nobody does it with their own profile: asking somebody to connect. */
  isOfOthers?: boolean;
  /** What is asked before. */
  asks?: A;
  /** Whether it needs the name of the person. */
  isNamed?: boolean;
  /** Whether it is possible; always without it. */
  when?(doing: Doing<F, A>): boolean;
  /** Where each person does it once: who has. */
  once?: Once<F>;
  /** The entity of which a row is drawn at random: it is seen on a wheel. */
  draws?: () => Entity;
  /** What is said where it is not. */
  otherwise?: string;
  effects(doing: Doing<F, A>): Changes;
  /** What is said afterwards. */
  done?: string;
}

/** Defines an action of the rows of an entity. */
export function defineAction<F extends Fields, A extends Fields>(
  _entity: Entity<F>,
  action: Action<F, A>,
): Action<F> {
  return action;
}

/** Whether whoever opens the app may do this with a row. */
export function mayDo<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  { by, isOfOthers = false }: Action<F>,
): boolean {
  if (isOfOthers && entity.ownRow?.()?.id === row.id) return false;
  return by === undefined || entity.isOneOf?.(by, row) !== false;
}

class ActionFailed extends Error {}

/** Does it, all or nothing. Gives what was changed, a line each; null where it is not possible. */
export function performAction<F extends Fields>(
  entity: Entity<F>,
  action: Action<F>,
  doing: Doing<F, Fields>,
): readonly string[] | null {
  const row = entity.rows.all().find(({ id }) => id === doing.row.id);
  if (row === undefined || !mayDo(entity, row, action)) return null;
  const now = { ...doing, row };
  if (action.once?.isDone(row) === true || action.when?.(now) === false) return null;
  try {
    return toldChanges(() =>
      allOrNothing(() => {
        for (const change of action.effects(now).flat()) if (!change()) throw new ActionFailed();
        action.once?.note(row);
      }),
    );
  } catch (error) {
    if (error instanceof ActionFailed) return null;
    throw error;
  }
}
