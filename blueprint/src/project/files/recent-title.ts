import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { EntityModel } from "../../model/entity-model.ts";
import { isOnDisplay, type ProjectModel } from "../../model/project-model.ts";
import { say } from "../words/say.ts";

/** The heading above the newest rows of an entity: "Latest posts". */
export function recentTitle(project: ProjectModel, model: EntityModel): string {
  const { many } = model.entity.name;
  if (!isOnDisplay(project, model)) return say.app.recentRows(model.entity.name);
  return lexicon.holds(many.toLowerCase(), "dated-content")
    ? say.app.latestRows(model.entity.name)
    : say.app.featuredRows(model.entity.name);
}
