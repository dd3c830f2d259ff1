// How the first rows of an entity are shown on a page that does not list them all.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { EntityModel } from "../../model/entity-model.ts";
import { entityOf, isOnDisplay, type ProjectModel } from "../../model/project-model.ts";
import type { Section } from "../../schema/blueprint.ts";
import { say } from "../words/say.ts";

/** A section of the first rows of an entity. */
export type RecentSection = Extract<Section, { kind: "recent" }>;

/** The heading above the rows: that of the section, else one such as "Latest posts". */
export function recentTitle(project: ProjectModel, { entity, title }: RecentSection): string {
  return title ?? usualTitle(project, entityOf(project, entity));
}

function usualTitle(project: ProjectModel, model: EntityModel): string {
  const { many } = model.entity.name;
  if (!isOnDisplay(project, model)) return say.app.recentRows(model.entity.name);
  return lexicon.holds(many.toLowerCase(), "dated-content")
    ? say.app.latestRows(model.entity.name)
    : say.app.featuredRows(model.entity.name);
}

/** Whether the rows are cards rather than lines. */
export function areRecentCards(project: ProjectModel, { entity, view }: RecentSection): boolean {
  return view === undefined ? isOnDisplay(project, entityOf(project, entity)) : view === "cards";
}
