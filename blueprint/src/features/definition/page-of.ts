import type { ProjectModel } from "../../model/project-model.ts";

/** The address of the page on which a block of this kind of feature stands for these rows; null when no page has it. */
export function pageOf({ pages }: ProjectModel, feature: { id: string; kind: string }): string | null {
  const holds = pages.find(({ page }) => page.sections.some((section) => section.kind === "feature" && section.feature === feature.id));
  return holds?.path ?? null;
}
