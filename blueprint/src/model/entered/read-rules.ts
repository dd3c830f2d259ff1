// The rules that the rows of an app keep, parsed against its entities.
import type { Entity, Field, Rule } from "../../schema/entity.ts";
import type { Formula } from "../formula/formula.ts";
import { fieldsRead } from "../formula/fields-read.ts";
import { parseExpression } from "../formula/parse-expression.ts";

/** A rule as the app keeps it. */
export interface RuleRead {
  entity: string;
  id: string;
  /** What has to hold; null where rows are compared with each other. */
  holds: Formula | null;
  /** The fields whose values are compared, or the entered fields of the row that the formula reads. The last one is where a form says what is wrong. */
  fields: readonly string[];
  /** The period in which rows with the same values do not overlap; null where there is one such row at most. */
  period: { from: string; to: string } | null;
  /** Which rows are compared; null for all of them. */
  where: Formula | null;
  /** What is said; null for the app's own words. */
  otherwise: string | null;
}

type Read<Result> = Result | { problem: string };

/** Reads the rules; what is wrong with one is a sentence. */
export function readRules(entities: readonly Entity[]): { rules: RuleRead[]; problems: string[] } {
  const readings = entities.flatMap((entity) => (entity.rules ?? []).map((rule) => readRule(entities, entity, rule)));
  return {
    rules: readings.flatMap((reading) => ("problem" in reading ? [] : [reading])),
    problems: readings.flatMap((reading) => ("problem" in reading ? [reading.problem] : [])),
  };
}

/** The entities without rules that cannot be kept. */
export function withoutBrokenRules(entities: readonly Entity[]): Entity[] {
  return entities.map((entity) => {
    const { rules = [], ...plain } = entity;
    const kept = rules.filter((rule) => !("problem" in readRule(entities, entity, rule)));
    return kept.length === 0 ? plain : { ...plain, rules: kept };
  });
}

function readRule(entities: readonly Entity[], entity: Entity, rule: Rule): Read<RuleRead> {
  const { id, otherwise = null } = rule;
  const read = rule.holds === undefined ? comparedIn(entity, rule) : formulaIn(entities, entity, rule.holds);
  if ("problem" in read) return { problem: `A rule of ${entity.name.many} is left out: ${read.problem}` };
  const where = rule.where === undefined ? null : parseExpression(entities, entity, { formula: rule.where });
  if (where !== null && "problem" in where)
    return { problem: `A rule of ${entity.name.many} is left out: its “where” is wrong: ${where.problem}` };
  if (where !== null && where.type !== "boolean")
    return { problem: `A rule of ${entity.name.many} is left out: its “where” has to say yes or no.` };
  return { entity: entity.id, id, otherwise, where, holds: null, period: null, ...read };
}

const isEntered = ({ formula, stamp }: Field): boolean => formula === undefined && stamp === undefined;

function formulaIn(entities: readonly Entity[], entity: Entity, formula: string): Read<Pick<RuleRead, "holds" | "fields">> {
  const holds = parseExpression(entities, entity, { formula });
  if ("problem" in holds) return holds;
  if (holds.type !== "boolean") return { problem: `“${formula}” has to say yes or no.` };
  const own = entity.fields.filter(
    (field) => isEntered(field) && fieldsRead(holds).some((one) => one.entity === entity.id && one.field === field.id),
  );
  if (own.length === 0) return { problem: `“${formula}” is about no field that is entered.` };
  return { holds, fields: [...new Set(own.map(({ id }) => id))] };
}

const PERIODS: ReadonlySet<Field["type"]> = new Set<Field["type"]>(["date", "datetime", "time"]);
const COMPARED: ReadonlySet<Field["type"]> = new Set<Field["type"]>([
  "text",
  "number",
  "date",
  "datetime",
  "time",
  "choice",
  "reference",
  "email",
  "phone",
  "link",
]);

function comparedIn(entity: Entity, { fields: ids = [], from, to }: Rule): Read<Pick<RuleRead, "fields" | "period">> {
  const fieldOf = (id: string | undefined): Field | undefined => entity.fields.find((field) => field.id === id && isEntered(field));
  const fields = ids.map(fieldOf);
  const missing = ids.find((_, at) => !COMPARED.has(fields[at]?.type ?? "picture"));
  if (missing !== undefined) return { problem: `its rows cannot be compared by “${missing}”.` };
  if (from === undefined && to === undefined)
    return ids.length === 0
      ? { problem: "it says neither what has to hold nor which fields are compared." }
      : { fields: ids, period: null };
  const [begin, end] = [fieldOf(from), fieldOf(to)];
  if (begin === undefined || end === undefined || begin === end || !PERIODS.has(begin.type) || begin.type !== end.type)
    return { problem: `a period needs two entered fields of one kind: days, moments or times, not “${from ?? ""}” and “${to ?? ""}”.` };
  return { fields: ids, period: { from: begin.id, to: end.id } };
}
