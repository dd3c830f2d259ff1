import { fieldsRead } from "../formula/fields-read.ts";
import type { FieldModel } from "../entity-model.ts";
import type { Lines, ProjectModel } from "../project-model.ts";

/** The totals of lines that can be said while the row is entered whose lines they are: what depends on the row itself is known when it is kept. */
export function totalsInForm({ computed }: ProjectModel, { model, by, totals }: Lines): FieldModel[] {
  const dependsOnRow = (id: string): boolean => {
    const formula = computed.find((one) => one.entity === model.entity.id && one.field === id)?.formula;
    const read = formula === undefined ? [] : fieldsRead(formula).filter(({ entity }) => entity === model.entity.id);
    return read.some(({ field }) => field === by.id || (field !== id && dependsOnRow(field)));
  };
  return totals.filter(({ id }) => !dependsOnRow(id));
}
