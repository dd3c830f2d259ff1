// Which entities of an app are people, or answer like people: one can write to them.
import type { EntityModel } from "../../../model/entity-model.ts";
import { isPeople } from "../../../model/is-people.ts";
import type { ProjectModel } from "../../../model/project-model.ts";

/** The entities of people, in the blueprint's order. */
export function peopleOf(project: ProjectModel): EntityModel[] {
  return project.entities.filter(isPeople);
}
