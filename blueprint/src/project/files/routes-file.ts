// `src/routes.tsx`: the navigation and every address of the app.
import { pascal, TakenNames } from "../../model/names.ts";
import { can, type EntityModel } from "../../model/entity-model.ts";
import { audienceOf, hasFormPage, type PageModel, type ProjectModel } from "../../model/project-model.ts";
import type { Audience } from "../../schema/entity.ts";
import {
  array,
  componentOf,
  data,
  element,
  type Element,
  type Expression,
  imported,
  invoke,
  local,
  type Module,
  object,
} from "../code/expression.ts";
import { sectionLinks } from "../../features/site/frame/site-links.ts";
import type { Parts } from "../parts.ts";
import { combined } from "./card-layout.ts";
import { entityVariable } from "./entity-file.ts";
import { formParts } from "../records/form-parts.ts";

/** The component of a page and the module that exports it. */
export interface PageFile {
  component: string;
  file: string;
}

/** What the pages of a project are called. */
export interface PageNames {
  pages: ReadonlyMap<PageModel, PageFile>;
  details: ReadonlyMap<EntityModel, PageFile>;
}

/** Names the pages: each has a file of its own. */
export function pageNames({ pages, entities }: ProjectModel): PageNames {
  const components = new TakenNames(["AddPage", "EditPage", "DetailPage", "NotFoundPage", "Page"]);
  const name = (wanted: string): PageFile => {
    const taken = components.take(`${wanted}Page`);
    return { component: taken, file: kebab(taken) };
  };
  return {
    pages: new Map(pages.map((page) => [page, name(pascal(page.page.id))])),
    details: new Map(entities.filter(({ hasDetail }) => hasDetail).map((model) => [model, name(model.type.replace(/Page$/, ""))])),
  };
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** The icon of lucide-react with this name. */
export function icon(name: string): Expression {
  return imported("lucide-react", `${name}Icon`);
}

/** `src/routes.tsx`. `sign` is the icon of the app. */
export function routesFile({ project, parts }: { project: ProjectModel; parts: Parts }, names: PageNames, sign: string): Module {
  const { pages } = project;
  const sections = sectionLinks(project);
  const isPermitted = pages.some((one) => audienceOf(project, one) !== null);
  const layout = element(imported("@/components/layout/app-layout", "AppLayout"), {
    navigation: isPermitted ? invoke(imported("@/hooks/use-permitted", "usePermitted"), local("navigation")) : local("navigation"),
    sections: sections.length === 0 ? undefined : data(sections.map(({ title, to }) => ({ title, id: to.slice(1) }))),
    icon: icon(sign),
    tools: combined(parts.tools),
    footer: combined(parts.footer),
  });
  const entries = pages.map((one) => {
    const { page: own, path } = one;
    const audience = audienceOf(project, one);
    return object({ path, title: own.title, icon: icon(own.icon), audience: audience === null ? undefined : data(audience) });
  });
  const routes = routesOf({ project, parts }, names).map(({ path, shown }) => route(path, shown));
  const shell = element(imported("react-router", "Route"), { element: layout }, routes);
  return {
    path: "src/routes.tsx",
    comment: "The navigation, and every address of the app.",
    statements: [
      {
        kind: "constant",
        name: "navigation",
        value: array(entries),
        isPrivate: true,
        ...(isPermitted && { type: ["@/components/layout/navigation", "NavigationItems"] as const }),
      },
      componentOf("App", element(imported("react-router", "Routes"), {}, [shell])),
    ],
  };
}

/** An address of the app, and what is shown there. */
export interface AppRoute {
  path: string;
  shown: Expression;
}

/** Every address of the app; `*` for any other one. */
export function routesOf({ project, parts }: { project: ProjectModel; parts: Parts }, names: PageNames): AppRoute[] {
  const { entities, blueprint } = project;
  const page = ({ component: name, file }: PageFile): Expression => imported(`@/pages/${file}`, name);
  const home = blueprint.pages[0]?.title ?? blueprint.title;
  return [
    ...[...names.pages].map(([one, file]) => ({
      path: one.path,
      shown: shownTo(audienceOf(project, one), { title: one.page.title, shown: element(page(file)) }),
    })),
    ...parts.routes.map(({ path, element: shown }) => ({ path, shown })),
    ...entities.flatMap((model) => entityRoutes(project, model, names.details.get(model))),
    { path: "*", shown: element(imported("@/components/layout/not-found-page", "NotFoundPage"), { home }) },
  ];
}

/** The page, for those who may open it. */
function shownTo(audience: Audience | null, { title, shown }: { title: string; shown: Element }): Element {
  if (audience === null) return shown;
  return element(imported("@/components/account/page-for", "PageFor"), { audience: data(audience), title }, [shown]);
}

function route(path: string, shown: Expression): Element {
  return element(imported("react-router", "Route"), { path, element: shown });
}

function entityRoutes(project: ProjectModel, model: EntityModel, detail: PageFile | undefined): AppRoute[] {
  const forms = "@/components/resource/form-pages";
  const shown = (path: string, what: Element): AppRoute => ({ path: `${model.base}${path}`, shown: what });
  const entity = entityVariable(model);
  const hasDetail = model.hasDetail ? undefined : false;
  const parts = formParts(project, model, entityVariable);
  const form = model.isQuick ? { form: "line" } : { hasDetail, parts };
  return [
    ...(hasFormPage(project, model) ? [shown("/new", element(imported(forms, "AddPage"), { entity, hasDetail, parts }))] : []),
    ...(detail === undefined ? [] : [shown("/:id", element(imported(`@/pages/${detail.file}`, detail.component)))]),
    ...(can(model, "edit") ? [shown("/:id/edit", element(imported(forms, "EditPage"), { entity, ...form }))] : []),
  ];
}

/** The file of an entity's sample, for documents. */
export const entityPath = (model: EntityModel): string => `src/entities/${model.file}.ts`;
