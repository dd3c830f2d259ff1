// An ability on the rows of a thing becomes capabilities of its entity.
import { wordsIn } from "../../../project/words/words-in.ts";
import { naturalFilters, naturalSorts } from "../../../reader/draft/capabilities/natural-order.ts";
import { addCapability, type AskedCapability, capabilityId, type DraftEntity } from "../../../reader/draft/plan.ts";
import { type Drafting, entityNamed, fieldNamed } from "../../drafting.ts";
import { FILTERED } from "../ability-kinds.ts";
import { draftFigure } from "./draft-figure.ts";
import { isLine } from "../../things/records/is-line.ts";
import type { DraftedAbility } from "../drafted-ability.ts";
import type { SketchAbility } from "../sketch-ability.ts";

/** Drafts what is done with rows, or says why it cannot be done. */
export function draftRowAbility(drafting: Drafting, ability: SketchAbility, entity: DraftEntity): DraftedAbility | string {
  const asked = capabilitiesOf(drafting, ability, entity);
  if (typeof asked === "string") return asked;
  for (const capability of asked) addCapability(drafting.plan, capability);
  const isChange = /^(?:add|edit|delete)$/.test(ability.kind);
  if (isChange) drafting.plan.managed.add(entity.id);
  // Lines are entered and changed with the row that they belong to: what is said of them is what they are.
  const ids = isLine(entity) && isChange ? [...asked.map(capabilityId), entity.id] : asked.map(capabilityId);
  return { ids, entity, feature: null };
}

function capabilitiesOf(drafting: Drafting, ability: SketchAbility, entity: DraftEntity): AskedCapability[] | string {
  const own = { entity: entity.id, phrase: ability.wish };
  const { kind } = ability;
  const { one } = entity.mention;
  const words = wordsIn(drafting.plan.language ?? "en");
  const field = fieldNamed(entity, ability.field) ?? null;
  switch (kind) {
    case "browse":
    case "add":
    case "edit":
    case "delete":
    case "search":
      return [{ kind, ...own }];
    case "filter": {
      const fields = field === null ? naturalFilters(entity) : [field];
      const [first] = fields.filter(({ type }) => FILTERED.some((other) => other === type));
      if (first === undefined)
        return `A list of “${one}” can be filtered by a choice, tags, a reference, yes or no, a text, a number or a day: name such a field.`;
      return fields.map(({ id }) => ({ kind, ...own, field: id }));
    }
    case "sort":
      return [{ kind, ...own, fields: [...new Set([...(field === null ? [] : [field.id]), ...naturalSorts(entity)])] }];
    case "mark":
    case "rate":
    case "tag": {
      const type = { mark: "boolean", rate: "rating", tag: "tags" }[kind];
      const found = field ?? entity.fields.find((other) => other.type === type);
      return found === undefined ? `The ability “${kind}” needs a field of type ${type} in “${one}”.` : [{ kind, ...own, field: found.id }];
    }
    case "total":
    case "chart":
      return draftFigure(drafting, ability, entity);
    case "export":
      return [{ kind, ...own, format: ability.format ?? "csv" }];
    case "send": {
      const to = entityNamed(drafting, ability.to);
      const lines = field ?? entity.fields.find(({ type }) => type === "lines");
      if (to === undefined || to === entity) return `The ability “send” needs “to”: the other thing into which the lines of “${one}” go.`;
      if (lines === undefined) return `The ability “send” needs a field of type lines in “${one}”.`;
      return [{ kind, ...own, field: lines.id, to: to.id, verb: ability.title ?? words.app.addToRows({ many: to.mention.many }) }];
    }
    default:
      return `There is no ability “${kind}”.`;
  }
}
