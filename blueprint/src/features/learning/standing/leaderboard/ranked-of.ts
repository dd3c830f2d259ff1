// What a leaderboard ranks: rows that have a number, or people by what they logged or scored.
import type { EntityModel, FieldModel } from "../../../../model/entity-model.ts";
import { capitalise } from "../../../../model/names.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import type { LeaderboardFeature } from "./leaderboard-schema.ts";

/** Rows by a field; or people, of whom one is real, by the sum of a field over their rows, their number, or points. `around` is what the one has at first. */
export type Ranked =
  | { by: "rows"; model: EntityModel; field: FieldModel; measure: string }
  | { by: "people"; model: EntityModel | null; field: FieldModel | null; measure: string; rule: string; around: number };

/** What people log of themselves: then not the rows are ranked, but the people. */
const LOGGED =
  /\b(?:exercise|activit|workout|run|ride|session|entr|record|log|task|habit|training|walk|step|donation|sale|contribution|meal|deed|chore|goal|hike|swim|lap|score)/;

/** Whether rows of this name are what a person logs. */
export function isLogged(name: string): boolean {
  return LOGGED.test(name);
}

const MEASURES = new Set(["number", "rating", "percent", "money", "duration"]);
const TELLING =
  /\b(?:points?|scores?|wins?|votes?|goals|rating|total|amount|calor|distance|minutes|duration|steps|sales|revenue|km|miles)/i;

/** The number by which rows are best compared; null where they have none. */
export function measureOf<F extends { id: string; label: string; type: string }>(fields: readonly F[]): F | null {
  const numbers = fields.filter(({ type, id, label }) => MEASURES.has(type) && !/\b(?:year|age|phone|number)\b/i.test(`${id} ${label}`));
  return numbers.find(({ label }) => TELLING.test(label)) ?? numbers[0] ?? null;
}

/** What this leaderboard ranks; points, where its rows or their field are no longer there. */
export function rankedOf(project: ProjectModel, { rows, field: id }: LeaderboardFeature): Ranked {
  const model = project.entities.find(({ entity }) => entity.id === rows) ?? null;
  const field = model?.fields.find((candidate) => candidate.id === id) ?? null;
  if (model === null) {
    const rule = "Points come from what you play and solve here, and ten from each thing you add.";
    return { by: "people", model: null, field: null, measure: "Points", rule, around: 80 };
  }
  const unit = field?.unit === undefined || field.type === "money" ? "" : ` (${field.unit})`;
  const measure = field === null ? capitalise(model.entity.name.many) : `${capitalise(field.label)}${unit}`;
  if (field !== null && !isLogged(model.entity.name.one)) return { by: "rows", model, field, measure };
  const values = model.entity.samples.map((sample) => (field === null ? 1 : sample[field.id]));
  const around = values.reduce<number>((total, value) => total + (typeof value === "number" ? value : 0), 0);
  const rule =
    field === null
      ? `Ranked by the number of ${model.entity.name.many}.`
      : `Ranked by the sum of ${field.label.toLowerCase()} over all ${model.entity.name.many}.`;
  return { by: "people", model, field, measure, rule, around: Math.max(10, around) };
}
