// How a field's value is shown: as plain words, as a part of a card or table, and as text for search, order and export.
import { type Code, code, raw, Reference } from "../code/code.ts";
import { type EntityModel, type FieldModel } from "../model/entity-model.ts";
import { capitalise } from "../model/names.ts";

const PLAIN_TITLES = new Set(["text", "paragraph", "choice", "email", "phone", "link", "time"]);

/** Whether rows of this entity are named by a text of their own. */
export function hasPlainTitle(model: EntityModel): boolean {
  return PLAIN_TITLES.has(model.title.type);
}

/** The function that names a row whose title is not a text of its own. */
export function titleFunction(model: EntityModel): Reference {
  return new Reference(`${model.one}Title`, model.type.from);
}

/** The expression that names the row held by the variable `row`. */
export function titleOf(model: EntityModel, row: string): Code {
  return hasPlainTitle(model) ? raw(`${row}.${model.title.key}`) : code`${titleFunction(model)}(${raw(row)})`;
}

/** The component that shows the name of a referenced row. */
export function nameComponent(model: EntityModel): Reference {
  return new Reference(`${model.type.name}Name`, model.row.from);
}

/** The expression of a number in words: with its currency, unit or sign. `value` is an expression that is never null. */
export function numberInWords(field: FieldModel | null, value: Code): Code {
  if (field === null) return code`@formatNumber(${value})`;
  if (field.type === "money") return code`@formatMoney(${value}, ${currencyOf(field)})`;
  if (field.type === "percent") return code`\`\${@formatNumber(${value})}%\``;
  if (field.type === "duration" && countsMinutes(field)) return code`@formatMinutes(${value})`;
  if (isYear(field)) return code`String(${value})`;
  const unit = field.unit ?? (field.type === "duration" ? "hours" : "");
  if (unit === "") return code`@formatNumber(${value})`;
  if (isCounted(unit)) return code`@formatCount(${value}, ${unit.slice(0, -1)}, ${unit})`;
  return code`\`\${@formatNumber(${value})} \${${unit}}\``;
}

/** Whether a number is a year, which is written without grouping: 2018. */
function isYear(field: FieldModel): boolean {
  return field.type === "number" && field.unit === undefined && /\byear\b/i.test(`${field.id} ${field.label}`);
}

/** Whether a duration is kept in minutes, which are shown as hours and minutes. */
export function countsMinutes(field: FieldModel): boolean {
  return (field.unit ?? "minutes").startsWith("min");
}

/** Whether a unit is a plural word that has a singular: `servings`, not `kg`. */
export function isCounted(unit: string): boolean {
  return /^[a-z]{4,}s$/.test(unit);
}

/** An ISO 4217 code that the browser will accept. */
export function currencyOf(field: FieldModel): string {
  return /^[A-Z]{3}$/.test(field.unit ?? "") ? (field.unit ?? "USD") : "USD";
}

/** The words of a boolean field's two states, and the verb that switches it. */
export function markWords(field: FieldModel): { verb: string; on: string; off: string } {
  const label = capitalise(field.label);
  return {
    verb: field.mark?.verb ?? `Mark as ${field.label.toLowerCase()}`,
    on: field.mark?.on ?? label,
    off: field.mark?.off ?? `Not ${field.label.toLowerCase()}`,
  };
}

/** The value of a field as an expression that React can show. The caller shows it only where there is a value. */
export function shown(field: FieldModel, row: string, references: ReadonlyMap<string, EntityModel>): Code {
  const value = raw(`${row}.${field.key}`);
  switch (field.type) {
    case "number":
    case "money":
    case "percent":
    case "duration":
      return code`{${numberInWords(field, value)}}`;
    case "date":
      return code`<time dateTime={${value}}>{@formatRelativeDate(${value})}</time>`;
    case "time":
      return code`{@formatTime(${value})}`;
    case "boolean":
      return code`{${value} ? ${markWords(field).on} : ${markWords(field).off}}`;
    case "rating":
      return code`<@Stars value={${value}} max={${field.max ?? 5}} />`;
    case "tags":
      return code`<@Chips texts={${value}} />`;
    case "lines":
      return code`{${value}.join(", ")}`;
    case "link":
      return code`<a className="link" href={${value}} rel="noreferrer">{${value}.replace(/^https?:\/\//, "")}</a>`;
    case "email":
      return code`<a className="link" href={\`mailto:\${${value}}\`}>{${value}}</a>`;
    case "phone":
      return code`<a className="link" href={\`tel:\${${value}}\`}>{${value}}</a>`;
    case "reference": {
      const target = references.get(field.of ?? "");
      return target ? code`<${nameComponent(target)} id={${value}} />` : code`{${value}}`;
    }
    default:
      return code`{${value}}`;
  }
}

/** The condition under which a field has something to show; undefined when it always has. */
export function hasValue(field: FieldModel, row: string): Code | undefined {
  const value = `${row}.${field.key}`;
  if (field.type === "boolean") return undefined;
  if (field.type === "rating") return raw(`${value} > 0`);
  if (["number", "money", "percent", "duration"].includes(field.type)) return field.required ? undefined : raw(`${value} !== null`);
  return raw(["lines", "tags"].includes(field.type) ? `${value}.length > 0` : `${value} !== ""`);
}

/** Wraps JSX in the condition that the field has a value. */
export function ifValue(field: FieldModel, row: string, jsx: Code): Code {
  const condition = hasValue(field, row);
  return condition === undefined ? jsx : code`{${condition} && (${jsx})}`;
}

/** The variable that maps ids to names, for a reference that is searched, ordered, grouped or exported. */
export function namesVariable(target: EntityModel): string {
  return `${target.one}Names`;
}

/** The value as one text, for search and order. */
export function textOf(field: FieldModel, row: string, references: ReadonlyMap<string, EntityModel>): Code {
  const value = raw(`${row}.${field.key}`);
  if (field.type === "reference") {
    const target = references.get(field.of ?? "");
    return target ? code`${raw(namesVariable(target))}.get(${value}) ?? ""` : value;
  }
  return value;
}

/** `useMemo`-free lookups of the entities that these fields refer to, as statements. */
export function nameLookups(fields: readonly FieldModel[], references: ReadonlyMap<string, EntityModel>): Code[] {
  const ids = [...new Set(fields.filter((field) => field.type === "reference").map((field) => field.of ?? ""))];
  return ids.flatMap((id) => {
    const target = references.get(id);
    if (!target) return [];
    return [
      code`const ${raw(namesVariable(target))} = new Map(@useRows(${target.collection}).map((${raw(target.one)}) => [${raw(target.one)}.id, ${titleOf(target, target.one)}]));`,
    ];
  });
}

/** All entities by their ids. */
export function byId(entities: readonly EntityModel[]): ReadonlyMap<string, EntityModel> {
  return new Map(entities.map((entity) => [entity.entity.id, entity]));
}
