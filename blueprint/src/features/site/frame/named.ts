import type { ProjectModel } from "../../../model/project-model.ts";

/** The words with the app's name put in for `{name}`. */
export function named(text: string, { blueprint }: Pick<ProjectModel, "blueprint">): string {
  return text.replaceAll("{name}", blueprint.title);
}
