// What a leaderboard ranks: rows that have a number, or people by their points.
import type { EntityModel, FieldModel } from "../../../../model/entity-model.ts";
import { numberOf } from "../../../../checks/samples.ts";
import { formatted } from "../../../../project/words/say.ts";
import { capitalise } from "../../../../model/names.ts";
import { sampleTitle } from "../../../../model/entered/new-entry.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import type { LeaderboardFeature } from "./leaderboard-schema.ts";

/** Rows by a field; `measure` is what it is called in a table. */
export interface Ranked {
  model: EntityModel;
  field: FieldModel;
  measure: string;
}

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

/** The rows that this leaderboard ranks; null where it ranks people, and where the rows or their field are no longer there. */
export function rankedOf(project: ProjectModel, { rows, field: id }: LeaderboardFeature): Ranked | null {
  const model = project.entities.find(({ entity }) => entity.id === rows);
  const field = model?.fields.find((candidate) => candidate.id === id);
  if (model === undefined || field === undefined) return null;
  const unit = field.unit === undefined || field.type === "money" ? "" : ` (${formatted.unit(field.unit)})`;
  return { model, field, measure: `${capitalise(field.label)}${unit}` };
}

/** What the first row says: its name, where no other has as high a number. */
export function firstOf(project: ProjectModel, { model, field }: Ranked): string {
  const numbers = model.rows.map((row) => numberOf(row[field.id]) ?? 0);
  const highest = Math.max(...numbers);
  const isAlone = numbers.filter((number) => number === highest).length === 1;
  return isAlone ? (sampleTitle(project, model, numbers.indexOf(highest)) ?? "") : "";
}
