// Changes of a sketch, as a model asks for them that has seen what came of it. A path leads to a place through members, and into
// lists by a name or a position: ["things", "jobs", "rows", "Night porter", "Town"].
import { z } from "zod";
import { asList, asValues, plainName, type Values } from "../form/lenient.ts";

const Step = z.union([z.string().trim().min(1).max(400), z.int().min(0).max(999)]);
type Step = z.infer<typeof Step>;

/** The value at a place, or that it is removed. A path that ends with "+" adds to a list. */
export const SketchChange = z.union([
  z.object({ at: z.array(Step).min(1).max(8), remove: z.literal(true) }),
  z.object({ at: z.array(Step).min(1).max(8), to: z.unknown() }),
]);
export type SketchChange = z.infer<typeof SketchChange>;

/** A sketch after changes, and a sentence for each change that could not be made. */
export interface RevisedSketch {
  sketch: unknown;
  problems: string[];
}

const ADD = "+";
/** The members by which the elements of a list are called. */
const NAMES = ["many", "one", "title", "heading", "label", "verb", "question", "wish", "name", "kind"];
const CELLS_MAX = 40;

/**
 * Changes a sketch as a model wrote it, one change after the other. Positions in lists stay those of the given sketch, since what
 * is removed goes last; with a field its values in the rows go too.
 */
export function reviseSketch(given: unknown, changes: readonly SketchChange[]): RevisedSketch {
  const sketch: unknown = structuredClone(given);
  const removing: Removal[] = [];
  const problems = changes.flatMap((change) => (changeOne(sketch, { change, removing }) ? [] : [`Nothing is at ${placeOf(change)}.`]));
  for (const { list, index } of removing.toSorted((one, other) => other.index - one.index)) list.splice(index, 1);
  return { sketch, problems };
}

const placeOf = ({ at }: SketchChange): string => JSON.stringify(at);

interface Removal {
  list: unknown[];
  index: number;
}

/** Whether a change could be made. */
function changeOne(sketch: unknown, { change, removing }: { change: SketchChange; removing: Removal[] }): boolean {
  const [last, ...before] = change.at.toReversed();
  const holder = last === undefined ? null : holderAt(sketch, before.toReversed());
  if (last === undefined || holder === null) return false;
  if (!("remove" in change)) return putInto(holder, last, change.to);
  const [list, ...above] = before;
  const thing = list === "fields" ? holderAt(sketch, above.toReversed()) : null;
  return removeFrom(holder, { last, removing, rows: rowsOf(thing) });
}

/** The rows of a thing, as lists of values. */
function rowsOf(thing: Holder | null): unknown[][] {
  const rows = thing === null || Array.isArray(thing.value) ? [] : thing.value["rows"];
  return asList(rows).filter((row) => Array.isArray(row));
}

/** A list or an object, and the fields of the thing that it is in, which name the cells of a row. */
interface Holder {
  value: unknown[] | Record<string, unknown>;
  fields: unknown[];
  /** Whether it is a row of values. */
  isRow: boolean;
}

function holderAt(sketch: unknown, path: readonly Step[]): Holder | null {
  let holder = holding(sketch, { fields: [], isRow: false });
  for (const [depth, step] of path.entries()) {
    const found = holder === null ? null : elementOf(holder, step);
    if (holder === null || found === null) return null;
    holder = holding(found, { fields: holder.fields, isRow: path[depth - 1] === "rows" });
  }
  return holder;
}

function holding(value: unknown, { fields, isRow }: Pick<Holder, "fields" | "isRow">): Holder | null {
  if (Array.isArray(value)) return { value, fields, isRow };
  return isObject(value) ? { value, fields: asList(value["fields"] ?? fields), isRow: false } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> => asValues(value) !== null;

function elementOf({ value, ...rest }: Holder, step: Step): unknown {
  if (!Array.isArray(value)) return value[keyIn(value, step) ?? ""] ?? null;
  const index = indexIn({ value, ...rest }, step);
  return index === null ? null : (value[index] ?? null);
}

/** The member that is called so, however it is capitalised; null for none. */
function keyIn(value: Values, step: Step): string | null {
  const name = String(step);
  if (Object.hasOwn(value, name)) return name;
  return Object.keys(value).find((key) => plainName(key) === plainName(name)) ?? null;
}

function indexIn({ value, fields, isRow }: Holder, step: Step): number | null {
  const elements = asList(value);
  const cells = isRow ? fields : elements;
  const name = plainName(String(step));
  if (typeof step === "number") return step < Math.max(elements.length, isRow ? fields.length : 0) ? step : null;
  const index = name === "" ? cells.indexOf(step) : cells.findIndex((element) => namesOf(element).includes(name));
  return index === -1 ? null : index;
}

/** What an element of a list may be called: a row by its first value. */
function namesOf(element: unknown): string[] {
  if (Array.isArray(element)) return namesOf(element[0]);
  const values = asValues(element);
  const names = values === null ? [element] : NAMES.map((name) => values[name]);
  return names.flatMap((name) => (typeof name === "string" ? [plainName(name)] : []));
}

function putInto(holder: Holder, last: Step, to: unknown): boolean {
  const { value, isRow } = holder;
  if (!Array.isArray(value)) {
    const key = keyIn(value, last) ?? String(last);
    // An own member of this name would be read as one that every object has.
    if (key === "__proto__") return false;
    value[key] = to;
    return true;
  }
  if (last === ADD) return value.push(to) > 0;
  const index = indexIn(holder, last);
  if (index === null || index >= Math.max(value.length, isRow ? CELLS_MAX : 0)) return false;
  while (value.length < index) value.push(null);
  value[index] = to;
  return true;
}

/** `rows`: those that lose a value with it. */
function removeFrom(holder: Holder, { last, removing, rows }: { last: Step; removing: Removal[]; rows: readonly unknown[][] }): boolean {
  const { value } = holder;
  if (!Array.isArray(value)) {
    const key = keyIn(value, last);
    return key !== null && delete value[key];
  }
  const index = indexIn(holder, last);
  if (index === null || index >= value.length) return false;
  if (!removing.some((one) => one.list === value && one.index === index))
    removing.push(...[value, ...rows].map((list) => ({ list, index })));
  return true;
}
