// The pages of the blueprint, the page for unknown addresses, and the routes that lead to them all.
import { type Code, code, raw, Reference, when } from "../code/code.ts";
import type { ModuleSource, Part } from "../code/module.ts";
import { attribute, jsxText } from "../code/text.ts";
import type { Section } from "../../schema/blueprint.ts";
import { detailPage } from "../feature/detail-file.ts";
import { hasValue, shown, titleOf, byId } from "../feature/field-display.ts";
import { figuresCode } from "../feature/figures-code.ts";
import { addPageOf, editPageOf, hasAddPage } from "../feature/form-file.ts";
import { rolesOf } from "../feature/roles.ts";
import { can, type EntityModel } from "../model/entity-model.ts";
import { capitalise, pascal } from "../model/names.ts";
import { entityOf, type FigureCapability, type PageModel, type ProjectModel } from "../model/project-model.ts";

/** `App.tsx`, `main.tsx` and everything in `src/pages`. */
export function pageModules(project: ProjectModel): ModuleSource[] {
  return [main(), app(project), ...project.pages.flatMap((page) => pageModule(project, page)), notFound(project)];
}

function main(): ModuleSource {
  return {
    path: "src/main.tsx",
    library: false,
    parts: [
      {
        name: "main",
        code: code`
          import "./index.css";

          @applyScheme();

          const root = document.getElementById("root");
          if (!root) throw new Error("index.html has no element with the id root.");

          @createRoot(root).render(
            <@StrictMode>
              <@BrowserRouter>
                <@App />
              </@BrowserRouter>
            </@StrictMode>,
          );`,
      },
    ],
  };
}

function app(project: ProjectModel): ModuleSource {
  const pages = project.pages.map(({ path, component }) => code`<@Route path="${raw(path)}" element={<${component} />} />`);
  return {
    path: "src/App.tsx",
    library: true,
    parts: [
      {
        name: "App",
        code: code`
          function App() {
            return (
              <@Routes>
                <@Route element={<@Layout />}>
                  ${pages}
                  ${project.entities.flatMap(entityRoutes)}
                  <@Route path="*" element={<@NotFoundPage />} />
                </@Route>
              </@Routes>
            );
          }`,
      },
    ],
  };
}

function entityRoutes(model: EntityModel): Code[] {
  const route = (path: string, page: Reference): Code => code`<@Route path="${raw(`${model.base}${path}`)}" element={<${page} />} />`;
  return [
    ...(hasAddPage(model) ? [route("/new", addPageOf(model))] : []),
    ...(model.hasDetail ? [route("/:id", detailPage(model))] : []),
    ...(can(model, "edit") ? [route("/:id/edit", editPageOf(model))] : []),
  ];
}

function pageModule(project: ProjectModel, { page, component, path }: PageModel): ModuleSource[] {
  const sections = page.sections.map((section, index) => sectionOf(project, { section, index, page }));
  const first = page.sections.find((section) => section.kind === "collection");
  const model = first && entityOf(project, first.entity);
  const intro = page.intro ?? (path === "/" && project.blueprint.tagline !== "" ? project.blueprint.tagline : null);
  const add =
    model && hasAddPage(model)
      ? code`
    <@Link to="${raw(`${model.base}/new`)}" className="button button-primary">
      <@PlusIcon className="size-4" />
      ${jsxText(`Add ${model.entity.name.one}`)}
    </@Link>`
      : undefined;
  const heading = code`<@PageHeading ${attribute("title", page.title)} ${intro === null ? undefined : attribute("intro", intro)}`;
  return [
    ...sections.flatMap((section) => section.modules),
    {
      path: component.from,
      library: true,
      parts: [
        {
          name: component.name,
          code: code`
            function ${component}() {
              return (
                <>
                  ${
                    add === undefined
                      ? code`${heading} />`
                      : code`
                  ${heading}>
                    ${add}
                  </@PageHeading>`
                  }
                  ${sections.map((section) => section.jsx)}
                </>
              );
            }`,
        },
      ],
    },
  ];
}

interface SectionCode {
  jsx: Code;
  modules: ModuleSource[];
}

interface SectionCall {
  section: Section;
  index: number;
  page: PageModel["page"];
}

function sectionOf(project: ProjectModel, { section, index, page }: SectionCall): SectionCode {
  if (section.kind === "figures") {
    const figures = section.capabilities.map((id) => figureOf(project, id));
    const before = page.sections.slice(0, index).filter((other) => other.kind === "figures").length;
    return figuresComponent(project, { name: `${pascal(page.id)}Figures${before === 0 ? "" : before + 1}`, folder: "src/pages", figures });
  }
  const model = entityOf(project, section.entity);
  const several = page.sections.filter((other) => other.kind !== "figures").length > 1;
  const title = when(several, code`<h2 className="section-title text-on-page">${jsxText(capitalise(model.entity.name.many))}</h2>`);
  if (section.kind === "recent") return recent(project, model, section.limit);
  const own = project.unplaced.filter((figure) => figure.entity === section.entity);
  const placed =
    own.length === 0 ? undefined : figuresComponent(project, { name: `${model.type.name}Figures`, folder: model.folder, figures: own });
  return { jsx: code`${placed?.jsx}\n${title}\n<${model.list} />`, modules: placed?.modules ?? [] };
}

function figureOf(project: ProjectModel, id: string): FigureCapability {
  const found = project.blueprint.capabilities.find((capability) => capability.id === id);
  if (found?.kind !== "total" && found?.kind !== "chart") throw new Error(`The blueprint has no total or chart ${id}.`);
  return found;
}

function figuresComponent(
  project: ProjectModel,
  { name, folder, figures }: { name: string; folder: string; figures: FigureCapability[] },
): SectionCode {
  const component = new Reference(name, `${folder}/${name}.tsx`);
  const { statements, jsx } = figuresCode(project, figures);
  const part: Part = {
    name,
    code: code`
      function ${component}() {
        ${statements}

        return (
          <section aria-label="At a glance" className="flex flex-col gap-5">
            ${jsx}
          </section>
        );
      }`,
  };
  return { jsx: code`<${component} />`, modules: [{ path: component.from, library: true, parts: [part] }] };
}

/** The newest rows, with a link to all of them. */
function recent(project: ProjectModel, model: EntityModel, limit: number): SectionCode {
  const component = new Reference(`Recent${pascal(model.many)}`, `${model.folder}/Recent${pascal(model.many)}.tsx`);
  const row = raw(model.one);
  const roles = rolesOf(model);
  const side = roles.figure ?? roles.details.find((field) => field.type === "date") ?? roles.rating ?? roles.kind;
  const value =
    side &&
    code`{${hasValue(side, model.one) ?? raw("true")} && <span className="${raw(side === roles.figure ? "figure" : "text-sm text-muted")}">${shown(side, model.one, byId(project.entities))}</span>}`;
  const name = titleOf(model, model.one);
  const all =
    model.home === null
      ? undefined
      : code`
    <@Link to="${raw(model.home)}" className="link">
      ${jsxText(`All ${model.entity.name.many}`)}
    </@Link>`;
  const part: Part = {
    name: component.name,
    code: code`
      function ${component}() {
        const rows = @useRows(${model.collection});

        return (
          <section className="flex flex-col gap-4">
            <div className="flex items-baseline justify-between gap-4">
              <h2 className="section-title text-on-page">${jsxText(`Recent ${model.entity.name.many}`)}</h2>
              ${all}
            </div>
            {rows.length === 0 ? (
              <p className="text-on-page-muted">${jsxText(`No ${model.entity.name.many} yet.`)}</p>
            ) : (
              <ul role="list" className="card divide-y divide-line">
                {rows.slice(0, ${limit}).map((${row}) => (
                  <li key={${row}.id} className="row">
                    ${model.hasDetail ? code`<@Link to={\`${raw(model.base)}/\${${row}.id}\`} className="row-title flex-1">{${name}}</@Link>` : code`<span className="row-title flex-1">{${name}}</span>`}
                    ${value}
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      }`,
  };
  return { jsx: code`<${component} />`, modules: [{ path: component.from, library: true, parts: [part] }] };
}

function notFound({ blueprint }: ProjectModel): ModuleSource {
  return {
    path: "src/pages/NotFoundPage.tsx",
    library: true,
    parts: [
      {
        name: "NotFoundPage",
        code: code`
          function NotFoundPage() {
            return (
              <>
                <@PageHeading title="Page not found" intro="Nothing lives at this address: it may have been deleted or mistyped." />
                <@Link to="/" className="button button-primary self-start">
                  ${jsxText(`Back to ${blueprint.pages[0]?.title ?? blueprint.title}`)}
                </@Link>
              </>
            );
          }`,
      },
    ],
  };
}
