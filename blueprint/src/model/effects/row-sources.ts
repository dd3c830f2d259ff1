import type { RowSource } from "../formula/working/work-out.ts";
import type { ProjectModel } from "../project-model.ts";

/** The rows of a project's entities, as formulas are worked out from them. */
export function rowSources({ entities }: ProjectModel): RowSource[] {
  return entities.map(({ entity, fields, rows }) => ({ id: entity.id, fields, rows, titleField: entity.titleField }));
}
