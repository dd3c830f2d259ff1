// A text with a heading that stands right above a part of a page is the heading of that part: both are shown as one.
import type { ProjectModel } from "../../../model/project-model.ts";
import type { Section } from "../../../schema/blueprint.ts";
import { PassageFeature } from "../media/passage/passage-schema.ts";

/** The text or the heading that a section is; null for one that is something else, or only room for a text. */
export function passageIn({ blueprint }: ProjectModel, section: Section | undefined): PassageFeature | null {
  if (section?.kind !== "feature") return null;
  const read = PassageFeature.safeParse(blueprint.features.find(({ id }) => id === section.feature));
  return read.success && (read.data.line !== null || read.data.isHeading === true) ? read.data : null;
}

/** The text right above the feature with this id on its page; null without one. */
export function introOf(project: ProjectModel, id: string): PassageFeature | null {
  for (const { page } of project.pages) {
    const at = page.sections.findIndex((section) => section.kind === "feature" && section.feature === id);
    if (at >= 0) return passageIn(project, page.sections[at - 1]);
  }
  return null;
}
