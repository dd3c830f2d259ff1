// What is worked out for today may be called “Today”: in its formula the word still means the day.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entity, Field } from "../../../schema/entity.ts";
import { parseExpression } from "../parse-expression.ts";

const field = (id: string, type: Field["type"], more: object = {}): Field => ({ id, label: id, type, required: false, ...more });

const entity = (id: string, fields: Field[]): Entity => ({
  id,
  name: { one: id, many: `${id}s` },
  icon: "Box",
  fields,
  titleField: "name",
  phrase: null,
  samples: [],
});

const forecast = entity("forecast", [field("name", "text"), field("day", "date"), field("region", "reference", { of: "region" })]);

function problemOf(formula: string, today: Field): string | null {
  const region = entity("region", [field("name", "text"), today]);
  const read = parseExpression([region, forecast], region, { formula });
  return "problem" in read ? read.problem : null;
}

test("the day is meant in the formula of what is called today, and the field where its values are entered", () => {
  const formula = "first(forecasts.name where day = today)";
  assert.equal(problemOf(formula, field("today", "text", { formula })), null);
  assert.equal(problemOf("today * 2", field("today", "number")), null);
});
