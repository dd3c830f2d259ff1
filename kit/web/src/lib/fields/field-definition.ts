// What a kind of field knows about its values: how they are read from storage and from a form, formatted, searched,
// filtered and ordered. A kind is one file in this folder. Nothing here depends on React, so that entities are the same
// files in an app for browsers, in one for phones, and on a server.

import type { Pictogram } from "../scenes";
import type { Noun } from "../words";
import type { TargetLink } from "./target-rows";

/** Drawings by their names. */
export type Drawings = Readonly<Record<string, Pictogram>>;

/** What every kind of field is made with. */
export interface FieldOptions {
  label: string;
  required?: boolean;
  /** What to say where a required value is missing. */
  missing?: string;
  placeholder?: string;
  /** Below the control: what to enter, and how. */
  description?: string;
  /** Whether it is worked out, and no form asks for it. */
  isComputed?: boolean;
  /** Whether a value does not say which field it is of, and has the label before it in a line: one of two references to the same things. */
  isLabelled?: boolean;
}

/** What every kind takes over from its options. */
export function basicsOf({
  label,
  required = false,
  placeholder,
  description,
  isComputed,
  isLabelled,
}: FieldOptions) {
  return { label, required, placeholder, description, isComputed, isLabelled };
}

/** A value from a form: the value, or a message that says what to enter instead. */
export type Parsed<Value> = { value: Value } | { error: string };

/** A row that another one refers to. */
export interface Referred {
  /** The name of its entity, and its id. */
  entity: string;
  id: string;
  /** The rows that it refers to itself, by a field. */
  by(name: string): readonly Referred[];
}

/** Rows, and what says when they change. */
export interface RowSource {
  current(): unknown;
  subscribe(listener: () => void): () => void;
}

export interface Field<Value> {
  /** The kind, by which an app's components choose the control for it. */
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  readonly placeholder: string | undefined;
  readonly description?: string | undefined;
  /** Whether it is worked out by `computeFields`, and no form asks for it. */
  readonly isComputed?: boolean | undefined;
  /** Whether a value in a line of facts has its label before it, whatever the kind. */
  readonly isLabelled?: boolean | undefined;
  /** What the control offers, for a choice and for tags. */
  readonly options?: readonly string[];
  /** The colors that options are the names of. */
  readonly colors?: Readonly<Record<string, string>> | undefined;
  /** Shown after the control of a number. */
  readonly unit?: string | undefined;
  /** The number of stars, for a rating. */
  readonly max?: number;
  /** What pictures may show that the app draws, for a picture. */
  readonly drawn?: Drawings | undefined;
  /** What a flag says of a row, where it says one of these. */
  readonly meaning?: "done" | "favourite" | "alert" | "caution" | undefined;
  /** The rows that a reference may point to: their ids and titles. */
  readonly targets?: () => readonly FilterOption[];
  /** What the rows are called that a reference may point to. */
  readonly targetNoun?: () => Noun;
  /** The rows that a value leads to, as far as they are there and seen. */
  linksOf?(value: Value): readonly TargetLink[];
  /** The rows that a value leads to, whether or not they are seen. */
  referred?(value: Value): readonly Referred[];
  /** All rows of the entities that the field refers to, and what says when they change. */
  readonly targetRows?: () => readonly RowSource[];
  /** Whether a value leads to the row of this id, of the entity of this name. */
  leadsTo?(value: Value, row: string, entity: string): boolean;
  /** The value of a row in which nobody filled it in. */
  readonly empty: Value;
  /** The value with which the form of a new row begins; without it the control is empty. */
  readonly initial?: (() => Value) | undefined;
  /** The value that stands for whoever uses the app: their profile, which is made where they have none yet. */
  readonly ofMe?: (() => Value) | undefined;
  /** Null where rows cannot be filtered by this field. */
  readonly filter: FieldFilter<Value> | null;
  readonly orders: readonly FieldOrder<Value>[];
  isEmpty(value: Value): boolean;
  /** Converts what was stored, by this version of the app or an earlier one. Never throws. */
  revive(saved: unknown): Value;
  /** Reads the texts that a form has under the field's name; none for a control that was not filled in. */
  parse(texts: readonly string[]): Parsed<Value>;
  /** The value in one line. */
  format(value: Value): string;
  /** The groups that a value belongs to, in a chart. */
  groupsOf(value: Value): readonly string[];
  /** The texts that a search looks at. */
  searchTexts(value: Value): readonly string[];
}

export type FieldKind =
  | "text"
  | "paragraph"
  | "lines"
  | "number"
  | "money"
  | "percent"
  | "duration"
  | "date"
  | "datetime"
  | "time"
  | "flag"
  | "choice"
  | "state"
  | "tags"
  | "rating"
  | "link"
  | "email"
  | "phone"
  | "file"
  | "picture"
  | "reference"
  | "references"
  | "anyReference";

export interface FieldFilter<Value> {
  /** The option that lets every row pass. */
  readonly anyLabel: string;
  /** Whether a value is wanted between two numbers, `20..40`, and no option is chosen. */
  readonly isRange?: true;
  /** The options for rows with these values. */
  options(values: readonly Value[]): readonly FilterOption[];
  matches(value: Value, wanted: string): boolean;
}

export interface FilterOption {
  value: string;
  label: string;
  /** What the options around it have in common. */
  group?: string;
}

export interface FieldOrder<Value> {
  /** Follows the field's name in the URL: `price-down`. */
  readonly suffix: "" | "-down";
  readonly label: string;
  compare(left: Value, right: Value): number;
}
