// A thing that people keep track of, as knowledge: its nouns, its natural fields, its look and believable samples.
// Everything about a domain lives in such data and nowhere else, so a new domain is one more file and no code.
import type { SampleValue } from "../schema/entity.ts";
import type { ThingField } from "./field.ts";

/** A figure that is worth showing for a thing; it is dropped where its fields are not part of the app. */
export type Figure =
  | { kind: "total"; measure: "count" | "sum" | "average"; field: string | null; label: string }
  | {
      kind: "chart";
      by: string;
      measure: "count" | "sum" | "average";
      field: string | null;
      shape: "bars" | "line" | "ring";
      label: string;
    };

/** A row's values in the order of the thing's fields; a reference holds the title of the row it points at. */
export type SampleRow = readonly SampleValue[];

/** A typeface that suits the subject; the prompt's own wish comes first. */
export type Typeface = "sans" | "serif" | "rounded" | "mono";

export interface Thing {
  /** Inside a sentence: `shopping item`, `shopping items`. */
  one: string;
  many: string;
  /** Other nouns for it, in the singular: `dish`, `to-do`. */
  words: readonly string[];
  /** Names of whole applications about it: `cookbook`, `recipe box`. */
  apps: readonly string[];
  icon: string;
  view: "cards" | "list" | "table";
  hue: number;
  typeface?: Typeface;
  /** What an app for it is good for, one short sentence. */
  tagline: string;
  /** The page's title where the plural is not what people say: `Shopping list`. */
  pageTitle?: string;
  /** The first field is the title field. */
  fields: readonly ThingField[];
  rows: readonly SampleRow[];
  figures?: readonly Figure[];
  /** Where the lines of a field can be sent, if that thing is in the app too. */
  sends?: readonly { field: string; to: string; verb: string }[];
  /** Things that the app needs when this one is its subject: a recipe box wants no other, a budget wants expenses. */
  brings?: readonly string[];
}

/** A figure that counts the rows. */
export function count(label: string): Figure {
  return { kind: "total", measure: "count", field: null, label };
}

/** A figure that adds up a field. */
export function sum(field: string, label: string): Figure {
  return { kind: "total", measure: "sum", field, label };
}

/** A figure that averages a field. */
export function average(field: string, label: string): Figure {
  return { kind: "total", measure: "average", field, label };
}

/** A chart that counts rows by a field. */
export function chartOf(by: string, label: string, shape: "bars" | "line" | "ring" = "bars"): Figure {
  return { kind: "chart", by, measure: "count", field: null, shape, label };
}

/** A chart that adds up a field by another. */
export function chartSum(field: string, by: string, label: string, shape: "bars" | "line" | "ring" = "bars"): Figure {
  return { kind: "chart", by, measure: "sum", field, shape, label };
}
