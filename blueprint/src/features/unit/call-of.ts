// What a unit gets for a feature of a project.
import type { EntityModel } from "../../model/entity-model.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import type { Feature } from "../feature.ts";
import type { UnitCall } from "./unit.ts";

/** What a unit gets for this feature. Throws for a feature of an entity that the project does not have. */
export function callOf(project: ProjectModel, feature: Feature): UnitCall<Feature> {
  return { project, feature, model: entityOfFeature(project, feature) };
}

function entityOfFeature(project: ProjectModel, feature: Feature): EntityModel | null {
  return "entity" in feature && typeof feature.entity === "string" ? entityOf(project, feature.entity) : null;
}
