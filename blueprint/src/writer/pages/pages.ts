// The pages of the blueprint, the page for unknown addresses, and the routes that lead to them all.
import { type Code, code, raw, type Reference } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { jsxText } from "../code/text.ts";
import { detailPage } from "../feature/detail-file.ts";
import { addPageOf, editPageOf, hasAddPage } from "../feature/form-file.ts";
import { can, type EntityModel } from "../model/entity-model.ts";
import type { ProjectModel } from "../model/project-model.ts";
import { pageModule } from "./page-module.ts";

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
                  ${project.slots.routes.map(({ path, component }) => code`<@Route path=${raw(JSON.stringify(path))} element={<${component} />} />`)}
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

function notFound({ blueprint }: ProjectModel): ModuleSource {
  return {
    path: "src/components/page.tsx",
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
