// A total or a chart of a sketch. What a model says of it holds as far as it means something: ages are never added up, and years and
// numbers that identify a row are only counted.
import { readCondition } from "../../../model/effects/read-condition.ts";
import { type Statistic, statisticOf } from "../../../model/figures/statistic-of.ts";
import { wordsIn, type Words } from "../../../project/words/words-in.ts";
import { capital } from "../../../reader/draft/draft-field.ts";
import type { AskedCapability, DraftEntity } from "../../../reader/draft/plan.ts";
import type { Capability } from "../../../schema/capability.ts";
import type { Field } from "../../../schema/entity.ts";
import { type Drafting, entitiesOf, fieldNamed } from "../../drafting.ts";
import { withQuotedOptions } from "../../things/values/with-quoted-options.ts";
import type { SketchAbility } from "../sketch-ability.ts";

type Measure = "count" | "sum" | "average";

/** Drafts a total or a chart of an entity's rows; says why where it cannot be drawn. A section that names one of the abilities without saying how it is measured means that one. */
export function draftFigure(drafting: Drafting, ability: SketchAbility, entity: DraftEntity): AskedCapability[] | string {
  const { plan } = drafting;
  const field = fieldNamed(entity, ability.field) ?? null;
  const { title } = ability;
  if (ability.measure === null && title === null) {
    const there = plan.capabilities.find((other) => isMeant(drafting, other, { ability, entity, field }));
    if (there !== undefined) return [{ ...there, phrase: ability.wish }];
  }
  const { app } = wordsIn(plan.language ?? "en");
  const measure = measureOf(ability, { entity, field });
  // A title speaks of the measure that was asked for.
  const called = ability.measure === null || measure === ability.measure ? title : null;
  const own = { entity: entity.id, phrase: ability.wish, measure, field: measure === "count" ? null : (field?.id ?? null) };
  const label = called ?? labelOf(app, { entity, field, measure });
  if (ability.kind === "total") return totalOf(drafting, ability, { ...own, label });
  const by = fieldNamed(entity, ability.by) ?? entity.fields.find(({ type }) => type === "choice" || isDay(type));
  if (by === undefined) return `The chart of “${entity.mention.one}” needs “by”: the field by which its rows are grouped.`;
  const isDated = isDay(by.type);
  const shape = isDated ? "line" : (ability.shape ?? (by.type === "boolean" ? "ring" : "bars"));
  return [{ kind: "chart", ...own, by: by.id, shape, label: called ?? chartLabel(app, { entity, by, measure, what: label }) }];
}

interface Charted {
  entity: DraftEntity;
  by: Field;
  measure: Measure;
  /** What is measured. */
  what: string;
}

/** What a chart is called that has no title: where it has a bar for each row, after what the rows are, not after the field with their names. */
function chartLabel(app: Words["app"], { entity, by, measure, what }: Charted): string {
  if (isDay(by.type)) return app.byMonth({ what });
  const isOfEach = by.id === entity.titleField && by.type === "text" && measure !== "count";
  return isOfEach ? app.valueOfEach({ what, one: entity.mention.one }) : app.valueBy({ what, label: by.label });
}

type Total = Omit<Extract<AskedCapability, { kind: "total" }>, "kind">;

/** A total over all rows, or over those of which the condition of the ability holds; what is wrong with that otherwise. */
function totalOf(drafting: Drafting, { when: told, title }: SketchAbility, own: Total): AskedCapability[] | string {
  if (told === null) return [{ kind: "total", ...own }];
  const where = quotedIn(drafting, own.entity, told);
  const read = readCondition(entitiesOf(drafting), { entity: own.entity, where });
  if ("problem" in read) return `The total of “${own.entity}”: ${read.problem}`;
  // The usual words alone would say that all rows are counted.
  const label = title ?? `${own.label}: ${saidBy(where)}`.slice(0, LABEL_MAX);
  return [{ kind: "total", ...own, where, label }];
}

/** A condition whose options are in quotes. */
function quotedIn({ plan: { entities } }: Drafting, id: string, told: string): string {
  const entity = entities.find((one) => one.id === id);
  return entity === undefined ? told : withQuotedOptions(entities, entity, told);
}

const LABEL_MAX = 60;

/** A condition as a label says it: the option that it asks for, else itself without its quotes. */
function saidBy(where: string): string {
  const option = /^[^"=]*=\s*"([^"]+)"$/.exec(where.trim())?.[1];
  return option ?? where.replaceAll('"', "");
}

const isDay = (type: Field["type"]): boolean => type === "date" || type === "datetime";

interface Measured {
  entity: DraftEntity;
  field: Field | null;
}

function isMeant(drafting: Drafting, there: Capability, { ability, entity, field }: Measured & { ability: SketchAbility }): boolean {
  if (there.kind !== ability.kind || there.entity !== entity.id) return false;
  if (there.kind !== "total" && there.kind !== "chart") return false;
  const by = fieldNamed(entity, ability.by)?.id ?? null;
  const when = ability.when === null ? null : quotedIn(drafting, entity.id, ability.when);
  if (there.kind === "total" && (there.where ?? null) !== when) return false;
  return there.field === (field?.id ?? null) && (there.kind === "total" || by === null || there.by === by);
}

const USUAL: Readonly<Record<Statistic, Measure>> = { sum: "sum", average: "average", none: "count" };

function measureOf({ measure }: SketchAbility, { entity, field }: Measured): Measure {
  if (field === null) return "count";
  const usual = USUAL[statisticOf(field, entity)];
  return measure === null || usual === "count" || (usual === "average" && measure === "sum") ? usual : measure;
}

function labelOf(app: Words["app"], { entity: { mention }, field, measure }: Measured & { measure: Measure }): string {
  if (field === null || measure === "count") return capital(mention.many);
  return measure === "average" ? app.averageValue({ label: field.label }) : app.totalValue({ label: field.label });
}
