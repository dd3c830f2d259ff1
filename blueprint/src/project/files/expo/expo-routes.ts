// The routes of an app for phones, as files below `app/`: a tab for each page of the navigation, and the pages that lie on
// them in the stack.
import { element, imported, array, object, data, componentOf, local, type Expression, type Module } from "../../code/expression.ts";
import { printModule } from "../../code/print-module.ts";
import { audienceOf, type ProjectModel } from "../../../model/project-model.ts";
import { combined } from "../card-layout.ts";
import { icon, type PageNames, routesOf } from "../routes-file.ts";
import type { Parts } from "../../parts.ts";

/** The folder of the pages that have a tab; it is no part of addresses. */
const TABS = "(tabs)";

/** `/recipes/:id/edit` → `recipes/[id]/edit`. */
const routeName = (path: string): string => path.slice(1).replace(/:(\w+)/g, "[$1]") || "index";

/** The file of an address; a row's page has its own folder, beside the form that changes the row. */
function fileOf(path: string, isTab: boolean): string {
  if (path === "*") return "app/+not-found.tsx";
  const name = routeName(path);
  return `app/${isTab ? `${TABS}/` : ""}${name}${name.endsWith("]") ? "/index" : ""}.tsx`;
}

/** What the component of a route is called. */
const SCREEN = "Screen";

/** The module of a route, whose component is its default export. */
function routeModule(module: Module): [path: string, text: string] {
  return [module.path, printModule(module).replace(`export function ${SCREEN}`, `export default function ${SCREEN}`)];
}

const screen = (path: string, shown: Expression): [path: string, text: string] =>
  routeModule({ path, statements: [componentOf(SCREEN, shown)] });

function tabLayout(project: ProjectModel): Module {
  const entries = project.pages.map((one) => {
    const audience = audienceOf(project, one);
    return object({
      path: one.path,
      route: routeName(one.path),
      title: one.page.title,
      icon: icon(one.page.icon),
      audience: audience === null ? undefined : data(audience),
    });
  });
  return {
    path: `app/${TABS}/_layout.tsx`,
    comment: "The navigation: a tab for each page.",
    statements: [
      { kind: "constant", name: "navigation", value: array(entries), isPrivate: true },
      componentOf(SCREEN, element(imported("@/components/layout/tab-layout", "TabLayout"), { navigation: local("navigation") })),
    ],
  };
}

/** The files below `app/`. */
export function expoRoutes(written: { project: ProjectModel; parts: Parts }, names: PageNames): Map<string, string> {
  const { project, parts } = written;
  const hasTabs = project.pages.length > 1;
  const tabs = new Set(project.pages.map(({ path }) => path));
  const files = routesOf(written, names).map(({ path, shown }) => screen(fileOf(path, hasTabs && tabs.has(path)), shown));
  return new Map([
    routeModule(rootLayout(hasTabs ? TABS : "index", parts)),
    ...(hasTabs ? [routeModule(tabLayout(project))] : []),
    ...files,
  ]);
}

/** The layout around every page, with the tools of features; `first` is the page below one that is opened by its address. */
function rootLayout(first: string, { tools }: Parts): Module {
  return {
    path: "app/_layout.tsx",
    statements: [
      {
        kind: "constant",
        name: "unstable_settings",
        value: object({ initialRouteName: first }),
        comment: "What lies below a page that is opened by its address.",
      },
      {
        kind: "constant",
        name: "ErrorBoundary",
        value: imported("@/components/layout/page-guard", "PageGuard"),
        comment: "What is shown in the place of a page that fails.",
      },
      componentOf(SCREEN, element(imported("@/components/layout/root-layout", "RootLayout"), { tools: combined(tools) })),
    ],
  };
}
