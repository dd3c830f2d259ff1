// What the form of a row asks for beside its own fields: its lines.
import type { EntityModel } from "../../model/entity-model.ts";
import { linesOf, type ProjectModel } from "../../model/project-model.ts";
import { totalsInForm } from "../../model/figures/totals-in-form.ts";
import { array, type Expression, imported, invoke, object } from "../code/expression.ts";

/** What is entered in the form of a row beside its own fields; `variableOf` is the variable that holds an entity. */
export function formParts(
  project: ProjectModel,
  model: EntityModel,
  variableOf: (model: EntityModel) => Expression,
): Expression | undefined {
  const parts = linesOf(project, model).map((own) => {
    const { model: lines, by } = own;
    const totals = totalsInForm(project, own);
    return invoke(
      imported("@/components/resource/lines-input", "linesOf"),
      object({
        entity: variableOf(lines),
        by: by.key,
        totals: totals.length === 0 ? undefined : array(totals.map((field) => field.key)),
      }),
    );
  });
  return parts.length === 0 ? undefined : array(parts);
}
