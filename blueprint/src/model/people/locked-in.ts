// Which parts of a page show rows that not everybody sees.
import type { Section } from "../../schema/blueprint.ts";
import type { EntityModel } from "../entity-model.ts";
import { accessOf, type ProjectModel } from "../project-model.ts";

/** The entity whose rows a section shows where not everybody sees some of them; null for a section of which everybody sees something. */
export function lockedIn(project: ProjectModel, section: Section): EntityModel | null {
  const shown = shownIn(project, section);
  const locked = shown.filter((model) => isLocked(project, model));
  return locked.length === shown.length ? (locked[0] ?? null) : null;
}

/** The entities whose rows a section shows where not everybody sees some of them, also where it shows others to everybody. */
export function allLockedIn(project: ProjectModel, section: Section): EntityModel[] {
  return shownIn(project, section).filter((model) => isLocked(project, model));
}

/** Whether not everybody sees some rows of an entity. */
export function isLocked(project: ProjectModel, model: EntityModel): boolean {
  return (accessOf(project, model)?.see ?? "everybody") !== "everybody";
}

/** The entities whose rows a section shows. A notice is shown to everybody, and a form shows none. */
function shownIn({ blueprint: { features, capabilities }, entities }: ProjectModel, section: Section): EntityModel[] {
  const idsIn = (): unknown[] => {
    if (section.kind === "notice" || section.kind === "entry") return [];
    if (section.kind === "figures") return section.capabilities.map((id) => capabilities.find((one) => one.id === id)?.entity);
    if (section.kind !== "feature") return [section.entity];
    const feature = features.find(({ id }) => id === section.feature);
    return [feature?.["entity"] ?? feature?.["rows"]];
  };
  const ids = new Set(idsIn());
  return entities.filter(({ entity }) => ids.has(entity.id));
}
