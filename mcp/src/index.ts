export { createMcpServer, type McpServerOptions } from "./create-mcp-server.ts";
export { redactSecrets } from "./files/redact-secrets.ts";
export {
  type Account,
  type AtelierPort,
  type DeliveredFiles,
  type Faults,
  type ProjectPage,
  Refusal,
  type RefusalKind,
  type WantedMessage,
  type WantedProject,
} from "./port.ts";
export { defineTool, type ToolContext, READS, type Tool } from "./protocol/tool.ts";
export type { Model, Usage } from "./shapes/account.ts";
export type { BegunBuild, Operation, ProofSummary } from "./shapes/operation.ts";
export type { Draft, Project, ProjectDetails } from "./shapes/project.ts";
export { tools } from "./tools/index.ts";
