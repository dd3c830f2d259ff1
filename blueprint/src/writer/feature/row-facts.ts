// The small facts beneath a row's name: an icon where it helps, words where a bare value would not say what it is.
import { type Code, code, raw } from "../code/code.ts";
import { attribute, jsxText } from "../code/text.ts";
import { icon } from "../components/layout.ts";
import { capabilitiesOf, type EntityModel, type FieldModel, fieldOf } from "../model/entity-model.ts";
import { inSentence } from "../model/names.ts";
import { optionsName } from "../field/field-data.ts";
import { isDone, markControl, rateControl } from "./actions.ts";
import { hasValue, ifValue, markWords, shown } from "../field/field-display.ts";
import { isUsedInPlace, type Roles } from "./roles.ts";

/** A row that is being written. */
export interface RowCall {
  model: EntityModel;
  roles: Roles;
  references: ReadonlyMap<string, EntityModel>;
}

/** The kind of a row: its word, with the colour that it has in charts. */
export function kindOf({ model, roles }: RowCall): Code | undefined {
  if (!roles.kind) return undefined;
  const value = raw(`${model.one}.${roles.kind.key}`);
  return ifValue(
    roles.kind,
    model.one,
    code`<@Kind index={${optionsName(roles.kind)}.findIndex((option) => option === ${value})}>{${value}}</@Kind>`,
  );
}

/** Kind, the first `limit` details and tags, for the line beneath a name. */
export function rowFacts(call: RowCall, limit: number): Code[] {
  const { model, roles, references } = call;
  const kind = kindOf(call);
  return [
    ...(kind ? [kind] : []),
    ...roles.details.slice(0, limit).map((field) => fact(call, field)),
    ...(roles.tags ? [ifValue(roles.tags, model.one, shown(roles.tags, model.one, references))] : []),
  ];
}

const SYMBOLS: Readonly<Partial<Record<FieldModel["type"], string>>> = {
  duration: "Clock",
  time: "Clock",
  email: "Mail",
  phone: "Phone",
  link: "ExternalLink",
};

/** The control that marks or rates a row by this field, where that can be done in place. */
export function inPlaceControl(model: EntityModel, field: FieldModel): Code | undefined {
  if (!isUsedInPlace(model, field)) return undefined;
  return field.type === "rating" ? rateControl(model, field) : markControl(model, field);
}

/** One fact, shown only where there is one. */
export function fact({ model, references }: RowCall, field: FieldModel): Code {
  const control = inPlaceControl(model, field);
  if (control) {
    const label = field.type === "rating" ? field.label : markWords(field).on;
    return code`<span className="fact relative z-10">${control}<span aria-hidden="true">${jsxText(label)}</span></span>`;
  }
  const value = raw(`${model.one}.${field.key}`);
  if (field.type === "lines") {
    const many = inSentence(field.label);
    return code`{${hasValue(field, model.one)} && <span>{@formatCount(${value}.length, ${many.replace(/s$/, "")}, ${many})}</span>}`;
  }
  if (field.type === "boolean") return code`{${value} && <span className="chip">${jsxText(field.mark?.on ?? field.label)}</span>}`;
  const target = field.type === "reference" ? references.get(field.of ?? "") : undefined;
  const isDated = field.type === "date" && /^date$/i.test(field.label);
  const symbol = SYMBOLS[field.type] ?? (isDated ? "Calendar" : target?.entity.icon);
  const isBare =
    (field.type === "date" && !isDated) || (["number", "percent", "money", "rating"].includes(field.type) && field.unit === undefined);
  return ifValue(
    field,
    model.one,
    code`
      <span ${factClass(model, field)} ${attribute("title", field.label)}>
        ${symbol === undefined ? undefined : code`<${icon(symbol)} className="size-4 shrink-0" />`}
        ${isBare ? code`<span>${jsxText(field.label)}</span>` : undefined}
        ${field.type === "date" && LEADS_ON.test(field.label) ? writtenDate(model, field) : shown(field, model.one, references)}
      </span>`,
  );
}

/** A label that the date goes on from: `Available from Nov 3`, where `from in 3 days` reads badly. */
const LEADS_ON = /\b(?:from|to|on|until|by|since|at|before|after)$/i;

/** The day itself. */
export function writtenDate(model: EntityModel, field: FieldModel): Code {
  const value = raw(`${model.one}.${field.key}`);
  return code`<time dateTime={${value}}>{@formatDate(${value})}</time>`;
}

/** What can be followed lies above the card's own link; what is overdue stands out. */
function factClass(model: EntityModel, field: FieldModel): Code {
  if (["email", "phone", "link", "reference"].includes(field.type)) return raw('className="fact relative z-10"');
  const done = capabilitiesOf(model, "mark")
    .map((mark) => fieldOf(model, mark.field))
    .find(isDone);
  if (field.type !== "date" || !done || !/due|deadline/i.test(`${field.id} ${field.label}`)) return raw('className="fact"');
  const row = model.one;
  return code`className={${raw(`!${row}.${done.key} && ${row}.${field.key}`)} < @localDate() ? "fact fact-late" : "fact"}`;
}
