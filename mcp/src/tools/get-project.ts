import { z } from "zod";
import { projectId } from "../protocol/fields.ts";
import { defineTool, READS } from "../protocol/tool.ts";
import { ProjectDetails } from "../shapes/project.ts";

/** One project with its versions. */
export const getProject = defineTool({
  name: "get_project",
  title: "Read a project",
  description: "Reads one app: its status, its URL, its versions, and its draft. Use get_project_files to read its source.",
  scope: "projects:read",
  facts: READS,
  input: z.strictObject({ projectId }),
  output: ProjectDetails,
  run: ({ projectId: id }, { port }) => port.readProject(id),
});
