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

// Whether the client may ask at all comes before what it asks, so that the library is given nothing to check.
const Anything = z.looseObject({});
const OfTask = z.object({ taskId: z.string() });
const COMPLETE = { resultType: "complete" } as const;

/** What tasks stand on. `signal` is aborted when the client has gone. */
export interface TaskSource {
  port: AtelierPort;
  signal: AbortSignal;
  faults: Faults;
}

/** Answers `tasks/get`, `tasks/update` and `tasks/cancel`. */
export function answerTasks(server: McpServer, source: TaskSource): void {
  server.server.setRequestHandler("tasks/get", { params: Anything }, async (params, ctx) => {
    const taskId = taskIdOf(params, ctx);
    const operation = await findBuild(source, taskId);
    return { ...COMPLETE, ...wholeTask(operation, { taskId, showsForms: showsForms(ctx) }) };
  });
  server.server.setRequestHandler("tasks/update", { params: Anything }, async (params, ctx) => {
    const taskId = taskIdOf(params, ctx);
    // The library takes the responses out of the parameters, wherever they come.
    const { inputResponses = {} } = ctx.mcpReq;
    await answer(source, { operation: await findBuild(source, taskId), inputResponses });
    return COMPLETE;
  });
  server.server.setRequestHandler("tasks/cancel", { params: Anything }, async (params, ctx) => {
    const taskId = taskIdOf(params, ctx);
    await told(source, () => source.port.stopOperation(taskId));
    return COMPLETE;
  });
}

/** Hands a filled form to the build that asks. What is answered already, declined or unknown changes nothing, as the extension wants. */
async function answer(
  source: TaskSource,
  { operation, inputResponses }: { operation: Operation; inputResponses: Record<string, unknown> },
): Promise<void> {
  const { questions, projectId, status } = operation;
  const response = FormResponse.safeParse(inputResponses[formKey(questions)]);
  if (status !== "waiting" || !response.success || response.data.action !== "accept") return;
  const answers = answersOf(questions, response.data.content ?? {});
  if (answers === null)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Some of the questions are not answered: fill in every field.");
  const said = { projectId, message: null, answers, model: null, requestId: null };
  const outcome = await settle(() => source.port.sendMessage(said), source.faults);
  // Another one was quicker: the build goes on, and nothing is asked any more.
  if (!outcome.ok && outcome.refusal.kind !== "build_running") throw protocolError(outcome.refusal);
}

function taskIdOf(params: unknown, ctx: ServerContext): string {
  requireTasks(ctx);
  const parsed = OfTask.safeParse(params);
  if (parsed.success) return parsed.data.taskId;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Name the task: taskId is missing.");
}

async function findBuild(source: TaskSource, taskId: string): Promise<Operation> {
  return told(source, () => source.port.readOperation({ requestId: taskId, waitSeconds: 0, signal: source.signal }));
}

async function told<Value>({ faults }: TaskSource, work: () => Promise<Value>): Promise<Value> {
  const outcome = await settle(work, faults);
  if (!outcome.ok) throw protocolError(outcome.refusal);
  return outcome.value;
}

function requireTasks(ctx: ServerContext): void {
  if (takesTasks(ctx)) return;
  throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions: { [TASKS]: {} } } });
}
