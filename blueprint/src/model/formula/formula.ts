// A formula of a computed field, parsed: what the app works out from a row, from the rows it refers to and from the rows that
// belong to it. The tree names entities and fields by their ids; how it is written is described in `parse-expression.ts`.

/** What a formula or a part of it comes to. `row` is a reference, which can only be empty or not; `whole` is the value of a field as it is, which can only be put into another one of its type. */
export type ValueType = "number" | "text" | "date" | "boolean" | "row" | "whole";

/** The operations of values. An empty operand counts as 0 in sums and differences of which another operand is there, and makes a product, a quotient or a date empty. */
export type Operation =
  | "plus"
  | "minus"
  | "times"
  | "over"
  | "joined"
  | "daysAfter"
  | "monthsAfter"
  | "daysBetween"
  | "yearsBetween"
  | "equals"
  | "less"
  | "atMost"
  | "both"
  | "either"
  | "not"
  | "choose"
  | "rounded"
  | "magnitude"
  | "least"
  | "greatest"
  | "mean"
  | "isEmpty";

/** How the rows that belong to a row become one value. */
export type Aggregate = "sumOf" | "averageOf" | "leastOf" | "greatestOf" | "earliestOf" | "latestOf" | "firstOf" | "lastOf" | "countOf";

/** A field of an entity, by their ids. */
export interface FieldPlace {
  entity: string;
  field: string;
}

/** A part of a formula. */
export type Formula =
  | { kind: "constant"; type: ValueType; value: number | string | boolean }
  | { kind: "today"; type: "date" }
  /** The row itself, for a reference to it. */
  | { kind: "this"; type: "row"; entity: string }
  /** A row that is drawn from those of an entity, or what is in a field of it. */
  | { kind: "random"; type: ValueType; entity: string; field: string | null }
  /** The row of an entity that has this name. */
  | { kind: "named"; type: "row"; entity: string; name: string }
  /** The name of whoever uses the app. */
  | { kind: "me"; type: "text" }
  /** The profile of whoever uses the app, a row of an entity. */
  | { kind: "profile"; type: "row"; entity: string }
  /** A field of the row, or inside an aggregate of the `child`, or of what an action `asked`; all but the last are references that lead to it. */
  | { kind: "field"; type: ValueType; of: "row" | "child" | "asked"; path: readonly [FieldPlace, ...FieldPlace[]] }
  /** Whether whoever uses the app added the row that a reference leads to. */
  | { kind: "own"; type: "boolean"; row: Extract<Formula, { kind: "field" }> }
  | { kind: "call"; type: ValueType; name: Operation; args: readonly Formula[] }
  /** Over the rows of `child.entity` whose reference `child.field` leads to the row; `value` is null where rows are counted; `order` is the day by which one of them is the first or the last; `where` says which of them are meant; `via` are the references that lead to the row to which they belong, where it is another one. */
  | {
      kind: "aggregate";
      type: ValueType;
      name: Aggregate;
      child: FieldPlace;
      value: Formula | null;
      order?: Formula;
      where?: Formula;
      via?: readonly FieldPlace[];
    };
