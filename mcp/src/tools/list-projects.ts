import { z } from "zod";
import { defineTool, READS } from "../protocol/tool.ts";
import { Project } from "../shapes/project.ts";
import { orNull } from "../shapes/or-null.ts";
import { wholeNumber } from "../shapes/whole-number.ts";

/** The account's projects, newest first. */
export const listProjects = defineTool({
  name: "list_projects",
  title: "List projects",
  description: "Lists the account’s apps, newest first, with their status and URL. Use it to find a project’s id.",
  scope: "projects:read",
  facts: READS,
  input: z.strictObject({
    limit: z.int().min(1).max(50).default(20),
    offset: z.int().min(0).max(1_000_000).default(0),
  }),
  output: z.object({
    projects: z.array(Project),
    total: wholeNumber,
    nextOffset: orNull(wholeNumber, "The offset of the next page; null at the end."),
  }),
  async run({ limit, offset }, { port }) {
    const { projects, total } = await port.listProjects({ limit, offset });
    const end = offset + projects.length;
    return { projects: projects.map(shorten), total, nextOffset: end < total && projects.length > 0 ? end : null };
  },
});

const PROMPT_CHARACTERS = 200;

function shorten(project: Project): Project {
  const letters = [...project.prompt];
  return letters.length <= PROMPT_CHARACTERS ? project : { ...project, prompt: `${letters.slice(0, PROMPT_CHARACTERS).join("")}…` };
}
