// An app whose pages, rows and values are called as its own controls are, or as no layout expects, is built and passes
// all of its checks: what acts on a row is found, and what a long name is written in keeps its place.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Blueprint, planChecks } from "@atelier/blueprint";
import { recipeBox } from "../../../../blueprint/src/examples/recipe-box.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(async () => prover.close());

const named = (id: string, label: string) => ({ id, label, type: "text", required: true }) as const;
const phrase = null;
const LONG = "🪴".repeat(100);

/** Lists of steps, with parts in more columns than there is room for, and of notes; nothing is noted yet. A named ground, a look that centres its headings, and small letters except on buttons. */
const app: Blueprint = {
  ...recipeBox,
  kind: "community",
  theme: {
    ...recipeBox.theme,
    language: "aurora",
    scheme: "light",
    background: { hex: "#894f19", words: "brown" },
    components: null,
    density: "compact",
    sizes: { text: -1, headings: 0, buttons: 2 },
  },
  entities: [
    {
      id: "step",
      name: { one: "Undo", many: "Steps" },
      icon: "Box",
      fields: [named("name", "Edit"), { id: "call", label: "Delete", type: "phone", required: false }],
      titleField: "name",
      phrase,
      samples: [
        { name: LONG },
        { name: "Undo", call: "555-0100" },
        { name: "Edit" },
        { name: "Delete" },
        { name: "Cancel" },
        { name: "Search" },
        { name: "All" },
      ],
    },
    {
      id: "contact",
      name: { one: "contact", many: "contacts" },
      icon: "Users",
      fields: [{ id: "number", label: "Number", type: "phone", required: true }],
      titleField: "number",
      phrase,
      samples: [{ number: "+49 30 1234567" }, { number: "555-0100" }],
    },
    {
      id: "part",
      name: { one: "part", many: "parts" },
      icon: "Box",
      fields: [
        { id: "step", label: "Edit", type: "reference", required: true, of: "step", isPart: true },
        ...["one", "two", "three", "four", "five", "six", "seven"].map((id) => named(id, `${id} ${"wide".repeat(8)}`)),
      ],
      titleField: "one",
      phrase,
      samples: [{ step: 1, one: "Wheel", two: "a", three: "b", four: "c", five: "d", six: "e", seven: "f" }],
    },
    {
      id: "note",
      name: { one: "Kraftfahrzeughaftpflichtversicherungsunterlage", many: "notes" },
      icon: "Box",
      fields: [named("text", "Text")],
      titleField: "text",
      phrase,
      samples: [],
    },
  ],
  capabilities: [
    { kind: "browse", id: "browse-step", phrase, entity: "step" },
    { kind: "detail", id: "detail-step", phrase, entity: "step" },
    { kind: "edit", id: "edit-step", phrase, entity: "step" },
    { kind: "delete", id: "delete-step", phrase, entity: "step" },
    { kind: "total", id: "total-step", phrase, entity: "step", measure: "count", field: null, label: "Edit" },
    { kind: "chart", id: "chart-step", phrase, entity: "step", by: "name", measure: "count", field: null, shape: "ring", label: "Undo" },
    { kind: "browse", id: "browse-contact", phrase, entity: "contact" },
    { kind: "edit", id: "edit-contact", phrase, entity: "contact" },
    { kind: "browse", id: "browse-note", phrase, entity: "note" },
    { kind: "add", id: "add-note", phrase, entity: "note" },
  ],
  features: [],
  pages: [
    {
      id: "home",
      path: "/",
      title: "Extraordinarily".repeat(4),
      icon: "House",
      intro: null,
      sections: [
        { kind: "collection", entity: "note", view: "list" },
        { kind: "collection", entity: "step", view: "table" },
      ],
    },
    {
      id: "edit",
      path: "/edit",
      title: "Edit",
      icon: "House",
      intro: null,
      sections: [{ kind: "collection", entity: "contact", view: "list" }],
    },
  ],
};

test("an app whose pages and rows are called as its controls are passes its own checks", { timeout: 110_000 }, async () => {
  const checks = planChecks(app);
  const { findings, run } = await prover.prove(app, checks);
  assert.deepEqual(
    findings.map(({ message }) => message),
    [],
  );
  assert.equal(run?.checks.filter(({ passed }) => passed).length, checks.length);
});
