// Alerts: conditions on new rows, of which the person is notified.
import { type Entity, type Fields, type RowOf, titleOf } from "./entity";
import { choice } from "./fields/choice";
import type { Field, FieldKind } from "./fields/field-definition";
import { text } from "./fields/text";
import { readText, readTexts } from "./saved";
import { type Collection, createCollection } from "./store";

const COMPARISONS = ["is", "contains", "is more than", "is less than"] as const;

type Comparison = (typeof COMPARISONS)[number];

export interface AlertRule {
  name: string;
  /** The label of a field. */
  field: string;
  comparison: Comparison | "";
  value: string;
  isOn: boolean;
}

/** Opens the alerts of this name in storage. */
export function createAlerts(name: string): Collection<AlertRule> {
  return createCollection<AlertRule>({
    name,
    read: (saved) => {
      const rule = {
        name: readText(saved["name"]),
        field: readText(saved["field"]),
        value: readText(saved["value"]),
      };
      if (rule.name === "") return null;
      return {
        ...rule,
        comparison: COMPARISONS.find((candidate) => candidate === saved["comparison"]) ?? "",
        isOn: saved["isOn"] === true,
      };
    },
    samples: () => [],
  });
}

/** Kinds of fields with nothing to compare. */
const UNREAD: ReadonlySet<FieldKind> = new Set<FieldKind>([
  "reference",
  "paragraph",
  "link",
  "time",
]);

/** What a row says in each field that a condition can be about, by the field's label; the title comes first. */
export function alertReadings<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
): ReadonlyMap<string, string> {
  const title = entity.fields[entity.title]?.label ?? "";
  const readings = new Map([[title, titleOf(entity, row)]]);
  for (const [name, field] of comparedFields(entity)) {
    if (!readings.has(field.label)) readings.set(field.label, readingOf(row[name]));
  }
  return readings;
}

/** The labels of the fields that a condition can be about, each once; the title comes first. */
export function alertLabels<F extends Fields>(entity: Entity<F>): string[] {
  const title = entity.fields[entity.title]?.label ?? "";
  return [...new Set([title, ...comparedFields(entity).map(([, { label }]) => label)])];
}

function comparedFields<F extends Fields>({
  fields,
  title,
}: Entity<F>): (readonly [string, Field<unknown>])[] {
  return Object.entries(fields).filter(([name, { kind }]) => name !== title && !UNREAD.has(kind));
}

function readingOf(value: unknown): string {
  if (Array.isArray(value)) return readTexts(value).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return readText(value);
}

/** Whether a row, read by `alertReadings`, meets the condition of an alert that is on. An empty field meets none. */
export function meetsAlert(
  { isOn, field, comparison, value }: AlertRule,
  readings: ReadonlyMap<string, string>,
): boolean {
  const found = readings.get(field) ?? "";
  if (!isOn || found === "") return false;
  if (comparison === "is more than") return Number(found) > Number(value);
  if (comparison === "is less than") return Number(found) < Number(value);
  const [left, right] = [found.toLowerCase(), value.toLowerCase()];
  return comparison === "contains" ? left.includes(right) : left === right;
}

/** What someone who sets an alert fills in. */
export function alertFields(labels: readonly string[]) {
  return {
    name: text({ label: "Name of the alert", required: true, missing: "Give the alert a name." }),
    field: choice({ label: "Field", required: true, options: labels }),
    comparison: choice({ label: "Comparison", required: true, options: COMPARISONS }),
    value: text({ label: "Value", required: true, missing: "Enter a value to compare with." }),
  };
}

/** What is wrong with a rule whose fields are filled in: a value that cannot be compared. */
export function ruleErrors({
  comparison,
  value,
}: Pick<AlertRule, "comparison" | "value">): Readonly<Record<string, string>> {
  const isComparable = !comparison.endsWith("than") || Number.isFinite(Number(value));
  return isComparable ? {} : { value: "Enter a number." };
}
