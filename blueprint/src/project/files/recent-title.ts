import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { EntityModel } from "../../model/entity-model.ts";
import { isOnDisplay, type ProjectModel } from "../../model/project-model.ts";

/** The heading above the newest rows of an entity: "Latest posts". */
export function recentTitle(project: ProjectModel, model: EntityModel): string {
  const { many } = model.entity.name;
  if (!isOnDisplay(project, model)) return `Recent ${many}`;
  return `${lexicon.holds(many.toLowerCase(), "dated-content") ? "Latest" : "Featured"} ${many}`;
}
