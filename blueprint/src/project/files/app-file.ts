import { isPublic, type ProjectModel } from "../../model/project-model.ts";
import { invoke, imported, literal, type Module, object } from "../code/expression.ts";

/** `src/app.ts`: what the app is called. */
export function appFile(project: ProjectModel): Module {
  const { slug, title, tagline } = project.blueprint;
  return {
    path: "src/app.ts",
    statements: [
      {
        kind: "constant",
        name: "app",
        value: invoke(
          imported("@/lib/define-app", "defineApp"),
          object({
            key: literal(slug),
            title: literal(title),
            tagline: literal(tagline),
            audience: literal(isPublic(project) ? "visitors" : "owner"),
          }),
        ),
      },
    ],
  };
}
