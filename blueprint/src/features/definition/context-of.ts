// The context in which a feature of a project is composed and proven.
import type { EntityModel } from "../../model/entity-model.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import type { AnyFeature } from "../../schema/feature.ts";
import type { FeatureContext } from "./define-feature.ts";
import { entityIdOf } from "./entity-id-of.ts";

/** The context of this feature. Throws for a feature of an entity that the project does not have. */
export function contextOf(project: ProjectModel, feature: AnyFeature): FeatureContext<AnyFeature, EntityModel | null> {
  const entity = entityIdOf(feature);
  return { project, feature, model: entity === null ? null : entityOf(project, entity) };
}
