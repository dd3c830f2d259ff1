// An amount of money that an app works out of a stated rate and what is entered of each row.
import { slugOf } from "../../../knowledge/field.ts";
import { nameInFormula } from "../../../model/formula/words/name-in-formula.ts";
import { singularWord } from "../../../knowledge/words/inflect.ts";
import { singularsIn } from "../../../reader/text/content-words.ts";
import { wordsIn } from "../../../project/words/words-in.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import { placeFigures, withEntity } from "../../edits/ground/find.ts";
import { isAmong } from "../said/is-among.ts";
import type { Made } from "./made.ts";
import type { Rate } from "./read-rate.ts";

const FIELDS_MAX = 23;
const COUNTED: ReadonlySet<Field["type"]> = new Set(["number", "duration"]);
const MINUTES_OF_HOUR = 60;

/** The app with the amount worked out in each row, and added up; null where its fields do not say for sure of what. */
export function makeRate(blueprint: Blueprint, rate: Rate): Made | null {
  const found = blueprint.entities.flatMap((entity) => {
    const fields = rate.kind === "each" ? costOf(entity, rate) : shareOf(entity, rate);
    return fields === null || entity.fields.length + fields.length > FIELDS_MAX ? [] : [{ entity, fields }];
  });
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) return null;
  const { entity, fields } = one;
  const last = fields.at(-1);
  if (last === undefined || fields.some(({ id }) => entity.fields.some((field) => field.id === id))) return null;
  const total: Capability = {
    id: `total-${entity.id}-${last.id}`.slice(0, 48),
    kind: "total",
    measure: "sum",
    field: last.id,
    label: wordsIn("en").app.totalValue({ label: last.label }),
    entity: entity.id,
    phrase: null,
  };
  const next = withEntity(blueprint, entity.id, (whole) => ({ ...whole, fields: [...whole.fields, ...fields] }));
  return {
    blueprint: placeFigures({ ...next, capabilities: [...next.capabilities, total] }, blueprint),
    became: [...fields.map(({ id }) => `${entity.id}.${id}`), total.id],
    isDoubted: rate.kind === "share" && rate.saysMore,
  };
}

/** "45p a mile" of rows with miles, where their price is not typed. */
function costOf({ fields }: Entity, { amount, currency, unit }: Extract<Rate, { kind: "each" }>): Field[] | null {
  if (fields.some(({ type, formula }) => type === "money" && formula === undefined)) return null;
  const one = singularWord(unit);
  const counted = fields.filter(({ type, formula }) => COUNTED.has(type) && formula === undefined);
  const meant = counted.filter((field) => isAmong(one, [...singularsIn(field.label), singularWord(field.unit ?? "")]));
  const [field, ...others] = meant;
  if (field === undefined || others.length > 0 || amount <= 0) return null;
  const isOfMinutes = field.type === "duration" && field.unit === "minutes" && one === "hour";
  const formula = `${nameInFormula(field)} * ${amount}${isOfMinutes ? ` / ${MINUTES_OF_HOUR}` : ""}`;
  return [{ id: slugOf("Cost"), label: "Cost", type: "money", required: false, unit: currency ?? "USD", formula }];
}

/** "20% VAT added" of rows with one amount. */
function shareOf({ fields }: Entity, { percent, name, isAdded }: Extract<Rate, { kind: "share" }>): Field[] | null {
  const [amount, ...others] = fields.filter(({ type, formula }) => type === "money" && formula === undefined);
  if (amount === undefined || others.length > 0) return null;
  const label = /^[a-z]{1,3}$/i.test(name) ? name.toUpperCase() : `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}`;
  const { unit = "USD" } = amount;
  const share = { type: "money", required: false, unit } as const;
  const own: Field = { ...share, id: slugOf(label), label, formula: `${nameInFormula(amount)} * ${percent} / 100` };
  const whole = `${amount.label} with ${/^[A-Z]+$/.test(label) ? label : label.toLowerCase()}`;
  return isAdded
    ? [own, { ...share, id: slugOf(whole), label: whole, formula: `${nameInFormula(amount)} * ${100 + percent} / 100` }]
    : [own];
}
