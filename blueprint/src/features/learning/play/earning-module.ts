// `src/features/earning.ts`: whose rows earn points.
import type { ProjectModel } from "../../../model/project-model.ts";
import { array, type Module } from "../../../project/code/expression.ts";
import { entityVariable } from "../../../project/files/entity-file.ts";

/** `src/features/earning.ts` with `earningEntities`. */
export function earningModule({ entities }: ProjectModel): Module {
  return {
    path: "src/features/earning.ts",
    comment: "Whose new rows earn points.",
    statements: [{ kind: "constant", name: "earningEntities", value: array(entities.map(entityVariable)) }],
  };
}
