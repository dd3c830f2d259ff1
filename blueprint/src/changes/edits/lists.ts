// How a list is shown, and in which order it stands when nobody has chosen one.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import { addCapability } from "../../reader/draft/plan.ts";
import type { Field, FieldType } from "../../schema/entity.ts";
import type { Edited, EditOf } from "./edit.ts";
import { capitalise } from "../../model/names.ts";
import { entityOf, fieldOf, lower } from "./ground/find.ts";
import { planOf, withPlan } from "./ground/plan-of.ts";

/** Orders that go both ways; a rating only has the best first, a text only A to Z. */
const both: ReadonlySet<FieldType> = new Set(["date", "datetime", "time", "number", "money", "percent", "duration"]);
/** Whether the largest or latest comes first: as was said, else what comes soon before what comes late, and much before little. */
function goesDown(field: Field, down: boolean | null): boolean | null {
  if (field.type === "rating") return down === false ? null : true;
  if (!both.has(field.type)) return down === true ? null : false;
  return down ?? !(field.type === "date" && lexicon.holds(field.label, "ahead-label"));
}

function first(field: Field, down: boolean): string {
  if (field.type === "date" || field.type === "time") return down ? "the latest first" : "the earliest first";
  if (field.type === "rating") return "the best first";
  return both.has(field.type) ? (down ? "the highest first" : "the lowest first") : "in its own order";
}

/** Lets a list begin in an order by a field, or with the newest. */
export function setOrder(blueprint: Blueprint, { entity: id, field: fieldId, down }: EditOf<"set-order">): Edited {
  const { name, ...entity } = entityOf(blueprint, id);
  const sort = blueprint.capabilities.filter((capability) => capability.kind === "sort").find(({ entity: of }) => of === id);
  if (fieldId === null) {
    if (sort?.begins === undefined)
      return { refused: `${capitalise(name.many)} begin with the newest already, unless another order is chosen.` };
    const { begins: _begins, ...plain } = sort;
    const capabilities = blueprint.capabilities.map((capability) => (capability === sort ? plain : capability));
    const said = `${capitalise(name.many)} now begin with the newest.`;
    return { blueprint: { ...blueprint, capabilities }, said, became: [`sort-${id}=newest`] };
  }
  const field = fieldOf({ name, ...entity }, fieldId);
  const direction = goesDown(field, down);
  if (direction === null) return { refused: `${capitalise(name.many)} can be sorted by ${lower(field.label)}, but not that way round.` };
  const value = direction ? `${fieldId}-down` : fieldId;
  if (sort?.begins === value) return { refused: `${capitalise(name.many)} begin in that order already.` };
  const plan = planOf(blueprint);
  const own = plan.capabilities.filter((capability) => capability.kind === "sort").find(({ entity: of }) => of === id);
  if (own !== undefined) {
    own.fields = own.fields.includes(fieldId) ? own.fields : [...own.fields, fieldId];
    own.begins = value;
  } else addCapability(plan, { kind: "sort", phrase: null, entity: id, fields: [fieldId], begins: value });
  return {
    blueprint: withPlan(blueprint, plan),
    said: `${capitalise(name.many)} now stand by ${lower(field.label)}, ${first(field, direction)}, unless another order is chosen.`,
    became: [`sort-${id}=begins`],
  };
}

const views = { cards: "as cards", list: "as a list", table: "as a table" };

/** Shows the rows of an entity in another way. */
export function setView(blueprint: Blueprint, { entity: id, view, guessed }: EditOf<"set-view">): Edited {
  const { many } = entityOf(blueprint, id).name;
  const sections = blueprint.pages.flatMap((page) => page.sections);
  if (sections.every((section) => section.kind !== "collection" || section.entity !== id || section.view === view))
    return { refused: `${capitalise(many)} are shown ${views[view]} already.` };
  const other = blueprint.entities.find((entity) => entity.id !== id);
  const hint = guessed && other !== undefined ? { hint: `For the others, name them: “show ${other.name.many} ${views[view]}”.` } : {};
  return {
    blueprint: {
      ...blueprint,
      pages: blueprint.pages.map((page) => ({
        ...page,
        sections: page.sections.map((section) => (section.kind === "collection" && section.entity === id ? { ...section, view } : section)),
      })),
    },
    said: `${capitalise(many)} are now shown ${views[view]}.`,
    ...hint,
    became: [blueprint.capabilities.find((capability) => capability.kind === "browse" && capability.entity === id)?.id ?? id],
  };
}
