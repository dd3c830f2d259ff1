import { z } from "zod";
import { openQuestions, sampleQuestions } from "../../wire/open-question.ts";
import { describeJson } from "../../wire/described-answer.ts";
import { pageShape, platformFieldsShape, projectFieldsShape, sampleNewProject, sampleProject } from "../../wire/project.ts";

/** A project, the same in every response. */
export const Project = z
  .object({ id: z.uuid().meta({ description: "The project’s id." }), ...projectFieldsShape, ...platformFieldsShape, ...openQuestions })
  .meta({ id: "Project", description: "An application and its status." });
export type Project = z.output<typeof Project>;

/** The record of a project that was created. */
export const CreatedProject = z
  .object({ project: Project })
  .meta({ id: "CreatedProject", description: "The record of the project that was created." });

/** A page of the list of projects. */
export const ProjectList = z
  .object({ projects: z.array(Project).meta({ description: "The projects, newest first." }), ...pageShape })
  .meta({ id: "ProjectList", description: "A page of the account’s projects." });
export type ProjectList = z.output<typeof ProjectList>;

const platform = { uiType: "react", customSubdomain: null } as const;
const ready = { ...sampleProject, ...platform };

/** The response to a create. */
export const created = describeJson({
  status: 201,
  schema: CreatedProject,
  headers: ["Idempotent-Replayed", "Idempotency-Mismatch"],
  description: "The project. Its build is queued: poll the project until its `status` is no longer `generating`.",
  examples: { created: { summary: "A project whose build was started", value: { project: { ...sampleNewProject, ...platform } } } },
});

/** The response to a read. */
export const readOne = describeJson({
  status: 200,
  schema: Project,
  description: "The project.",
  examples: {
    ready: { summary: "A project that is ready", value: ready },
    waiting: {
      summary: "A project whose build asks a question",
      value: { ...sampleNewProject, ...platform, status: "waiting", questions: sampleQuestions },
    },
  },
});

/** The response to answers. */
export const answered = describeJson({
  status: 202,
  schema: CreatedProject,
  headers: ["Idempotent-Replayed", "Idempotency-Mismatch"],
  description: "The build goes on with the answers. Poll the project until its `status` is no longer `generating`.",
  examples: { resumed: { summary: "The build continues", value: { project: { ...sampleNewProject, ...platform } } } },
});

/** The response to a list. */
export const listed = describeJson({
  status: 200,
  schema: ProjectList,
  description: "A page of the list.",
  examples: { first: { summary: "An account with one project", value: { projects: [ready], total: 1, limit: 20, offset: 0 } } },
});
