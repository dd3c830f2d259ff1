// An entity: what its rows are called, which fields they have, and where they are stored.
import type { Audience } from "./audience";
import type { Field } from "./fields/field-definition";
import { type Collection, type Stored, createCollection } from "./store";
import type { Noun } from "./words";

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The values of a row. */
export type ValuesOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/** The names of the fields whose values are of a type. */
export type NamesOf<F extends Fields, Value> = {
  [Name in keyof F]: ValuesOf<F>[Name] extends Value ? Name : never;
}[keyof F] &
  string;

export interface EntityOptions<F extends Fields> {
  /** Its name in storage. */
  name: string;
  noun: Noun;
  /** The page that lists its rows. */
  home: { path: string; title: string };
  /** The pages of single rows are below this path. */
  rowPath: string;
  fields: F;
  /** The field that names a row. */
  title: keyof F & string;
  /** The field that names a row together with the title: the other side of a match. */
  titleWith?: keyof F & string;
  /** The rows of a first visit; fields that are left out are empty. */
  samples: () => readonly Partial<ValuesOf<F>>[];
}

/** Why somebody sees no rows, where that changes, and the ways to look around without that. */
export interface Locked {
  title: string;
  action?: { label: string; path: string };
  visits?: readonly { label: string; run: () => void }[];
}

export interface Entity<F extends Fields = Fields> extends EntityOptions<F> {
  rows: Collection<ValuesOf<F>>;
  /** A row that is not stored, with the values of its computed fields; without it an entity has none. */
  preview?(row: RowOf<F>): RowOf<F>;
  /** Whether whoever opens the app may add a row, of which some values may be known, and change this one; without it everybody may. */
  mayAdd?(known?: Partial<ValuesOf<F>>): boolean;
  mayChange?(row: RowOf<F>): boolean;
  /** What whoever may not add a row does first, so that they may; null where there is nothing. */
  beforeAdding?(): { label: string; path: string } | null;
  /** What somebody who may not do something with a row does first; null where there is nothing. */
  beforeDoing?(by: Audience): { label: string; path: string } | null;
  /** Why whoever opens the app sees no rows, which `noun` names; null where they may see some. */
  locked?(noun?: Noun): Locked | null;
  /** Whether whoever opens the app is one of these people, for a row; without it everybody is. */
  isOneOf?(people: Audience, row: RowOf<F>): boolean;
  /** Whether whoever opens the app can be one of these people, for some row or other; without it everybody is. */
  canBeOneOf?(people: Audience): boolean;
  /** Whether whoever opens the app sees a field, and fills it in, of some row; without it everybody does. */
  maySee?(name: string): boolean;
  mayFill?(name: string): boolean;
  /** The row that is the profile of whoever is logged in, where rows are profiles: each account has one; see `restrict`. */
  ownRow?(): RowOf<F> | undefined;
  /** Whether whoever is logged in can have a profile and has none yet. */
  lacksOwnRow?(): boolean;
  /** Their profile, which is made with what is known of them where they have none yet; undefined for somebody who has none. */
  makeOwnRow?(): RowOf<F> | undefined;
  /** What the form of a new row begins with, where a field says nothing else. */
  beginning?(): Partial<ValuesOf<F>>;
  /** The entities whose rows refer to rows of this one, and the fields by which they do. */
  referrers?(): readonly { entity: Entity; by: readonly string[] }[];
  /** The fields that are states, and to which state a row may be moved. */
  states?: readonly { name: string; mayMove(row: RowOf<F>, to: unknown): boolean }[];
  /** All rows, where only some people see or change them: see `wholeOf`. */
  whole?: Collection<ValuesOf<F>>;
}

/** All rows, whoever looks: what the app itself works with, as in formulas and in what a transition changes elsewhere. A person reads and changes `rows`, which keep to what they may. */
export function wholeOf<F extends Fields>({
  rows,
  whole = rows,
}: Entity<F>): Collection<ValuesOf<F>> {
  return whole;
}

/** A row of the entity with these fields. */
export type RowOf<F extends Fields> = Stored<ValuesOf<F>>;

/** A row of an entity: `type Recipe = Row<typeof recipes>`. */
export type Row<E extends { fields: Fields }> = RowOf<E["fields"]>;

/** All entities of an app. */
export type Entities = readonly Entity[];

/** Defines an entity and opens its rows. A stored row without its title is dropped. */
export function defineEntity<const F extends Fields>(options: EntityOptions<F>): Entity<F> {
  const { name, fields, title, samples } = options;
  const rows = createCollection<ValuesOf<F>>({
    name,
    read: (saved) => {
      const values = mapFields(fields, (field, fieldName) => field.revive(saved[fieldName]));
      // A reference is there although its row may be gone: rows are not read while others are opened.
      return values[title] === fieldOf({ name, fields }, title).empty ? null : values;
    },
    samples: () =>
      samples().map((sample, index) => ({
        ...emptyValues(fields),
        ...sample,
        id: `${name}-${index + 1}`,
      })),
  });
  return { ...options, rows };
}

/** A row and what it is one of, as components are given them. */
export interface RowProps<F extends Fields> {
  entity: Entity<F>;
  row: RowOf<F>;
}

/** Makes the values of a row, field by field. */
export function mapFields<F extends Fields>(
  fields: F,
  valueOf: (field: Field<unknown>, name: string) => unknown,
): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]),
  ) as ValuesOf<F>;
}

export function emptyValues<F extends Fields>(fields: F): ValuesOf<F> {
  return mapFields(fields, (field) => field.empty);
}

/** The change of one field, as a part of a row's values. */
export function changeOf<F extends Fields>(name: keyof F, value: unknown): Partial<ValuesOf<F>> {
  return { [name]: value } as Partial<ValuesOf<F>>;
}

export function titleOf<F extends Fields>(entity: Entity<F>, row: RowOf<F>): string {
  const { title, titleWith = title } = entity;
  const names = [title, titleWith].map((name) => fieldOf(entity, name).format(row[name]));
  return titleWith === title ? (names[0] ?? "") : names.join(" – ");
}

/** What stands above a row: its title, or the value of another field that is its `heading`. */
export function headingText<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  heading: (keyof F & string) | undefined,
): string {
  return heading === undefined
    ? titleOf(entity, row)
    : fieldOf(entity, heading).format(row[heading]);
}

/** Whether a row is behind one, by a field that says so: it stands back in lists, tables and cards. */
export function isDone<F extends Fields>({ fields }: Entity<F>, row: RowOf<F>): boolean {
  return Object.entries(fields).some(
    ([name, { meaning }]) => meaning === "done" && row[name] === true,
  );
}

/** The field of this name. Throws if there is none, which the types rule out. */
export function fieldOf<F extends Fields>(
  { name, fields }: { name: string; fields: F },
  fieldName: keyof F,
): Field<unknown> {
  const field = fields[fieldName];
  if (field === undefined) throw new Error(`${name} has no field ${String(fieldName)}.`);
  return field;
}

/** The fields that a form asks for, with their names: all but those that are worked out, and states. */
export function enteredFields(fields: Fields): [name: string, field: Field<unknown>][] {
  return Object.entries(fields).filter(
    ([, { isComputed, kind }]) => isComputed !== true && kind !== "state",
  );
}

/** The fields of an entity that a form asks whoever opens the app for. */
export function askedFields<F extends Fields>({
  fields,
  mayFill,
}: Entity<F>): [name: string, field: Field<unknown>][] {
  return enteredFields(fields).filter(([name]) => mayFill?.(name) !== false);
}

/** The fields of an entity that whoever opens the app sees, with their names. */
export function seenFields<F extends Fields>({
  fields,
  maySee,
}: Entity<F>): [name: string, field: Field<unknown>][] {
  return Object.entries(fields).filter(([name]) => maySee?.(name) !== false);
}

/** The values that the form of an entity asked for, of those of a whole row. */
export function enteredValues<F extends Fields>(
  entity: Entity<F>,
  values: ValuesOf<F>,
): Partial<ValuesOf<F>> {
  const entries = askedFields(entity).map(([name]) => [name, values[name]]);
  return Object.fromEntries(entries) as Partial<ValuesOf<F>>;
}

/** What a form holds, as `FormData` does: the texts of a control by its name, and of a file its name. */
export interface FormEntries {
  getAll(name: string): readonly (string | { name: string })[];
}

/** The values of a submitted form (of a file its name), and a message for each field that is wrong, by the field's name. Fields that are not asked for are empty. */
export function readForm<F extends Fields>(
  fields: F,
  form: FormEntries,
  isAsked: (name: string) => boolean = () => true,
): { values: ValuesOf<F>; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const values = mapFields(fields, (field, name) => {
    if (!isAsked(name)) return field.empty;
    const parsed = field.parse(
      form.getAll(name).map((entry) => (typeof entry === "string" ? entry : entry.name)),
    );
    if ("value" in parsed) return parsed.value;
    errors[name] = parsed.error;
    return field.empty;
  });
  return { values, errors };
}
