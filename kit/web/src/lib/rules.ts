// What every row of an entity has to keep: a period that ends after it begins, one booking of a room at a time. A change that breaks a rule
// is not made, whoever makes it: a form, a step, an action.
import { type Entity, type Fields, type RowOf, fieldOf, titleOf, wholeOf } from "./entity";
import { allOrNothing, whenDone } from "./store";
import { toast } from "./toast";
import * as words from "../words/general";

/** A rule of the rows of an entity. */
export interface Rule<F extends Fields> {
  /** The fields that are compared, or that `holds` reads: it counts where they are filled in. The last one is where a form says what is wrong. */
  fields: readonly (keyof F & string)[];
  /** What has to be so; without it there is one row at most with the same values in the fields. */
  holds?(row: RowOf<F>): boolean;
  /** Rows with the same values may be there where their periods do not overlap: days, moments or times from one field to another. */
  period?: { from: keyof F & string; to: keyof F & string };
  /** Only rows of which this is so are compared. */
  where?(row: RowOf<F>): boolean;
  /** What is said where it is broken. */
  otherwise?: string;
}

/** Thrown where a change would break a rule. `field` is where a form says it. */
export class RuleBroken extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Whether somebody says what is wrong where a rule is broken: a form, the dialog of an action. */
let isSaid = false;

/** Does work that may break a rule; gives its result, or the rule that it would break. */
export function unlessBroken<Result>(work: () => Result): Result | RuleBroken {
  const before = isSaid;
  isSaid = true;
  try {
    return work();
  } catch (error) {
    if (error instanceof RuleBroken) return error;
    throw error;
  } finally {
    isSaid = before;
  }
}

/** Makes a change of rows where they stand, all of it or nothing: a switch, a step or a card whose change would break a rule stays as it was, and a notice says why. */
export function keepingRules(change: () => void) {
  const whole = () => allOrNothing(change);
  const outcome = isSaid ? whole() : unlessBroken(whole);
  if (outcome instanceof RuleBroken) toast.error(outcome.message);
}

/** Lets the rows of an entity keep these rules. What is there already is left alone until it is changed. */
export function keepRules<F extends Fields>(entity: Entity<F>, rules: readonly Rule<F>[]) {
  const check = (id: string) => () => {
    const row = wholeOf(entity)
      .all()
      .find((one) => one.id === id);
    if (row !== undefined) for (const rule of rules) requireKept(entity, rule, row);
  };
  // A person adds rows through `rows`, and the app through all of them.
  for (const rows of new Set([entity.rows, wholeOf(entity)])) {
    const { add, update } = rows;
    rows.add = (values, place) =>
      allOrNothing(() => {
        const row = add(values, place);
        whenDone(`${entity.name}/${row.id}`, check(row.id));
        return row;
      });
    rows.update = (id, changes) =>
      keepingRules(() => {
        update(id, changes);
        whenDone(`${entity.name}/${id}`, check(id));
      });
  }
}

/** Throws `RuleBroken` where a row breaks a rule. */
function requireKept<F extends Fields>(entity: Entity<F>, rule: Rule<F>, row: RowOf<F>) {
  const { fields, holds, period, where = () => true, otherwise } = rule;
  const isFilled = (name: keyof F & string) => !fieldOf(entity, name).isEmpty(row[name]);
  if (!fields.every(isFilled) || !where(row)) return;
  const field = fields.at(-1) ?? period?.to ?? entity.title;
  if (holds !== undefined) {
    if (!holds(row)) throw new RuleBroken(field, otherwise ?? words.notPossible);
    return;
  }
  const others = wholeOf(entity).all();
  const isAlike = (other: RowOf<F>) => fields.every((name) => isSame(other[name], row[name]));
  const inTheWay = others.find(
    (other) =>
      other.id !== row.id &&
      isAlike(other) &&
      where(other) &&
      (period === undefined || overlaps(row, other, period)),
  );
  if (inTheWay === undefined) return;
  throw new RuleBroken(period?.from ?? field, otherwise ?? reasonOf(entity, rule, inTheWay));
}

/** What is in the way, as far as the person sees it. */
function reasonOf<F extends Fields>(
  entity: Entity<F>,
  { period }: Rule<F>,
  other: RowOf<F>,
): string {
  if (!entity.rows.all().some(({ id }) => id === other.id)) return words.isTaken;
  const title = titleOf(entity, other);
  return period === undefined ? words.isThereAlready({ title }) : words.overlapsWith({ title });
}

/** Texts are the same whatever their capitals and the spaces around them. */
function isSame(left: unknown, right: unknown): boolean {
  const plain = (value: unknown) =>
    typeof value === "string" ? value.trim().toLowerCase() : value;
  return plain(left) === plain(right);
}

/** Whether two periods share time; one that is not filled in shares none, and one of a single day has that day. Days, moments and times are texts that stand in their order. */
function overlaps<F extends Fields>(
  one: RowOf<F>,
  other: RowOf<F>,
  { from, to }: { from: keyof F & string; to: keyof F & string },
): boolean {
  const [begin, end, otherBegin, otherEnd] = [one[from], one[to], other[from], other[to]].map(
    String,
  );
  if (!begin || !end || !otherBegin || !otherEnd) return false;
  const after = (start: string, last: string) => (start === last ? `${last}~` : last);
  return begin < after(otherBegin, otherEnd) && otherBegin < after(begin, end);
}
