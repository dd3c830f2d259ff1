import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field } from "../../schema/entity.ts";
import { statisticOf } from "./statistic-of.ts";

const dated = { fields: [{ type: "date" }] } as const;
const undated = { fields: [{ type: "text" }] } as const;
type Told = Pick<Field, "label" | "type" | "unit" | "formula">;

const cases: readonly (readonly [field: Told, dated: string, undated: string])[] = [
  [{ label: "Amount", type: "money" }, "sum", "sum"],
  [{ label: "Price", type: "money" }, "sum", "average"],
  [{ label: "Price", type: "money", formula: "quantity * unit price" }, "sum", "sum"],
  [{ label: "Unit price", type: "money" }, "average", "average"],
  [{ label: "Pay per hour", type: "money" }, "average", "average"],
  [{ label: "Cost per month", type: "money" }, "sum", "sum"],
  [{ label: "Cooking time", type: "duration" }, "sum", "average"],
  [{ label: "Stock", type: "number" }, "sum", "sum"],
  [{ label: "Reorder at", type: "number" }, "average", "average"],
  [{ label: "Alter", type: "number", formula: "years(Geboren, today)" }, "average", "average"],
  [{ label: "Age", type: "number" }, "average", "average"],
  [{ label: "Open for", type: "number", formula: "today - reported" }, "average", "average"],
  [{ label: "Days", type: "number", formula: "until - from + 1" }, "sum", "sum"],
  [{ label: "Orders", type: "number", formula: "count(orders)" }, "sum", "sum"],
  [{ label: "Mean", type: "number", formula: "average(reviews.stars)" }, "average", "average"],
  [{ label: "Outside", type: "number", unit: "°C" }, "average", "average"],
  [{ label: "Wind", type: "number", unit: "km/h" }, "average", "average"],
  [{ label: "Distance", type: "number", unit: "km" }, "sum", "sum"],
  [{ label: "Done", type: "percent" }, "average", "average"],
  [{ label: "Stars", type: "rating" }, "average", "average"],
  [{ label: "Year", type: "number" }, "none", "none"],
  [{ label: "House number", type: "number" }, "none", "none"],
  [{ label: "Name", type: "text" }, "none", "none"],
];
for (const [field, withDay, without] of cases) {
  test(`${field.label}${field.formula === undefined ? "" : ` = ${field.formula}`}: ${withDay}, without a day ${without}`, () => {
    assert.equal(statisticOf(field, dated), withDay);
    assert.equal(statisticOf(field, undated), without);
  });
}
