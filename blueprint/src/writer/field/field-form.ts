// How a field is asked for in the generated form, and how the answer is read.
import { type Code, code, join, raw, when } from "../code/code.ts";
import { attribute } from "../code/text.ts";
import type { EntityModel, FieldModel } from "../model/entity-model.ts";
import { entityOf, type ProjectModel } from "../model/project-model.ts";
import { inSentence, withArticle } from "../model/names.ts";
import { NUMBER_TYPES, optionsName } from "./field-data.ts";
import { titleOf } from "./field-display.ts";

/** The expression that reads a field from the submitted form. */
export function readFormField(field: FieldModel): Code {
  const name = field.key;
  const message = requiredMessage(field);
  switch (field.type) {
    case "lines":
    case "tags": {
      const texts = field.type === "lines" ? code`@formLines(form, ${name})` : code`@formTags(form, ${name})`;
      return field.required ? code`@requireSome(form, ${name}, { texts: ${texts}, message: ${message} })` : texts;
    }
    case "boolean":
      return code`@formFlag(form, ${name})`;
    case "choice":
      return code`@readOption(${optionsName(field)}, ${field.required ? code`@requiredText(form, ${name}, ${message})` : code`@formText(form, ${name})`})`;
    case "rating":
      return code`@formNumber(form, ${name}) ?? 0`;
    default:
      return NUMBER_TYPES.has(field.type) ? readNumberField(field, message) : readTextField(field, message);
  }
}

function readTextField(field: FieldModel, message: string): Code {
  if (field.required) return code`@requiredText(form, ${field.key}, ${message})`;
  if (field.type === "email") return code`@formEmail(form, ${field.key})`;
  return field.type === "link" ? code`@formLink(form, ${field.key})` : code`@formText(form, ${field.key})`;
}

function readNumberField(field: FieldModel, message: string): Code {
  const bounds = [
    ...(field.required ? [code`message: ${message}`] : []),
    ...(field.min === undefined && field.type === "money" ? [] : [code`min: ${field.min ?? 0}`]),
    ...(field.max === undefined ? [] : [code`max: ${field.max}`]),
  ];
  const rule = bounds.length === 0 ? undefined : code`, { ${join(bounds, ", ")} }`;
  return field.required ? code`@requiredNumber(form, ${field.key}${rule})` : code`@formNumber(form, ${field.key}${rule})`;
}

/** What the form says when a required field is empty. */
export function requiredMessage(field: FieldModel): string {
  const label = inSentence(field.label);
  if (field.type === "choice" || field.type === "reference") return `Choose ${withArticle(label)}.`;
  if (field.type === "date") return `Choose the ${label}.`;
  if (field.type === "lines") return `Enter at least one line.`;
  if (field.type === "tags") return `Enter at least one tag.`;
  return `Enter the ${label}.`;
}

/** The form control of a field, with the value of `initial` where there is one. */
export function formControl(project: ProjectModel, field: FieldModel): Code {
  const shared = join(
    [
      attribute("label", field.label),
      raw(`name="${field.key}"`),
      when(field.type !== "boolean", raw(`error={errors.${field.key}}`)),
      when(field.required && field.type !== "boolean" && field.type !== "rating", raw("required")),
      field.placeholder === undefined || !takesPlaceholder(field) ? undefined : attribute("placeholder", field.placeholder),
    ],
    " ",
  );
  const value = raw(`initial?.${field.key}`);
  switch (field.type) {
    case "paragraph":
      return code`<@TextAreaField ${shared} defaultValue={${value}} />`;
    case "lines":
      return code`<@TextAreaField ${shared} hint="One per line" defaultValue={${value}?.join("\n")} />`;
    case "tags":
      return code`<@TagsField ${shared} suggestions={${{ literal: field.options ?? [] }}} defaultValue={${value}} />`;
    case "boolean":
      return code`<@CheckboxField ${attribute("label", field.mark?.on ?? field.label)} name="${raw(field.key)}" defaultChecked={${value}} />`;
    case "choice":
      return code`<@SelectField ${shared} options={${optionsName(field)}.map((option) => ({ value: option, label: option }))} defaultValue={${value}} />`;
    case "reference":
      return referenceControl(project, field, shared);
    case "rating":
      return code`<@RatingField ${attribute("label", field.label)} name="${raw(field.key)}" max={${field.max ?? 5}} defaultValue={${value}} />`;
    default:
      return inputControl(field, shared);
  }
}

function takesPlaceholder(field: FieldModel): boolean {
  return !["boolean", "choice", "reference", "rating", "date", "time"].includes(field.type);
}

function referenceControl(project: ProjectModel, field: FieldModel, shared: Code): Code {
  const target = entityOf(project, field.of ?? "");
  return code`<@SelectField ${shared} options={${raw(optionsVariable(target))}} defaultValue={initial?.${raw(field.key)}} />`;
}

function optionsVariable(target: EntityModel): string {
  return `${target.one}Options`;
}

/** The statements before a form's JSX: the rows that its references offer. */
export function referenceOptions(project: ProjectModel, fields: readonly FieldModel[]): Code[] {
  const ids = [...new Set(fields.filter((field) => field.type === "reference").map((field) => field.of ?? ""))];
  return ids.map((id) => {
    const target = entityOf(project, id);
    const row = raw(target.one);
    return code`const ${raw(optionsVariable(target))} = @useRows(${target.collection}).map((${row}) => ({ value: ${row}.id, label: ${titleOf(target, target.one)} }));`;
  });
}

const INPUT_TYPES: Readonly<Record<string, string>> = { email: "email", phone: "tel", link: "url", date: "date", time: "time" };

function inputControl(field: FieldModel, shared: Code): Code {
  const type = INPUT_TYPES[field.type];
  const unit = field.type === "percent" ? "%" : field.unit;
  const extras = join(
    [
      type === undefined ? undefined : raw(`type="${type}"`),
      when(NUMBER_TYPES.has(field.type), raw('inputMode="decimal"')),
      unit === undefined || !NUMBER_TYPES.has(field.type) ? undefined : attribute("unit", unit),
    ],
    " ",
  );
  return code`<@TextField ${shared} ${extras} defaultValue={initial?.${raw(field.key)}${raw(NUMBER_TYPES.has(field.type) ? " ?? undefined" : "")}} />`;
}
