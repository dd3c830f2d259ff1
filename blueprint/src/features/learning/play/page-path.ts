// Where a block of a feature stands.
import type { ProjectModel } from "../../../model/project-model.ts";

/** The address of the page that shows the block, given as `feature/block`; the home page's where none does. */
export function pagePath({ pages }: ProjectModel, block: string): string {
  const isIt = ({ page }: ProjectModel["pages"][number]): boolean =>
    page.sections.some((section) => section.kind === "feature" && `${section.feature}/${section.block}` === block);
  return pages.find(isIt)?.path ?? "/";
}
