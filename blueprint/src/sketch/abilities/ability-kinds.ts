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
  /** What it means, in a few words; empty where its name says it. */
  meaning: string;
  /** Whether it is about the rows of a thing. */
  thing: "needed" | "possible" | "none";
  options: readonly FieldOption[];
  /** Its members that are words: a condition, people. */
  said: readonly string[];
}

const MEASURED = ["number", "money", "percent", "duration", "rating"] as const;
/** What a list can be narrowed by. */
export const FILTERED = [
  "choice",
  "tags",
  "reference",
  "references",
  "anyReference",
  "boolean",
  "text",
  ...MEASURED,
  "date",
  "datetime",
] as const;
const GROUPING = ["choice", "tags", "reference", "references", "boolean", "text", "date", "datetime"] as const;

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
  browse: { meaning: "", options: [] },
  add: { meaning: "", options: [] },
  edit: { meaning: "", options: [] },
  delete: { meaning: "", options: [] },
  search: { meaning: "", options: [] },
  filter: { meaning: "", options: [option("field", [], true)] },
  sort: { meaning: "", options: [option("field", [], true)] },
  mark: { meaning: "tick in the list", options: [option("field", ["boolean"], true)] },
  rate: { meaning: "stars in the list", options: [option("field", ["rating"], true)] },
  tag: { meaning: "", options: [option("field", ["tags"], true)] },
  total: { meaning: '"measure" count, sum or average; of rows "when" a formula, "title"', options: [option("field", MEASURED, false)] },
  chart: { meaning: "", options: [option("by", GROUPING, true), option("field", MEASURED, false)] },
  export: { meaning: '"format" csv, json, pdf', options: [] },
  send: { meaning: 'copy the lines of a row into another thing, "to"', options: [option("field", ["lines"], true)] },
};

/** What the features mean that are no texts. */
const featureMeanings: Record<Exclude<FeatureKind, TextKind>, string> = {
  buy: "cart, orders",
  book: "a row or a time",
  apply: "for a row, or join it",
  account: "log in, profile",
  comment: '"replies": [["Row name", "Author", "Words", -2]]',
  message: "chat",
  review: 'stars and words; "replies" as of comment, stars last',
  collect: "favourites, votes, comparing, following",
  share: "",
  notify:
    'in the app; "when": added, commented, a changed field or "status = Done", a date, a formula; "to": followers, a field with a name or as in "access"; "title"',
  newsletter: "",
  lookup: "a row by its code",
  find: "all things, in the header",
  contact: "a form",
  stories: "testimonials",
  board: "columns by option",
  approve: "",
  assign: "",
  calendar: "",
  log: "hours, visits",
  download: "a row as PDF",
  dashboard: "charts to choose",
  report: "a period in groups with totals",
  timer: "minutes, stopwatch",
  countdown: "to a date",
  picker: "draws, teams, dice",
  metronome: "",
  counter: "tally",
  leaderboard: "ranked rows",
  standings: "a league table",
  snake: "",
};

/** What kinds say in words, where no field alone says it. */
const SAID: Partial<Record<FeatureKind, readonly string[]>> = { notify: ["when", "to"] };

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
        options: SAID[kind] ? [] : Object.entries(fieldOptions).map(([name, types]) => option(name, types ?? [], !takes(name, null))),
        said: SAID[kind] ?? [],
      },
    ];
  });
}

/** All kinds of abilities that a sketch can name, those of rows first. */
export const abilityKinds: readonly AbilityKind[] = [
  ...Object.entries(rowKinds).map(([kind, { meaning, options }]): AbilityKind => ({ kind, meaning, thing: "needed", options, said: [] })),
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
