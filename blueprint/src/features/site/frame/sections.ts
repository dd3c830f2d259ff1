// What the sections of a site share: the frame with a heading, a list of points with icons, and where links lead.
import type { PageModel, ProjectModel } from "../../../model/project-model.ts";

/** The words with the app's name put in for `{name}`. */
export function named(text: string, { blueprint }: Pick<ProjectModel, "blueprint">): string {
  return text.replaceAll("{name}", blueprint.title);
}

/** The page on which a block of a feature stands; the first where several have it, null where none does. */
export function blockPage({ pages }: ProjectModel, feature: string, block: string): PageModel | null {
  const found = pages.find(({ page }) =>
    page.sections.some((section) => section.kind === "feature" && section.feature === feature && section.block === block),
  );
  return found ?? null;
}

/** The address of the page on which a block of a feature stands. */
export function blockPath(project: ProjectModel, feature: string, block: string): string | null {
  return blockPage(project, feature, block)?.path ?? null;
}
