// The three methods of the tasks extension (SEP-2663), for clients of the 2026-07-28 revision that declare it.
import { MissingRequiredClientCapabilityError, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { McpServer, ServerContext } from "@modelcontextprotocol/server";
import { z } from "zod";
import { showsForms, takesTasks, TASKS } from "../protocol/client-capabilities.ts";
import { protocolError } from "../protocol/protocol-error.ts";
import type { AtelierPort, Faults } from "../port.ts";
import type { Operation } from "../shapes/operation.ts";
import { settle } from "../tools/run-tool.ts";
import { answersOf, formKey, FormResponse } from "./question-form.ts";
import { wholeTask } from "./task-of-operation.ts";

// The capability check comes before validation, so the library gets nothing to validate.
const Anything = z.looseObject({});
const OfTask = z.object({ taskId: z.string() });
const COMPLETE = { resultType: "complete" } as const;

/** The dependencies of tasks. `signal` is aborted when the client disconnects. */
export interface TaskSource {
  port: AtelierPort;
  signal: AbortSignal;
  faults: Faults;
}

/** Handles `tasks/get`, `tasks/update` and `tasks/cancel`. */
export function answerTasks(server: McpServer, source: TaskSource): void {
  server.server.setRequestHandler("tasks/get", { params: Anything }, async (params, ctx) => {
    const taskId = taskIdOf(params, ctx);
    const operation = await findBuild(source, taskId);
    return { ...COMPLETE, ...wholeTask(operation, { taskId, showsForms: showsForms(ctx) }) };
  });
  server.server.setRequestHandler("tasks/update", { params: Anything }, async (params, ctx) => {
    const taskId = taskIdOf(params, ctx);
    // The library extracts the responses from the parameters, wherever they are.
    const { inputResponses = {} } = ctx.mcpReq;
    await answer(source, { operation: await findBuild(source, taskId), inputResponses });
    return COMPLETE;
  });
  server.server.setRequestHandler("tasks/cancel", { params: Anything }, async (params, ctx) => {
    const taskId = taskIdOf(params, ctx);
    await orRefuse(source, () => source.port.stopOperation(taskId));
    return COMPLETE;
  });
}

/** Sends a filled form to the waiting build. Already answered, declined or unknown forms change nothing, as the extension requires. */
async function answer(
  source: TaskSource,
  { operation, inputResponses }: { operation: Operation; inputResponses: Record<string, unknown> },
): Promise<void> {
  const { questions, projectId, status } = operation;
  const response = FormResponse.safeParse(inputResponses[formKey(questions)]);
  if (status !== "waiting" || !response.success || response.data.action !== "accept") return;
  const answers = answersOf(questions, response.data.content ?? {});
  if (answers === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Some questions are not answered: fill in every field.");
  const said = { projectId, message: null, answers, model: null, requestId: null };
  const outcome = await settle(() => source.port.sendMessage(said), source.faults);
  // Another response was first: the build continues, and has no open question.
  if (!outcome.ok && outcome.refusal.kind !== "build_running") throw protocolError(outcome.refusal);
}

function taskIdOf(params: unknown, ctx: ServerContext): string {
  requireTasks(ctx);
  const parsed = OfTask.safeParse(params);
  if (parsed.success) return parsed.data.taskId;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, "taskId is missing.");
}

async function findBuild(source: TaskSource, taskId: string): Promise<Operation> {
  return orRefuse(source, () => source.port.readOperation({ requestId: taskId, waitSeconds: 0, signal: source.signal }));
}

async function orRefuse<Value>({ faults }: TaskSource, work: () => Promise<Value>): Promise<Value> {
  const outcome = await settle(work, faults);
  if (!outcome.ok) throw protocolError(outcome.refusal);
  return outcome.value;
}

function requireTasks(ctx: ServerContext): void {
  if (takesTasks(ctx)) return;
  throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions: { [TASKS]: {} } } });
}
