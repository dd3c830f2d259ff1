// Alerts: conditions on new rows. Sending is simulated; a service for SMS and e-mail would be called where the log is
// written.
import { type Entity, type Fields, type RowOf, titleOf } from "./entity";
import { choice } from "./fields/choice";
import { isEmail } from "./fields/email";
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
  channel: string;
  contact: string;
  isOn: boolean;
}

/** An alert that went off. */
export interface AlertEntry {
  /** The name of the rule. */
  rule: string;
  /** What it was about. */
  about: string;
  channel: string;
  contact: string;
  /** As an ISO 8601 time. */
  at: string;
}

/** The alerts on the rows of an entity. */
export interface Alerts {
  /** The channels to the person: `SMS`, `E-mail`. */
  channels: readonly string[];
  rules: Collection<AlertRule>;
  log: Collection<AlertEntry>;
}

/** Opens the alerts of this name in storage. */
export function createAlerts(name: string, channels: readonly string[]): Alerts {
  const rules = createCollection<AlertRule>({
    name,
    read: (saved) => {
      const { field, comparison, value, channel, contact } = saved;
      const rule = {
        name: readText(saved["name"]),
        field: readText(field),
        value: readText(value),
        channel: readText(channel),
      };
      if (rule.name === "") return null;
      const compared = COMPARISONS.find((candidate) => candidate === comparison) ?? "";
      return {
        ...rule,
        comparison: compared,
        contact: readText(contact),
        isOn: saved["isOn"] === true,
      };
    },
    samples: () => [],
  });
  const log = createCollection<AlertEntry>({
    name: `${name}-log`,
    read: (saved) => {
      const rule = readText(saved["rule"]);
      const { about, channel, contact, at } = saved;
      if (rule === "") return null;
      return {
        rule,
        about: readText(about),
        channel: readText(channel),
        contact: readText(contact),
        at: readText(at),
      };
    },
    samples: () => [],
  });
  return { channels, rules, log };
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
export function alertFields(labels: readonly string[], channels: readonly string[]) {
  return {
    name: text({ label: "Name of the alert", required: true, missing: "Give the alert a name." }),
    field: choice({ label: "Field", required: true, options: labels }),
    comparison: choice({ label: "Comparison", required: true, options: COMPARISONS }),
    value: text({ label: "Value", required: true, missing: "Enter a value to compare with." }),
    channel: choice({ label: "Channel", required: true, options: channels }),
    contact: text({
      label: "Phone number or e-mail address",
      required: true,
      missing: "Say where the alert goes.",
    }),
  };
}

/** What is wrong with a rule whose fields are filled in: a contact that the channel does not reach, or a value that cannot be compared. */
export function ruleErrors({
  comparison,
  value,
  channel,
  contact,
}: Omit<AlertRule, "isOn">): Readonly<Record<string, string>> {
  const isComparable = !comparison.endsWith("than") || Number.isFinite(Number(value));
  const isMail = channel === "E-mail";
  const isReachable =
    contact === "" || (isMail ? isEmail(contact) : /^\+?[\d\s()/.-]{6,20}$/.test(contact));
  return {
    ...(!isComparable && { value: "Enter a number." }),
    ...(!isReachable && {
      contact: isMail ? "Write a whole e-mail address." : "Write a whole phone number.",
    }),
  };
}
