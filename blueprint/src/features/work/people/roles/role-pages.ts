// Which pages a role opens.
import type { ProjectModel } from "../../../../model/project-model.ts";

/** The pages that a role can be kept from: all but the first, the panel and the admin page, which has a rule of its own. */
export function guardedPages({ pages }: ProjectModel): { path: string; title: string }[] {
  return pages
    .filter(({ path, page }) => path !== "/" && page.id !== "admin" && page.id !== "panel")
    .map(({ path, page }) => ({ path, title: page.title }));
}

/** The pages that are closed to all roles at first: decisions are not for everyone. */
export function closedPages({ pages }: ProjectModel): string[] {
  return pages.filter(({ page }) => page.id === "approvals").map(({ path }) => path);
}
