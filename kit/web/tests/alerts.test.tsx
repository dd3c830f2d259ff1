import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AlertWatch } from "@/components/alerts/alert-watch";
import { recipes } from "@/entities/recipes";
import { type AlertRule, alertLabels, alertReadings, createAlerts, meetsAlert, ruleErrors } from "@/lib/alerts";
import { emptyValues } from "@/lib/entity";
import { notifications } from "@/lib/notifications";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const RULE: AlertRule = {
  name: "Long",
  field: "Servings",
  comparison: "is more than",
  value: "3",
  isOn: true,
};

const reading = (field: string, text: string) => new Map([[field, text]]);

test("numbers are compared as numbers, and texts without regard to case", () => {
  expect(meetsAlert(RULE, reading("Servings", "10"))).toBe(true);
  expect(meetsAlert(RULE, reading("Servings", "2"))).toBe(false);
  expect(meetsAlert({ ...RULE, comparison: "is less than" }, reading("Servings", "2"))).toBe(true);
  expect(meetsAlert({ ...RULE, comparison: "contains", value: "CURRY" }, reading("Servings", "Chickpea curry"))).toBe(true);
  expect(meetsAlert({ ...RULE, comparison: "is", value: "curry" }, reading("Servings", "Chickpea curry"))).toBe(false);
});

test("an alert that is off, and one on an empty field, stay silent", () => {
  expect(meetsAlert({ ...RULE, isOn: false }, reading("Servings", "10"))).toBe(false);
  expect(meetsAlert({ ...RULE, comparison: "is less than" }, reading("Servings", ""))).toBe(false);
  expect(meetsAlert(RULE, reading("Price", "10"))).toBe(false);
});

test("conditions are about the title and every field with something to compare", () => {
  expect(alertLabels(recipes)).toEqual(
    ["Title", "Cuisine", "Cooking time", "Servings", "Price"].concat(["Ingredients", "Last cooked", "Rating", "Tags", "Favourite"]),
  );
  const [row] = recipes.rows.all();
  if (row === undefined) throw new Error("There is no sample.");
  const readings = alertReadings(recipes, row);
  expect([readings.get("Title"), readings.get("Cooking time"), readings.get("Tags"), readings.get("Favourite")]).toEqual([
    "Lemon roast chicken",
    "85",
    "Quick",
    "no",
  ]);
});

test("a number is compared with a number", () => {
  expect(ruleErrors(RULE)).toEqual({});
  expect(ruleErrors({ ...RULE, value: "many" })).toEqual({ value: "Enter a number." });
  expect(ruleErrors({ ...RULE, comparison: "is", value: "many" })).toEqual({});
});

test("a new row is told with the alerts that it meets", () => {
  for (const { id } of notifications.all()) notifications.remove(id);
  const alerts = createAlerts("alerts");
  alerts.add(RULE);
  alerts.add({ ...RULE, name: "Off", isOn: false });
  render(<AlertWatch alerts={alerts} entity={recipes} />);
  act(() => {
    recipes.rows.add({ ...emptyValues(recipes.fields), title: "Dal", servings: 6 });
    recipes.rows.add({ ...emptyValues(recipes.fields), title: "Toast", servings: 1 });
  });
  expect(notifications.all()).toMatchObject([{ title: "Alert: Long", text: "Dal" }]);
});
