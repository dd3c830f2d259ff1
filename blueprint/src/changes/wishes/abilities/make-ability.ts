// What a list is wished to do, as capabilities of it: those that it has, or new ones. Only what its fields say for sure.
import { slugOf } from "../../../knowledge/field.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { nameInFormula } from "../../../model/formula/words/name-in-formula.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Capability } from "../../../schema/capability.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import { mainEntity, withEntity } from "../../edits/ground/find.ts";
import { setOrder } from "../../edits/lists.ts";
import type { Made } from "../results/made.ts";
import { isNamed, isSaid } from "../said/is-said.ts";
import type { Ability } from "./read-ability.ts";

const SEARCHED: ReadonlySet<Field["type"]> = new Set(["text", "paragraph", "phone", "email", "link", "tags"]);
const FILTERED: ReadonlySet<Field["type"]> = new Set(["choice", "boolean", "reference"]);
const ORDERED: ReadonlySet<Field["type"]> = new Set([
  "text",
  "date",
  "datetime",
  "time",
  "number",
  "money",
  "percent",
  "duration",
  "rating",
]);

const STILL_OUT = "Still out";

/** The app whose list can do what is wished; null where its fields do not say for sure what is meant. */
export function makeAbility(blueprint: Blueprint, ability: Ability): Made | null {
  const entity = mainEntity(blueprint);
  if (entity.id === "") return null;
  switch (ability.kind) {
    case "export":
      return withCapability(blueprint, {
        id: `export-${entity.id}-${ability.format}`.slice(0, 48),
        kind: "export",
        entity: entity.id,
        phrase: null,
        format: ability.format,
      });
    case "open":
      return opened(blueprint, entity);
    case "search":
      return searched(blueprint, entity, ability.about);
    case "order":
      return ordered(blueprint, entity, ability);
  }
}

/** The app with a capability, unless it has one that does the same. */
function withCapability(blueprint: Blueprint, wanted: Capability): Made {
  const there = blueprint.capabilities.find((one) => one.id === wanted.id);
  const capabilities = there === undefined ? [...blueprint.capabilities, wanted] : blueprint.capabilities;
  return { blueprint: { ...blueprint, capabilities }, became: [wanted.id], isDoubted: false };
}

/** What is still out: rows without the day on which they came back are such, and the list is filtered by it. */
function opened(blueprint: Blueprint, entity: Entity): Made | null {
  const ends = entity.fields.filter(
    ({ type, label, formula }) => formula === undefined && /^(?:date|boolean)$/.test(type) && lexicon.names(label, "ended-label"),
  );
  const [end, ...others] = ends;
  if (end === undefined || others.length > 0 || entity.fields.some(({ id }) => id === slugOf(STILL_OUT))) return null;
  const formula = end.type === "date" ? `empty(${nameInFormula(end)})` : `not(${nameInFormula(end)})`;
  const field: Field = {
    id: slugOf(STILL_OUT),
    label: STILL_OUT,
    type: "boolean",
    required: false,
    formula,
    alert: "mild",
    mark: { verb: STILL_OUT, on: STILL_OUT, off: "Back" },
  };
  const whole = withEntity(blueprint, entity.id, (one) => ({ ...one, fields: [...one.fields, field] }));
  const id = `filter-${entity.id}-${field.id}`.slice(0, 48);
  const made = withCapability(whole, { id, kind: "filter", entity: entity.id, phrase: null, field: field.id });
  return { ...made, became: [...made.became, `${entity.id}.${field.id}`] };
}

/** "Search by street or surname": each of them is a field that the search looks through, or that the list is filtered by. */
function searched(blueprint: Blueprint, entity: Entity, about: readonly string[]): Made | null {
  const search = blueprint.capabilities.find((one) => one.kind === "search" && one.entity === entity.id);
  const fields = entity.fields.filter((field) => isSaid(field, about));
  if (!about.every((word) => isNamed(entity, word)) || (about.length === 0 && search === undefined)) return null;
  if (about.length === 0 && search !== undefined) return { blueprint, became: [search.id], isDoubted: false };
  let next = blueprint;
  const became: string[] = [];
  for (const field of fields) {
    if (FILTERED.has(field.type)) {
      const id = `filter-${entity.id}-${field.id}`.slice(0, 48);
      next = withCapability(next, { id, kind: "filter", entity: entity.id, phrase: null, field: field.id }).blueprint;
      became.push(id);
    } else if (SEARCHED.has(field.type) && search !== undefined) became.push(search.id, `${entity.id}.${field.id}`);
    else return null;
  }
  return became.length === 0 ? null : { blueprint: next, became: [...new Set(became)], isDoubted: false };
}

function ordered(blueprint: Blueprint, entity: Entity, { about, isDown, by }: Extract<Ability, { kind: "order" }>): Made | null {
  const fields = entity.fields.filter(({ type, formula }) => ORDERED.has(type) && formula === undefined);
  const ofKind = fields.filter(({ type }) => (by === "day" ? type.startsWith("date") : by === "price" ? type === "money" : true));
  const named = ofKind.filter((field) => isSaid(field, about));
  const [field, ...others] = named.length > 0 ? named : by === null ? [] : ofKind;
  if (!about.every((word) => isNamed(entity, word)) || field === undefined || others.length > 0) return null;
  const edited = setOrder(blueprint, { kind: "set-order", entity: entity.id, field: field.id, down: isDown });
  const sort = (("blueprint" in edited ? edited.blueprint : blueprint).capabilities ?? []).find(
    (one) => one.kind === "sort" && one.entity === entity.id,
  );
  const isSo = "blueprint" in edited || (sort?.kind === "sort" && sort.begins === `${field.id}${isDown === true ? "-down" : ""}`);
  if (sort === undefined || !isSo) return null;
  return { blueprint: "blueprint" in edited ? edited.blueprint : blueprint, became: [sort.id], isDoubted: false };
}
