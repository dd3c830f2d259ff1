// A blueprint that the tests write out: every type of field, required and not, every capability, names that are words
// of the language or of the browser, and words that would do harm if any of them ever became code or markup.
import type { Blueprint } from "../schema/blueprint.ts";
import type { Capability } from "../schema/capability.ts";
import type { Field, FieldType, SampleValue } from "../schema/entity.ts";
import { keep } from "./keep.ts";

const HOSTILE = "</script><script>alert(1)</script> `${process.exit()}` */ {x} \"'\\ --> \u2028 @useState";

const TYPES: readonly Exclude<FieldType, "reference">[] = [
  "text",
  "paragraph",
  "lines",
  "number",
  "money",
  "percent",
  "duration",
  "date",
  "time",
  "boolean",
  "choice",
  "tags",
  "rating",
  "link",
  "email",
  "phone",
];

/** Types of which an optional field differs from a required one. */
const OPTIONAL = ["number", "money", "duration", "date", "choice", "boolean", "rating"] as const;

function field(type: FieldType, required: boolean): Field {
  const id = `${required ? "must" : "may"}-${type}`;
  const options = type === "choice" || type === "tags" ? { options: ["One", "Two & three", HOSTILE.slice(0, 60)] } : {};
  return { id, label: `${required ? "Must" : "May"} ${type}`, type, required, ...options };
}

const SAMPLES: Readonly<Record<Exclude<FieldType, "reference">, SampleValue>> = {
  text: "A text",
  paragraph: HOSTILE,
  lines: ["First line", HOSTILE],
  number: 3,
  money: 12.5,
  percent: 40,
  duration: 75,
  date: -2,
  time: "09:30",
  boolean: true,
  choice: "One",
  tags: ["One", "Two & three"],
  rating: 4,
  link: "https://example.com/a?b=c&d",
  email: "someone@example.com",
  phone: "+1 555 0100",
};

function values(text: string): Record<string, SampleValue> {
  return Object.fromEntries([
    ...TYPES.map((type) => [`must-${type}`, SAMPLES[type]]),
    ...OPTIONAL.map((type) => [`may-${type}`, SAMPLES[type]]),
    ["must-text", text],
  ]);
}

const of = { entity: "class", phrase: null } as const;

const capabilities: Capability[] = [
  ...keep("class"),
  { id: "detail-class", kind: "detail", ...of },
  { id: "search-class", kind: "search", ...of },
  ...TYPES.map((type): Capability => ({ id: `filter-${type}`, kind: "filter", field: `must-${type}`, ...of })),
  { id: "filter-map", kind: "filter", field: "map", ...of },
  { id: "sort-class", kind: "sort", fields: [...TYPES.map((type) => `must-${type}`), "map"], ...of },
  { id: "mark-class", kind: "mark", field: "must-boolean", ...of },
  { id: "mark-class-too", kind: "mark", field: "may-boolean", ...of },
  { id: "rate-class", kind: "rate", field: "must-rating", ...of },
  { id: "rate-class-too", kind: "rate", field: "may-rating", ...of },
  { id: "tag-class", kind: "tag", field: "must-tags", ...of },
  { id: "export-csv", kind: "export", format: "csv", ...of },
  { id: "export-json", kind: "export", format: "json", ...of },
  { id: "send-class", kind: "send", field: "must-lines", to: "map", verb: HOSTILE, ...of },
  { id: "sum-class", kind: "total", measure: "sum", field: "may-money", label: "Sum", ...of },
  { id: "mean-class", kind: "total", measure: "average", field: "may-rating", label: "Mean", ...of },
  ...TYPES.map((type, index): Capability => ({
    id: `chart-${type}`,
    kind: "chart",
    by: `must-${type}`,
    measure: "count",
    field: null,
    shape: (["bars", "line", "ring"] as const)[index % 3] ?? "bars",
    label: `By ${type}`,
    ...of,
  })),
  { id: "chart-map", kind: "chart", by: "map", measure: "sum", field: "must-duration", shape: "bars", label: "By map", ...of },
  ...keep("map"),
  ...keep("event"),
];

/** Everything at once. */
export const everything: Blueprint = {
  format: 1,
  kind: "tool",
  title: HOSTILE.slice(0, 60),
  slug: "everything",
  tagline: HOSTILE,
  entities: [
    {
      id: "class",
      name: { one: "class", many: "classes" },
      icon: "Box",
      titleField: "must-text",
      phrase: null,
      fields: [
        ...TYPES.map((type) => field(type, true)),
        ...OPTIONAL.map((type) => field(type, false)),
        { id: "map", label: "Map", type: "reference", of: "map", required: false },
      ],
      samples: [values("First"), values("Second"), { "must-text": HOSTILE }],
    },
    {
      id: "map",
      name: { one: "map", many: HOSTILE.slice(0, 48) },
      icon: "Map",
      titleField: "default",
      phrase: null,
      fields: [
        { id: "default", label: HOSTILE.slice(0, 60), type: "text", required: true },
        { id: "id", label: "Id", type: "number", required: true },
        { id: "constructor", label: "Constructor", type: "date", required: false },
      ],
      samples: [{ default: "A map", id: 1, constructor: 0 }],
    },
    {
      id: "event",
      name: { one: "event", many: "events" },
      icon: "Calendar",
      titleField: "map",
      phrase: null,
      fields: [
        { id: "map", label: "Map", type: "reference", of: "map", required: true },
        { id: "new", label: "New", type: "boolean", required: false },
      ],
      samples: [{ map: 0, new: true }],
    },
  ],
  capabilities,
  features: [],
  pages: [
    {
      id: "home",
      path: "/",
      title: HOSTILE.slice(0, 60),
      icon: "House",
      intro: HOSTILE,
      sections: [
        { kind: "collection", entity: "class", view: "table" },
        { kind: "recent", entity: "event", limit: 3 },
      ],
    },
    {
      id: "not-found",
      path: "/maps",
      title: "Maps",
      icon: "Map",
      intro: null,
      sections: [
        { kind: "collection", entity: "map", view: "cards" },
        { kind: "collection", entity: "event", view: "list" },
      ],
    },
  ],
  theme: {
    language: "clean",
    background: { hex: "#4682b4", words: "steel blue" },
    components: { hex: "#ffff00", words: "yellow" },
    hue: 60,
    scheme: "dark",
    corners: "round",
    density: "compact",
    typeface: "mono",
  },
};
