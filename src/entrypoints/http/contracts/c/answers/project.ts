import { z } from "zod";
import { openQuestions, sampleQuestions } from "../../wire/open-question.ts";
import { describeJson } from "../../wire/described-answer.ts";
import { flag, moment, text } from "../../wire/fields.ts";
import { pageShape, projectFieldsShape, sampleNewProject, sampleProject } from "../../wire/project.ts";

const shape = { id: text("The project’s id, an opaque string."), ...projectFieldsShape };

/** A project as the list shows it. */
export const Project = z.object(shape).meta({ id: "Project", description: "An application and its status." });

/** A project with its code. */
export const ProjectWithCode = z
  .object({
    ...shape,
    ...openQuestions,
    code: text(
      [
        "Every file of the newest version, ordered by path, each under a line `// path`, joined by a line break;",
        "an empty string before the first delivery. Absent for a key without the scope `files:read`.",
      ].join(" "),
    ).optional(),
  })
  .meta({ id: "ProjectWithCode", description: "A project with its code." });

/** The response body of a read. */
export const ProjectRead = z.object({ project: ProjectWithCode }).meta({ id: "ProjectRead", description: "The project that was read." });
export type ProjectRead = z.output<typeof ProjectRead>;

const { id, prompt, status, createdAt } = shape;

/** A project that was created. */
export const CreatedProject = z
  .object({ project: z.object({ id, prompt, status, createdAt }).meta({ id: "NewProject", description: "A new project." }) })
  .meta({ id: "CreatedProject", description: "The project that was created." });
export type CreatedProject = z.output<typeof CreatedProject>;

/** A page of the list of projects. */
export const ProjectList = z
  .object({
    projects: z.array(Project).meta({ description: "The projects, newest first." }),
    pagination: z
      .object({ limit: pageShape.limit, offset: pageShape.offset })
      .meta({ id: "Pagination", description: "Which page of the list this is." }),
  })
  .meta({ id: "ProjectList", description: "A page of the account’s projects." });
export type ProjectList = z.output<typeof ProjectList>;

const DeletedProject = z
  .object({ success: flag("Always true."), deletedAt: moment("When the project was deleted.") })
  .meta({ id: "DeletedProject", description: "The confirmation that a project was deleted." });

const code = '// index.html\n<!doctype html>\n<html lang="en">…</html>\n\n// src/App.tsx\nimport { Outlet } from "react-router";\n…';
const begun = {
  id: sampleNewProject.id,
  prompt: sampleNewProject.prompt,
  status: sampleNewProject.status,
  createdAt: sampleNewProject.createdAt,
};

/** The response to a create. */
export const created = describeJson({
  status: 201,
  schema: CreatedProject,
  headers: ["Idempotent-Replayed", "Idempotency-Mismatch"],
  description: "The project. Its build is queued: poll the project until its `status` is no longer `generating`.",
  examples: { created: { summary: "A project whose build was started", value: { project: begun } } },
});

/** The response to a read. */
export const readOne = describeJson({
  status: 200,
  schema: ProjectRead,
  description: "The project with its code.",
  examples: {
    ready: { summary: "A project that is ready", value: { project: { ...sampleProject, code } } },
    waiting: {
      summary: "A project whose build asks a question",
      value: { project: { ...sampleNewProject, status: "waiting", questions: sampleQuestions, code: "" } },
    },
  },
});

/** The response to answers. */
export const answered = describeJson({
  status: 202,
  schema: ProjectRead,
  headers: ["Idempotent-Replayed", "Idempotency-Mismatch"],
  description: "The build goes on with the answers. Poll the project until its `status` is no longer `generating`.",
  examples: { resumed: { summary: "The build continues", value: { project: sampleNewProject } } },
});

/** The response to a list. */
export const listed = describeJson({
  status: 200,
  schema: ProjectList,
  description: "A page of the list.",
  examples: {
    first: { summary: "An account with one project", value: { projects: [sampleProject], pagination: { limit: 20, offset: 0 } } },
  },
});

/** The response to a deletion. */
export const deleted = describeJson({
  status: 200,
  schema: DeletedProject,
  description: "The project was deleted.",
  examples: { deleted: { summary: "A project that was deleted", value: { success: true, deletedAt: sampleProject.updatedAt } } },
});
