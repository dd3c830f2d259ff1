// The rules of rows as code.
import { type EntityModel, fieldOf } from "../../model/entity-model.ts";
import type { RuleRead } from "../../model/entered/read-rules.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import { array, data, type Expression, imported, invoke, local, object, type Statement } from "../code/expression.ts";
import { FormulaWriter, variableIn } from "./computed-fields.ts";

/** Lets the rows of an entity keep its rules; nothing where it has none. */
export function rowRules(project: ProjectModel, model: EntityModel, variableOf: (model: EntityModel) => Expression): Statement[] {
  const own = project.rules.filter(({ entity }) => entity === model.entity.id);
  if (own.length === 0) return [];
  const writer = new FormulaWriter(project, model.entity.id, variableIn(model, variableOf));
  const written = own.map((rule) => ruleOf(project, { model, rule, writer }));
  return [{ kind: "effect", call: invoke(imported("@/lib/rules", "keepRules"), local(model.many), array(written)) }];
}

function ruleOf(project: ProjectModel, { model, rule, writer }: { model: EntityModel; rule: RuleRead; writer: FormulaWriter }): Expression {
  const { fields, period, where, holds } = rule;
  const keyOf = (id: string): string => fieldOf(model, id).key;
  return object({
    fields: data(fields.map(keyOf)),
    holds: holds === null ? undefined : writer.functionOf("row", holds),
    period: period === null ? undefined : data({ from: keyOf(period.from), to: keyOf(period.to) }),
    where: where === null ? undefined : writer.functionOf("row", where),
    otherwise: saidOf(project, model, rule) ?? undefined,
  });
}

/** What is said where a rule is broken: its own words, or of a comparison of two fields which of them has to come first; null where the app says what is in the way. */
export function saidOf({ words: { app, inSentence } }: ProjectModel, model: EntityModel, { holds, otherwise }: RuleRead): string | null {
  if (otherwise !== null || holds === null || holds.kind !== "call") return otherwise;
  const [left, right] = holds.args.map((arg) => (arg.kind === "field" && arg.of === "row" && arg.path.length === 1 ? arg.path[0] : null));
  if (!left || !right || (holds.name !== "less" && holds.name !== "atMost")) return null;
  const [first, last] = [fieldOf(model, left.field), fieldOf(model, right.field)];
  const isStrict = holds.name === "less";
  if (first.type === "date" || first.type === "datetime") {
    const said = { label: last.label, other: inSentence(first.label) };
    return isStrict ? app.mustBeAfter(said) : app.mustNotBeBefore(said);
  }
  const said = { label: first.label, other: inSentence(last.label) };
  return isStrict ? app.mustBeLess(said) : app.mustNotBeMore(said);
}
