// The registry: every tool that both servers offer, in the order in which a model reads them.
import type { Tool } from "../protocol/tool.ts";
import { createProject } from "./create-project.ts";
import { getAccount } from "./get-account.ts";
import { getOperation } from "./get-operation.ts";
import { getProjectFiles } from "./get-project-files.ts";
import { getProject } from "./get-project.ts";
import { getUsage } from "./get-usage.ts";
import { listModels } from "./list-models.ts";
import { listProjects } from "./list-projects.ts";
import { sendMessage } from "./send-message.ts";
import { stopOperation } from "./stop-operation.ts";

/** Every tool. */
export const tools: readonly Tool[] = [
  createProject,
  getOperation,
  sendMessage,
  stopOperation,
  listProjects,
  getProject,
  getProjectFiles,
  getAccount,
  getUsage,
  listModels,
];
