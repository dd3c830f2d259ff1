import type { OfferedModel } from "../../../../domain/models/list-models.ts";
import type { AddressedProjectRow, ProjectPage } from "../../../../domain/projects/list-projects.ts";
import type { DeliveredFile } from "../../../../domain/projects/versions/read-files.ts";
import type { ProjectWithFiles } from "../../../../domain/projects/versions/read-project-with-files.ts";
import type { ModelList } from "./answers/account.ts";
import type { CreatedProject, ProjectList, ProjectRead } from "./answers/project.ts";
import type { QuestionRow } from "../../../../storage/rows/conversation.ts";
import { renderOpenQuestions } from "../wire/open-question.ts";
import { projectFields } from "../wire/project.ts";

/** The response body of a create. */
export function renderCreated({ project: { id, prompt, status, createdAt } }: AddressedProjectRow): CreatedProject {
  return { project: { id, prompt, status, createdAt } };
}

/** A page of the list. */
export function renderProjects({ projects, limit, offset }: ProjectPage): ProjectList {
  return { projects: projects.map(projectFields), pagination: { limit, offset } };
}

/** A project with its code, which is omitted if the key may not read files. */
export function renderWithCode(found: ProjectWithFiles): ProjectRead {
  const code = found.files === null ? {} : { code: joinFiles(found.files) };
  return { project: { ...projectFields(found), ...renderOpenQuestions(found.questions), ...code } };
}

/** A project whose build goes on with answers, without its code. */
export function renderAnswered(found: AddressedProjectRow & { questions: QuestionRow[] }): ProjectRead {
  return { project: { ...projectFields(found), ...renderOpenQuestions(found.questions) } };
}

/** All files in one text, each under a line that names it. */
function joinFiles(files: readonly DeliveredFile[]): string {
  const decoder = new TextDecoder();
  return files.map(({ path, bytes }) => `// ${path}\n${decoder.decode(bytes)}`).join("\n");
}

/** The models under `<provider>/<model>`. */
export function renderModels(models: OfferedModel[]): ModelList {
  return {
    models: models.map(({ id, name, provider, category, multiplier, contextWindow }) => ({
      id: `${provider}/${id}`,
      name,
      provider,
      category,
      multiplier: `${multiplier}x`,
      contextWindow,
    })),
  };
}
