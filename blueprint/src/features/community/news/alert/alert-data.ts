// What an alert is in the generated app: a condition on one field of a row, and whom to tell when a new row meets it.
import { type Code, code, raw } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { NUMBER_TYPES } from "../../../../writer/field/field-data.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import type { EntityModel, FieldModel } from "../../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { oneModule } from "../../marks/marked-rows.ts";
import { alertNames } from "./alert-names.ts";

/** The shared parts, the stores of this entity's rules and log, and what is read of its rows. */
export function alertDataModules({ project, feature, model }: UnitCall<FeatureOf<"alert">>): ModuleSource[] {
  const { rules, log, readings } = alertNames(model);
  const key = `${project.blueprint.slug}/${feature.id}`;
  return [
    {
      path: "src/lib/alert-rules.ts",
      opening:
        "Alerts: conditions on new rows. Sending is simulated; a service for SMS and e-mail would be called where the log is written.",
      library: true,
      parts: [...ruleParts, ...logParts],
    },
    oneModule(rules, code`const ${rules} = @createCollection<@RowAlert>({ key: ${key}, read: @readRowAlert, samples: () => [] });`),
    oneModule(
      log,
      code`const ${log} = @createCollection<@RowAlertEntry>({ key: ${`${key}-log`}, read: @readRowAlertEntry, samples: () => [] });`,
    ),
    oneModule(
      readings,
      code`
      function ${readings}(${raw(model.one)}: ${model.type}): Record<string, string> {
        return {
          ${raw(JSON.stringify(model.title.label))}: ${titleOf(model, model.one)},
          ${alertFields(model).map((field) => code`${raw(JSON.stringify(field.label))}: ${textOfField(model, field)},`)}
        };
      }`,
    ),
  ];
}

const UNREAD: ReadonlySet<FieldModel["type"]> = new Set(["reference", "paragraph", "link", "time"]);

/** The fields besides the title that a condition can be about, each label once. */
export function alertFields(model: EntityModel): FieldModel[] {
  const fields = model.fields.filter((field) => field !== model.title && !UNREAD.has(field.type) && field.label !== model.title.label);
  return fields.filter((field, index) => fields.findIndex((other) => other.label === field.label) === index);
}

function textOfField(model: EntityModel, field: FieldModel): Code {
  const value = `${model.one}.${field.key}`;
  if (field.type === "lines" || field.type === "tags") return raw(`${value}.join(", ")`);
  if (field.type === "boolean") return raw(`${value} ? "yes" : "no"`);
  if (!NUMBER_TYPES.has(field.type)) return raw(value);
  return raw(field.required || field.type === "rating" ? `String(${value})` : `${value} === null ? "" : String(${value})`);
}

const ruleParts: Part[] = [
  {
    name: "ALERT_COMPARISONS",
    code: code`const ALERT_COMPARISONS = ["is", "contains", "is more than", "is less than"] as const;`,
  },
  {
    name: "RowAlert",
    isType: true,
    code: code`
      interface RowAlert {
        name: string;
        /** The label of a field. */
        field: string;
        comparison: (typeof @ALERT_COMPARISONS)[number] | "";
        value: string;
        channel: string;
        contact: string;
        isOn: boolean;
      }`,
  },
  {
    name: "readRowAlert",
    code: code`
      function readRowAlert(saved: @SavedObject): @RowAlert | null {
        const name = @readText(saved.name);
        if (name === "") return null;
        return {
          name,
          field: @readText(saved.field),
          comparison: @readOption(@ALERT_COMPARISONS, saved.comparison),
          value: @readText(saved.value),
          channel: @readText(saved.channel),
          contact: @readText(saved.contact),
          isOn: saved.isOn === true,
        };
      }`,
  },
  {
    name: "meetsRowAlert",
    comment: "Whether a row, read as texts by its fields' labels, meets the condition of an alert.",
    code: code`
      function meetsRowAlert({ field, comparison, value }: @RowAlert, readings: Readonly<Record<string, string>>): boolean {
        const found = readings[field] ?? "";
        if (found === "") return false;
        if (comparison === "is more than") return Number(found) > Number(value);
        if (comparison === "is less than") return Number(found) < Number(value);
        const [left, right] = [found.toLowerCase(), value.toLowerCase()];
        return comparison === "contains" ? left.includes(right) : left === right;
      }`,
  },
];

const logParts: Part[] = [
  {
    name: "RowAlertEntry",
    isType: true,
    comment: "An alert that went off.",
    code: code`
      interface RowAlertEntry {
        rule: string;
        /** What it was about. */
        about: string;
        channel: string;
        contact: string;
        /** As an ISO 8601 time. */
        at: string;
      }`,
  },
  {
    name: "readRowAlertEntry",
    code: code`
      function readRowAlertEntry(saved: @SavedObject): @RowAlertEntry | null {
        const rule = @readText(saved.rule);
        if (rule === "") return null;
        return { rule, about: @readText(saved.about), channel: @readText(saved.channel), contact: @readText(saved.contact), at: @readText(saved.at) };
      }`,
  },
];
