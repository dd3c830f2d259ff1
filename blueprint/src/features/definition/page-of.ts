import type { PageModel, ProjectModel } from "../../model/project-model.ts";

/** The page on which a feature stands, or this block of it: of several the first that everybody can open, else the first; null where none does. */
export function blockPage({ pages }: ProjectModel, feature: string, block?: string): PageModel | null {
  const holding = pages.filter(({ page }) =>
    page.sections.some(
      (section) => section.kind === "feature" && section.feature === feature && (block === undefined || section.block === block),
    ),
  );
  return holding.find(({ page }) => page.audience === undefined) ?? holding[0] ?? null;
}

/** The address of the page of this id; the one that it would have where the app has none. */
export function pagePath({ pages }: ProjectModel, id: string): string {
  return pages.find(({ page }) => page.id === id)?.path ?? `/${id}`;
}

/** The address of the page on which a feature stands, or this block of it; null where none does. */
export function pageOf(project: ProjectModel, feature: { id: string }, block?: string): string | null {
  return blockPage(project, feature.id, block)?.path ?? null;
}
