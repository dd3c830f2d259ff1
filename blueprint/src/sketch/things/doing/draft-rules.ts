// The rules of drafted things in the form of the blueprint: "one per room, date", "no overlap per room from start to end", a formula.
import { FormulaScope } from "../../../model/formula/formula-scope.ts";
import { readFormulas } from "../../../model/formula/read-formulas.ts";
import { workOut } from "../../../model/formula/working/work-out.ts";
import { isBroken } from "../../../model/entered/is-broken.ts";
import { readRules } from "../../../model/entered/read-rules.ts";
import { parseExpression } from "../../../model/formula/parse-expression.ts";
import { printFormula } from "../../../model/formula/print-formula.ts";
import type { Entity, Rule } from "../../../schema/entity.ts";
import { withQuotedOptions } from "../values/with-quoted-options.ts";
import type { ActingEntity } from "./draft-actions.ts";
import type { SketchRule } from "./rules-member.ts";

/** A rule with the words of the request that it fulfils. */
export interface DraftedRule {
  rule: Rule;
  wish: string | null;
}

/** The rules of each entity, in their order; a sentence for each that cannot be kept. */
export function draftRules(all: readonly ActingEntity[]): { rules: DraftedRule[][]; problems: string[] } {
  const entities = all.map(({ entity }) => entity);
  const problems: string[] = [];
  const rules = all.map(({ entity, thing }) =>
    thing.rules.flatMap((told, at): DraftedRule[] => {
      const rule = ruleIn(entities, entity, { told, id: `rule-${at + 1}` });
      const problem = "problem" in rule ? rule.problem : whyNotKept(entities, entity, rule);
      if (problem !== null) problems.push(`“${told.rule}” of ${entity.name.many}: ${problem}`);
      return problem === null && !("problem" in rule) ? [{ rule, wish: told.wish }] : [];
    }),
  );
  return { rules, problems };
}

/** "One per room, date", "unique: number". */
const ONE = /^(?:(?:at most|only) )?(?:one|unique)\b/i;
const OF_EACH = /^(?: [\p{L}-]+)?? *(?:per|for each|for|:|\() *(.+?)\)?$/iu;
/** "No overlap per room from start to end". */
const APART = /^no (?:overlap\p{L}*|double[- ]booking\p{L}*|clash\p{L}*)/iu;
const PERIOD = /\b(?:from|between) +(.+?) +(?:to|and) +(.+)$/i;
const OF_SAME = /\b(?:per|of|for)(?: each)? +(.+)$/i;

/** The fields that have to be the same, as they are called; null where a rule compares no rows. */
function comparedIn(said: string): { per: string; period: readonly [string, string] | null } | null {
  const one = ONE.exec(said);
  if (one !== null) {
    const per = OF_EACH.exec(said.slice(one[0].length))?.[1];
    return per === undefined ? null : { per, period: null };
  }
  const [period, from, to] = APART.test(said) ? (PERIOD.exec(said) ?? []) : [];
  if (period === undefined || from === undefined || to === undefined) return null;
  return { per: OF_SAME.exec(said.slice(0, -period.length).trim())?.[1] ?? "", period: [from, to] };
}

type Read<Result> = Result | { problem: string };

function ruleIn(entities: readonly Entity[], entity: Entity, { told, id }: { told: SketchRule; id: string }): Read<Rule> {
  const formula = withQuotedOptions(entities, entity, told.rule);
  const [, said = formula, where] = /^(.+?)\s+where\s+(.+)$/i.exec(formula) ?? [];
  const otherwise = told.otherwise === null ? {} : { otherwise: told.otherwise };
  const condition = where === undefined ? null : parseExpression(entities, entity, { formula: where });
  if (condition !== null && "problem" in condition) return condition;
  const limited = condition === null ? {} : { where: printFormula(condition) };
  const compared = comparedIn(said);
  if (compared !== null) {
    const fields = fieldsNamed(entities, entity, compared.per);
    const period = fieldsNamed(entities, entity, (compared.period ?? []).join(", "));
    if ("problem" in period) return period;
    if ("problem" in fields) return fields;
    const [from, to] = period.ids;
    return { id, fields: fields.ids, ...(from !== undefined && to !== undefined && { from, to }), ...limited, ...otherwise };
  }
  const holds = parseExpression(entities, entity, { formula: said });
  return "problem" in holds ? holds : { id, holds: printFormula(holds), ...limited, ...otherwise };
}

function fieldsNamed(entities: readonly Entity[], entity: Entity, said: string): Read<{ ids: string[] }> {
  const scope = new FormulaScope(entities, entity);
  const names = said.split(/\s*(?:,|&|\+|\band\b)\s*/).filter((name) => name !== "");
  const found = names.map((name) => ({ name, field: scope.fieldOf(entity, name) }));
  const missing = found.find(({ field }) => field === null);
  if (missing !== undefined) return { problem: `${entity.name.many} have no “${missing.name}”.` };
  return { ids: found.flatMap(({ field }) => (field === null ? [] : [field.id])) };
}

/** Why an entity cannot keep a rule: it is not sound, or its own rows break it. Null where it can. */
function whyNotKept(entities: readonly Entity[], entity: Entity, rule: Rule): string | null {
  const whole = entities.map((one) => (one.id === entity.id ? { ...one, rules: [rule] } : one));
  const { rules, problems } = readRules(whole);
  const [read] = rules;
  if (read === undefined) return problems[0] ?? "it cannot be read.";
  const plain = entities.map(({ id, fields, samples, titleField }) => ({ id, fields, rows: samples, titleField }));
  const { rows } = workOut(plain, readFormulas(entities).computed);
  const sources = plain.map((source) => ({ ...source, rows: rows.get(source.id) ?? source.rows }));
  const broken = entity.samples.findIndex((_, index) => isBroken(read, { sources, index }));
  if (broken < 0) return null;
  return `the row “${String(entity.samples[broken]?.[entity.titleField] ?? "")}” breaks it. Change the row or the rule.`;
}
