// Handles `tools/call` instead of the library's own handler, which refuses a task as the result of a tool with an
// output schema. A build is returned as a task only to a client that supports tasks; any other client gets the build
// itself and what to do next.
import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { CallToolResult, McpServer, ServerContext } from "@modelcontextprotocol/server";
import type { AtelierPort, Faults } from "../port.ts";
import { taskOfOperation } from "../tasks/task-of-operation.ts";
import type { Task } from "../tasks/task-of-operation.ts";
import { BegunBuild } from "../shapes/operation.ts";
import { runTool, settle } from "../tools/run-tool.ts";
import { showsForms, takesTasks } from "./client-capabilities.ts";
import { scopeChallenge } from "./scope-challenge.ts";
import type { ToolContext, Tool } from "./tool.ts";

/** The dependencies of tool calls. `signal` is aborted when the client disconnects. */
export interface ToolSource {
  tools: readonly Tool[];
  port: AtelierPort;
  signal: AbortSignal;
  faults: Faults;
}

/** Registers the tools and handles calls to them. */
export function answerToolCalls(server: McpServer, source: ToolSource): void {
  const callbacks = new Map(
    source.tools.map((tool) => {
      const { name, title, description, scope, facts, schemas } = tool;
      const callback = (given: unknown, ctx: ServerContext) => callTool(tool, { given, ctx, source });
      server.registerTool(
        name,
        {
          title,
          description,
          inputSchema: schemas.input,
          outputSchema: schemas.output,
          annotations: { title, ...facts },
          ...(scope === null ? {} : { scopeChallenge: scopeChallenge(scope) }),
        },
        callback,
      );
      return [name, callback];
    }),
  );
  server.server.setRequestHandler("tools/call", async ({ params }, ctx) => {
    const callback = callbacks.get(params.name);
    if (callback === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    return callback(params.arguments ?? {}, ctx);
  });
}

interface ToolCall {
  given: unknown;
  ctx: ServerContext;
  source: ToolSource;
}

async function callTool(tool: Tool, { given, ctx, source }: ToolCall): Promise<CallToolResult> {
  const { port, signal, faults } = source;
  const context: ToolContext = { port, signal: AbortSignal.any([signal, ctx.mcpReq.signal]), reportProgress: progressTeller(ctx) };
  const result = await runTool(tool, { given, context, faults });
  if (!tool.beginsBuild || result.isError === true || !takesTasks(ctx)) return result;
  const { requestId, status } = BegunBuild.parse(result.structuredContent);
  if (status !== "running") return result;
  // A connection that may not read builds cannot follow a task either.
  const operation = await settle(() => port.readOperation({ requestId, waitSeconds: 0, signal }), faults);
  return operation.ok ? asResult(taskOfOperation(operation.value, { taskId: requestId, showsForms: showsForms(ctx) })) : result;
}

// The library types only the core results of its revision; the extension adds this one (`resultType: "task"`).
function asResult(task: Task): CallToolResult {
  return { resultType: "task", ...task } as unknown as CallToolResult;
}

/** Progress must increase with every notification, and is sent only if the client passed a progress token. */
function progressTeller({ mcpReq }: ServerContext): ToolContext["reportProgress"] {
  const { _meta: meta } = mcpReq;
  const progressToken = meta?.progressToken;
  let latest = -1;
  return async (progress, message) => {
    if (progressToken === undefined || progress <= latest) return;
    latest = progress;
    await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 100, message } });
  };
}
