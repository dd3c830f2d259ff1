import assert from "node:assert/strict";
import { test } from "node:test";
import * as icons from "lucide-react";
import { Entity, Field, type SampleValue } from "../schema/entity.ts";
import { plainField } from "../reader/draft/plan.ts";
import type { ThingField } from "./field.ts";
import { slugOf } from "./field.ts";
import type { EntityTemplate } from "./entity-template.ts";
import { offeredTemplates, ownTemplates, templatesByNoun } from "./entity-templates.ts";

const exported = new Set(Object.keys(icons));

function fits(field: ThingField, value: SampleValue): boolean {
  if (value === null) return !field.required;
  switch (field.type) {
    case "boolean":
      return typeof value === "boolean";
    case "number":
    case "money":
    case "percent":
    case "duration":
      return typeof value === "number" && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity);
    case "rating":
      return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= (field.max ?? 5);
    case "date":
      return typeof value === "number" && Number.isInteger(value);
    case "time":
      return typeof value === "string" && /^\d\d:\d\d$/.test(value);
    case "choice":
      return typeof value === "string" && (field.options ?? []).includes(value);
    case "tags":
      return Array.isArray(value) && value.every((tag) => (field.options ?? []).includes(tag));
    case "lines":
      return Array.isArray(value) && value.every((line) => typeof line === "string");
    default:
      return typeof value === "string";
  }
}

function fieldIds(thing: EntityTemplate): Set<string> {
  return new Set(thing.fields.map((field) => field.id));
}

test("at least sixty things are known", () => {
  assert.ok(ownTemplates.length >= 60, `${ownTemplates.length} things`);
});

test("at least forty things are known as the public sees them", () => {
  assert.ok(offeredTemplates.length >= 40, `${offeredTemplates.length} offers`);
});

test("no word means two things", () => {
  for (const all of [ownTemplates, offeredTemplates]) {
    for (const wordsOf of [({ one, words }: EntityTemplate) => [one, ...words], ({ apps }: EntityTemplate) => apps]) {
      const words = all.flatMap((thing) => [...new Set(wordsOf(thing))]);
      assert.deepEqual(
        words.filter((word, index) => words.indexOf(word) !== index),
        [],
      );
    }
  }
});

const known = [...ownTemplates.map((thing) => ({ thing, as: "own" })), ...offeredTemplates.map((thing) => ({ thing, as: "on offer" }))];

for (const { thing, as } of known) {
  test(`what is known about ${thing.many} (${as}) fits together`, () => {
    assert.ok(exported.has(thing.icon), `lucide-react exports no ${thing.icon}`);
    const ids = fieldIds(thing);
    assert.equal(ids.size, thing.fields.length, "two fields share an id");
    for (const field of thing.fields) Field.parse(plainField(field));
    assert.equal(thing.fields[0]?.required, true, "the first field names a row");
    assert.ok(thing.rows.length >= 8 && thing.rows.length <= 12, `${thing.rows.length} sample rows`);
    for (const row of thing.rows) {
      assert.equal(row.length, thing.fields.length, `the row ${String(row[0])} has ${row.length} values for ${thing.fields.length} fields`);
      thing.fields.forEach((field, at) =>
        assert.ok(fits(field, row[at] ?? null), `${String(row[0])}: ${JSON.stringify(row[at])} does not fit ${field.label}`),
      );
    }
    const sample = Object.fromEntries(thing.fields.map((field, at) => [field.id, thing.rows[0]?.[at] ?? null]));
    Entity.parse({
      id: slugOf(thing.one),
      name: { one: thing.one, many: thing.many },
      icon: thing.icon,
      fields: thing.fields.map(plainField),
      titleField: thing.fields[0]?.id,
      phrase: null,
      samples: [sample],
    });
  });

  test(`the figures, references and companions of ${thing.many} (${as}) exist`, () => {
    const ids = fieldIds(thing);
    for (const figure of thing.figures ?? []) {
      assert.ok(figure.field === null || ids.has(figure.field), `no field ${figure.field}`);
      assert.ok(figure.kind === "total" || ids.has(figure.by), `no field ${figure.kind === "chart" ? figure.by : ""}`);
    }
    const slugs = new Set((as === "own" ? ownTemplates : [...ownTemplates, ...offeredTemplates]).map((other) => slugOf(other.one)));
    for (const field of thing.fields)
      if (field.type === "reference") assert.ok(slugs.has(field.of ?? ""), `${field.label} points at nothing: ${field.of}`);
    for (const send of thing.sends ?? []) {
      assert.equal(thing.fields.find((field) => field.id === send.field)?.type, "lines");
      assert.ok(templatesByNoun.has(send.to));
    }
    for (const noun of thing.brings ?? []) assert.ok(templatesByNoun.has(noun));
  });
}

for (const [all, as] of [
  [ownTemplates, "things of one's own"],
  [offeredTemplates, "things on offer"],
] as const) {
  test(`no noun and no name of an application means two ${as}`, () => {
    const meanings = new Map<string, EntityTemplate>();
    const doubles: string[] = [];
    for (const thing of all) {
      for (const word of [thing.one, ...thing.words, ...thing.apps]) {
        const other = meanings.get(word);
        if (other !== undefined && other !== thing) doubles.push(`“${word}” means ${other.one} and ${thing.one}`);
        meanings.set(word, thing);
      }
    }
    assert.deepEqual(doubles, []);
  });
}
