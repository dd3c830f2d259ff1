// An ability on the rows of a thing becomes capabilities of its entity.
import type { Field } from "../../schema/entity.ts";
import { wordsIn, type Words } from "../../project/words/words-in.ts";
import { capital } from "../../reader/draft/draft-field.ts";
import { naturalFilters, naturalSorts } from "../../reader/draft/capabilities/natural-order.ts";
import { addCapability, type AskedCapability, capabilityId, type DraftEntity } from "../../reader/draft/plan.ts";
import { type Drafting, entityNamed, fieldNamed } from "../drafting.ts";
import { FILTERED } from "./ability-kinds.ts";
import type { DraftedAbility } from "./drafted-ability.ts";
import type { SketchAbility } from "./sketch-ability.ts";

const MEASURED: ReadonlySet<Field["type"]> = new Set(["number", "money", "percent", "duration", "rating"]);

/** Drafts what is done with rows, or says why it cannot be done. */
export function draftRowAbility(drafting: Drafting, ability: SketchAbility, entity: DraftEntity): DraftedAbility | string {
  const asked = capabilitiesOf(drafting, ability, entity);
  if (typeof asked === "string") return asked;
  for (const capability of asked) addCapability(drafting.plan, capability);
  if (/^(?:add|edit|delete)$/.test(ability.kind)) drafting.plan.managed.add(entity.id);
  return { ids: asked.map(capabilityId), entity, feature: null };
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
        return `A list of “${one}” can be filtered by a choice, tags, a reference, yes or no or a text: name such a field.`;
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
      return figureOf(ability, { entity, field, words });
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

interface Measured {
  entity: DraftEntity;
  field: Field | null;
  /** The words of the app. */
  words: Words;
}

/** A total or a chart: what it counts or adds up, by what, and what it is called. */
function figureOf(ability: SketchAbility, { entity, field, words }: Measured): AskedCapability[] | string {
  const own = { entity: entity.id, phrase: ability.wish };
  const { one } = entity.mention;
  const usual = field === null ? "count" : field.type === "rating" || field.type === "percent" ? "average" : "sum";
  const measure = field !== null && MEASURED.has(field.type) ? (ability.measure ?? usual) : "count";
  const counted = { measure, field: measure === "count" ? null : (field?.id ?? null) } as const;
  const label = ability.title ?? labelOf({ entity, field, words }, measure);
  if (ability.kind === "total") return [{ kind: "total", ...own, ...counted, label }];
  const by = fieldNamed(entity, ability.by) ?? entity.fields.find(({ type }) => type === "choice" || type === "date");
  if (by === undefined) return `The chart of “${one}” needs “by”: the field by which its rows are grouped.`;
  const dated = by.type === "date";
  const shape = dated ? "line" : (ability.shape ?? (by.type === "boolean" ? "ring" : "bars"));
  const called = ability.title ?? (dated ? words.app.byMonth({ what: label }) : words.app.valueBy({ what: label, label: by.label }));
  return [{ kind: "chart", ...own, by: by.id, ...counted, shape, label: called }];
}

function labelOf({ entity: { mention }, field, words }: Measured, measure: "count" | "sum" | "average"): string {
  if (field === null || measure === "count") return capital(mention.many);
  return measure === "average" ? words.app.averageValue({ label: field.label }) : words.app.totalValue({ label: field.label });
}
