import { z } from "zod";
import { describeJson } from "../../wire/described-answer.ts";
import { address, addressOrNull, count, moment, RequestId, text, textOrNull } from "../../wire/fields.ts";
import { pageShape, platformFieldsShape, projectFieldsShape, sampleProject } from "../../wire/project.ts";
import { Draft } from "./draft.ts";
import { samples } from "../../wire/samples.ts";

const shape = {
  id: text("The project’s id, an opaque string."),
  ...projectFieldsShape,
  ...platformFieldsShape,
  name: textOrNull("The application’s name, or null until it is known."),
  type: z.enum(["web", "mobile-expo", "mobile-flutter"]).meta({ description: "The kind of application." }),
  model: text("The model that writes the application."),
  metadata: z.record(z.string(), z.string()).meta({ description: "The keys and values that its owner gave it." }),
};

/** A project as the list shows it. */
export const Project = z.object(shape).meta({ id: "Project", description: "An application and its status." });
export type Project = z.output<typeof Project>;

const ProjectVersion = z
  .object({
    version: z.int().positive().meta({ description: "The version number, starting at 1." }),
    createdAt: moment("When it was delivered."),
    requestId: RequestId.meta({ description: "The `requestId` of the build that created it." }),
    message: text("The prompt, or the message that started its build."),
    files: count("The number of source files."),
    bytes: count("The total size of the source files, in bytes."),
  })
  .meta({ id: "ProjectVersion", description: "An immutable version of a project’s source." });

const ProjectAddresses = z
  .object({
    editor: address("The project’s page in the editor."),
    deployment: addressOrNull("The URL of the live version, or null until a version is live."),
    subdomain: addressOrNull("The site’s URL under its generated subdomain, known from the start."),
    custom: addressOrNull("The site’s URL under the subdomain chosen by the owner, or null."),
  })
  .meta({ id: "ProjectAddresses", description: "The URLs of a project." });

/** A project with its versions and addresses. */
export const ProjectDetails = z
  .object({
    ...shape,
    versions: z.array(ProjectVersion).meta({ description: "Every version, the oldest first." }),
    addresses: ProjectAddresses,
    draft: Draft.nullable().meta({ description: "Its unfinished work, or null if there is none." }),
  })
  .meta({ id: "ProjectDetails", description: "A project with its versions and URLs." });
export type ProjectDetails = z.output<typeof ProjectDetails>;

/** A page of the list of projects. */
export const ProjectList = z
  .object({
    projects: z.array(Project).meta({ description: "The projects, newest first." }),
    ...pageShape,
    total: count("The number of projects that match."),
    nextCursor: textOrNull("The `cursor` of the next page, or null on the last one."),
  })
  .meta({ id: "ProjectList", description: "A page of the account’s projects." });
export type ProjectList = z.output<typeof ProjectList>;

const ready: z.input<typeof Project> = {
  ...sampleProject,
  uiType: "react",
  customSubdomain: null,
  name: "Recipe Box",
  type: "web",
  model: "blueprint",
  metadata: { customer: "1042" },
};
const version = { version: 1, createdAt: samples.ended, requestId: samples.requestId, message: samples.prompt, files: 38, bytes: 91_204 };

/** The response to a read. */
export const readOne = describeJson({
  status: 200,
  schema: ProjectDetails,
  description: "The project with its versions and URLs.",
  examples: {
    ready: {
      summary: "A project that is ready",
      value: {
        ...ready,
        versions: [version],
        addresses: { editor: samples.editor, deployment: samples.site, subdomain: samples.site, custom: null },
        draft: null,
      },
    },
  },
});

/** The response to an update. */
export const updated = describeJson({
  status: 200,
  schema: Project,
  description: "The project with its changes.",
  examples: {
    renamed: { summary: "A project that was renamed", value: { ...ready, name: samples.newName } },
    private: { summary: "A project whose site only its owner may open", value: { ...ready, visibility: "private" } },
  },
});

/** The response to a list. */
export const listed = describeJson({
  status: 200,
  schema: ProjectList,
  description: "A page of the list.",
  examples: {
    first: { summary: "An account with one project", value: { projects: [ready], total: 1, limit: 20, offset: 0, nextCursor: null } },
  },
});
