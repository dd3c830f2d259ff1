import { z } from "zod";
import { describeJson } from "../../wire/described-answer.ts";
import { address, addressOrNull, count, moment, RequestId, text, textOrNull } from "../../wire/fields.ts";
import { pageShape, platformFieldsShape, projectFieldsShape, sampleProject } from "../../wire/project.ts";
import { samples } from "../../wire/samples.ts";

const shape = {
  id: text("The project’s id. What it looks like is of no meaning."),
  ...projectFieldsShape,
  ...platformFieldsShape,
  name: textOrNull("What the application calls itself, or null until that is known."),
  type: z.enum(["web", "mobile-expo", "mobile-flutter"]).meta({ description: "What kind of application it is." }),
  model: text("The model that writes it."),
};

/** A project as the list shows it. */
export const Project = z.object(shape).meta({ id: "Project", description: "An application and how it is doing." });
export type Project = z.output<typeof Project>;

const ProjectVersion = z
  .object({
    version: z.int().positive().meta({ description: "Its number: 1 is the first." }),
    createdAt: moment("When it was delivered."),
    requestId: RequestId.meta({ description: "The build that made it." }),
    message: text("What was asked for: the prompt, or the message that began its build."),
    files: count("How many source files it has."),
    bytes: count("How many bytes its source files have together."),
  })
  .meta({ id: "ProjectVersion", description: "One state of a project’s source. It never changes." });

const ProjectAddresses = z
  .object({
    editor: address("The project’s page in the editor."),
    deployment: addressOrNull("Where the newest version is open, or null until a version is live."),
    subdomain: addressOrNull("The site’s address under its own name, known from the first moment."),
    custom: addressOrNull("The site’s address under the subdomain that the owner chose, or null."),
  })
  .meta({ id: "ProjectAddresses", description: "Where a project is found." });

/** A project with its versions and addresses. */
export const ProjectDetails = z
  .object({
    ...shape,
    versions: z.array(ProjectVersion).meta({ description: "Every version, the oldest first." }),
    addresses: ProjectAddresses,
  })
  .meta({ id: "ProjectDetails", description: "A project with its versions and addresses." });
export type ProjectDetails = z.output<typeof ProjectDetails>;

/** A part of the list of projects. */
export const ProjectList = z
  .object({ projects: z.array(Project).meta({ description: "The projects, newest first." }), ...pageShape })
  .meta({ id: "ProjectList", description: "A part of the account’s projects." });
export type ProjectList = z.output<typeof ProjectList>;

const ready: z.input<typeof Project> = {
  ...sampleProject,
  uiType: "react",
  customSubdomain: null,
  name: "Recipe Box",
  type: "web",
  model: "blueprint",
};
const version = { version: 1, createdAt: samples.ended, requestId: samples.requestId, message: samples.prompt, files: 38, bytes: 91_204 };

/** The answer to a read. */
export const readOne = describeJson({
  status: 200,
  schema: ProjectDetails,
  description: "The project with its versions and addresses.",
  examples: {
    ready: {
      summary: "A project that is ready",
      value: {
        ...ready,
        versions: [version],
        addresses: { editor: samples.editor, deployment: samples.site, subdomain: samples.site, custom: null },
      },
    },
  },
});

/** The answer to a list. */
export const listed = describeJson({
  status: 200,
  schema: ProjectList,
  description: "A part of the list.",
  examples: { first: { summary: "An account with one project", value: { projects: [ready], total: 1, limit: 20, offset: 0 } } },
});
