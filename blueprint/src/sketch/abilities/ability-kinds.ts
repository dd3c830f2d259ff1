// What people can do with an app, by kinds: those of rows and the features. What each kind needs and which fields of its thing it
// can name follows from the definitions, so that the prompt, the schema and the reader cannot disagree.
import { z } from "zod";
import { definitions } from "../../features/definitions.ts";
import type { FeatureKind } from "../../features/feature.ts";
import type { FieldType } from "../../schema/entity.ts";

/** Features that are made of texts. Theirs are in the sections of pages: none is made up. */
export const textKinds = [
  "hero",
  "about",
  "services",
  "faq",
  "passage",
  "gallery",
  "form",
  "survey",
  "lessons",
  "quiz",
  "flashcards",
  "calculator",
  "poll",
  "facts",
] as const satisfies readonly FeatureKind[];
type TextKind = (typeof textKinds)[number];

/** A field of the thing that an ability names: its option, and the types that it may have; any where none are given. */
export interface FieldOption {
  option: string;
  types: readonly FieldType[];
  isNeeded: boolean;
}

/** A kind of ability. */
export interface AbilityKind {
  kind: string;
  /** What it means, in a few words. */
  meaning: string;
  /** Whether it is about the rows of a thing. */
  thing: "needed" | "possible" | "none";
  options: readonly FieldOption[];
}

const MEASURED = ["number", "money", "percent", "duration", "rating"] as const;
const GROUPING = ["choice", "tags", "reference", "references", "boolean", "text", "date"] as const;

type RowKind =
  | "browse"
  | "add"
  | "edit"
  | "delete"
  | "search"
  | "filter"
  | "sort"
  | "mark"
  | "rate"
  | "tag"
  | "total"
  | "chart"
  | "export"
  | "send";

const option = (name: string, types: readonly FieldType[], isNeeded: boolean): FieldOption => ({ option: name, types, isNeeded });

/** What is done with rows, and which of their fields it is about. */
const rowKinds: Record<RowKind, { meaning: string; options: readonly FieldOption[] }> = {
  browse: { meaning: "see the rows", options: [] },
  add: { meaning: "enter new rows", options: [] },
  edit: { meaning: "change rows", options: [] },
  delete: { meaning: "remove rows", options: [] },
  search: { meaning: "find rows by words", options: [] },
  filter: { meaning: "narrow a list by a field", options: [option("field", [], true)] },
  sort: { meaning: "order a list by a field", options: [option("field", [], true)] },
  mark: { meaning: "tick a yes or no in the list", options: [option("field", ["boolean"], true)] },
  rate: { meaning: "give stars", options: [option("field", ["rating"], true)] },
  tag: { meaning: "add tags", options: [option("field", ["tags"], true)] },
  total: { meaning: "a figure over all rows", options: [option("field", MEASURED, false)] },
  chart: { meaning: "a chart of rows by a field", options: [option("by", GROUPING, true), option("field", MEASURED, false)] },
  export: { meaning: "download the list as csv, json or pdf", options: [] },
  send: { meaning: "copy a row's lines into the list of another thing, `to`", options: [option("field", ["lines"], true)] },
};

/** What the features mean that are no texts. */
const featureMeanings: Record<Exclude<FeatureKind, TextKind>, string> = {
  buy: "a cart, a checkout and orders",
  book: "reserve a row, or a time, for days or hours",
  apply: "apply for a row, or join it",
  account: "sign up, log in, a profile",
  comment: "comments below a row",
  message: "private messages, chat rooms",
  review: "stars and words on a row",
  collect: "favourites, a wishlist, votes, comparing, following",
  share: "a link to pass on",
  newsletter: "an e-mail address for news",
  contact: "a form for messages",
  stories: "testimonials of visitors",
  board: "a column for each option, cards are dragged",
  approve: "approve or reject rows",
  assign: "who does a row",
  calendar: "rows in a month",
  log: "entries of hours, payments or visits on a row",
  download: "save one row as PDF",
  dashboard: "a page of charts that people choose",
  timer: "countdown, stopwatch, focus sessions",
  leaderboard: "rows ranked by a number",
  standings: "a league table from results of matches",
  snake: "the game of snake",
};

const isTextKind = (kind: FeatureKind): kind is TextKind => textKinds.some((one) => one === kind);

function ofFeatures(): AbilityKind[] {
  return definitions.flatMap(({ schema, fieldOptions = {} }): AbilityKind[] => {
    const kind = schema.shape.kind.value;
    if (isTextKind(kind)) return [];
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
    const takes = (name: string, value: unknown): boolean => shape[name]?.safeParse(value).success === true;
    const about = ["entity", "rows"].find((name) => shape[name] !== undefined);
    return [
      {
        kind,
        meaning: featureMeanings[kind],
        thing: about === undefined ? "none" : takes(about, null) ? "possible" : "needed",
        options: Object.entries(fieldOptions).map(([name, types]) => option(name, types ?? [], !takes(name, null))),
      },
    ];
  });
}

/** All kinds of abilities that a sketch can name, those of rows first. */
export const abilityKinds: readonly AbilityKind[] = [
  ...Object.entries(rowKinds).map(([kind, { meaning, options }]): AbilityKind => ({ kind, meaning, thing: "needed", options })),
  ...ofFeatures(),
];

/** The kind of an ability that this app cannot have: it is reported as not built. */
export const UNBUILT = "unbuilt";

const kindNames = abilityKinds.map(({ kind }) => kind);

/** A kind of ability, or `unbuilt`. */
export const AbilityKindName = z.enum([...kindNames, UNBUILT]);

/** The kind of this name; undefined for none. */
export function abilityKindOf(name: string): AbilityKind | undefined {
  return abilityKinds.find(({ kind }) => kind === name);
}
