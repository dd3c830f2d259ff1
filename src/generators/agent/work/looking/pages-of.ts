import type { Work } from "../work.ts";

const ROUTES = "src/routes.tsx";

/**
 * The addresses at which a person would look at what was built: of a new app every page, by its routes and its checks; of a
 * change those that its checks open. Routes with parameters are seen through the checks alone.
 */
export function pagesOf({ buildRequest, plan, fresh, project }: Pick<Work, "buildRequest" | "plan" | "fresh" | "project">): string[] {
  const opened = plan.checks
    .filter(({ id }) => fresh.includes(id))
    .flatMap(({ steps }) => steps.flatMap((step) => (step.do === "open" ? [step.path] : [])));
  const routes = Array.from((project.files().get(ROUTES) ?? "").matchAll(/\bpath="(\/[a-z0-9/_-]*)"/gi), ([, path = ""]) => path);
  const all = buildRequest.current === null ? ["/", ...routes, ...opened] : opened;
  const pages = [...new Set(all.map((path) => path.replace(/[#{].*$/, "")))].filter((path) => path !== "");
  return pages.length === 0 ? ["/"] : pages;
}
