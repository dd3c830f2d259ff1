import { z } from "zod";
import type { AddressedProjectRow } from "../../../../domain/projects/list-projects.ts";
import { addressOrNull, count, moment, text, textOrNull } from "./fields.ts";
import { samples } from "./samples.ts";

const USER_INTERFACE_TYPES = { web: "react", "mobile-expo": "expo", "mobile-flutter": "flutter" } as const;

/** The status of a project. */
export const ProjectStatus = z.enum(["generating", "waiting", "ready", "failed", "stopped"]).meta({
  id: "ProjectStatus",
  description: [
    "The status of the project. `generating`: a build is running. `waiting`: the build has asked a question.",
    "`ready`: the last build is done. `failed`: the last build has failed. `stopped`: the last build was stopped by its owner.",
  ].join(" "),
});

const address = "The URL of the live version, or null until a version is live.";

/** The project fields that every contract has, beside the id. */
export const projectFieldsShape = {
  prompt: text("The prompt, as it was sent."),
  status: ProjectStatus,
  visibility: z
    .enum(["public", "private"])
    .meta({ description: "Who may open the project’s site: `public` for anyone, `private` for its owner only." }),
  deploymentUrl: addressOrNull(address),
  deployedUrl: addressOrNull(`${address} The same as \`deploymentUrl\`.`),
  createdAt: moment("When the project was created."),
  updatedAt: moment("When the project last changed."),
};

/** The platform fields that some contracts have. */
export const platformFieldsShape = {
  uiType: z
    .enum(["react", "expo", "flutter"])
    .meta({ description: "The platform: `react` is a web application, `expo` and `flutter` are mobile applications." }),
  customSubdomain: textOrNull("The subdomain chosen by the owner, or null."),
};

type Fields<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** Renders the fields that every contract has. The site's address has two names in the contract, and both are always sent. */
export function projectFields({ project, addresses }: AddressedProjectRow): Fields<typeof projectFieldsShape> & { id: string } {
  const { id, prompt, status, visibility, createdAt, updatedAt } = project;
  return { id, prompt, status, visibility, deploymentUrl: addresses.deployment, deployedUrl: addresses.deployment, createdAt, updatedAt };
}

/** Renders the fields that some contracts have: the platform, and the requested subdomain. */
export function platformFields({ project }: AddressedProjectRow): Fields<typeof platformFieldsShape> {
  return { uiType: USER_INTERFACE_TYPES[project.type], customSubdomain: project.customSubdomain };
}

/** The pagination fields of a list. */
export const pageShape = {
  total: count("The number of projects in the account."),
  limit: count("The requested page size; 20 by default."),
  offset: count("The requested offset, the number of projects before this page; 0 by default."),
};

type SampleProject = z.input<z.ZodObject<typeof projectFieldsShape>> & { id: string };

/** The project of the examples, when it is ready. */
export const sampleProject: SampleProject = {
  id: samples.projectId,
  prompt: samples.prompt,
  status: "ready",
  visibility: "public",
  deploymentUrl: samples.site,
  deployedUrl: samples.site,
  createdAt: samples.began,
  updatedAt: samples.ended,
};

/** The same project when its build has just started. */
export const sampleNewProject: SampleProject = {
  ...sampleProject,
  status: "generating",
  deploymentUrl: null,
  deployedUrl: null,
  updatedAt: samples.began,
};
