// What a unit gets for a feature of a project.
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import type { Feature } from "../feature.ts";
import { entityIdOf } from "./entity-id-of.ts";
import type { UnitCall } from "./unit.ts";

/** What a unit gets for this feature. Throws for a feature of an entity that the project does not have. */
export function callOf(project: ProjectModel, feature: Feature): UnitCall<Feature> {
  const entity = entityIdOf(feature);
  return { project, feature, model: entity === null ? null : entityOf(project, entity) };
}
