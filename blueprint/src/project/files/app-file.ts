import { isPublic, type ProjectModel } from "../../model/project-model.ts";
import { constant, invoke, imported, literal, type Module, object } from "../code/expression.ts";

/** `src/app.ts`: what the app is called. */
export function appFile(project: ProjectModel): Module {
  const { slug, title, tagline } = project.blueprint;
  const audience = literal(isPublic(project) ? "visitors" : "owner");
  const options = object({ key: literal(slug), title: literal(title), tagline: literal(tagline), audience });
  return { path: "src/app.ts", statements: [constant("app", invoke(imported("@/lib/define-app", "defineApp"), options))] };
}
