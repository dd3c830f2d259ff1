// A user's message goes to the build that waits for it, or starts a new one. While a build runs, messages are rejected.
// The project's row is locked first and then the account's, so that of two concurrent messages one is accepted, and one
// request id starts one build.
import { randomUUID } from "node:crypto";
import { contentHash } from "../../lib/crypto/secrets.ts";
import { lockBuild } from "../../storage/rows/builds/build-state.ts";
import { lockCredits } from "../../storage/rows/credits/ledger.ts";
import { findOperationById, findUnfinishedOperation } from "../../storage/rows/operations.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import { lockProject } from "../../storage/rows/projects.ts";
import type { ProjectRow } from "../../storage/rows/projects.ts";
import { startFollowUp, usualModel } from "../builds/starting/start-follow-up.ts";
import { inTransaction, requireScope } from "../call.ts";
import type { Call, AppContext } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { isModelAuto, type Model } from "../models/models.ts";
import { requireModel } from "../models/require-model.ts";
import type { Answer } from "../operations/answer-questions.ts";
import { answerQuestions } from "../operations/answer-questions.ts";
import { answerMessageId, findReplay } from "./find-replay.ts";
import type { IdentifiedRequest, Replay } from "./find-replay.ts";
import { projectNotFound, requireProject } from "./require-project.ts";

/** A message, or answers to questions, or both; at least one is set. `model` is for the build it may start. */
export interface SendMessage {
  projectId: string;
  message: string | null;
  answers: readonly Answer[];
  model: string | null;
  requestId: string | null;
  /** Whether the message only answers a build that waits: it never starts one. */
  onlyAnswers?: true;
}

/** The build that received the message; `replay` is set if its request id was used before, and then nothing was done. */
export interface SentMessage {
  operation: OperationRow;
  replay: Replay | null;
}

/** A message with its request id, and the model for the build it may start. */
interface Said {
  input: SendMessage;
  request: IdentifiedRequest;
  model: Model;
}

/**
 * Sends a message to one of the caller's projects. Throws `not_found`, `invalid_input`, `model_locked`, `build_running`
 * and, if a new build would start, `not_enough_credits`; a throw leaves the request id unused.
 */
export async function sendMessage(call: Call, input: SendMessage): Promise<SentMessage> {
  requireScope(call, "projects:write");
  const { accountId, ctx } = call;
  const request = identify(accountId, input);
  const replay = input.requestId === null ? null : await findReplay(ctx, request);
  if (replay !== null) return { operation: replay.operation, replay };
  const found = await requireProject(call, input.projectId);
  const model = input.model === null ? usualModel(call, found) : await requireModel(call, input.model);
  return inTransaction(ctx, async (inner) => {
    const project = await lockProject(inner.database, { accountId, projectId: found.id });
    if (project === null) throw projectNotFound();
    await lockCredits(inner.database, accountId);
    const overtaken = await findReplay(inner, request);
    if (overtaken !== null) return { operation: overtaken.operation, replay: overtaken };
    return { operation: await deliver(inner, project, { input, request, model }), replay: null };
  });
}

/** Passes the message to the project's waiting build, or starts a new one. */
async function deliver(ctx: AppContext, project: ProjectRow, said: Said): Promise<OperationRow> {
  const unfinished = await findUnfinishedOperation(ctx.database, project.id);
  const build = unfinished && (await lockBuild(ctx.database, unfinished.id));
  if (!build) return begin(ctx, project, said);
  const { operation } = build;
  if (operation.status === "running") {
    const message = "A build of this project is running. Read its operation until it has ended or asks something, or stop it first.";
    throw new ServiceError("build_running", message, { requestId: operation.requestId });
  }
  const { message, answers } = said.input;
  await answerQuestions(ctx, build, { messageId: answerMessageId(said.request), message, answers, text: textOf(said.input) });
  return (await findOperationById(ctx.database, operation.id)) ?? operation;
}

async function begin(ctx: AppContext, project: ProjectRow, { input, request, model }: Said): Promise<OperationRow> {
  const { message, answers, onlyAnswers = false } = input;
  if (message === null || answers.length > 0 || onlyAnswers) {
    const advice = onlyAnswers ? "" : " To change the project send a message alone, without answers.";
    const refusal = `No build of this project waits for an answer.${advice}`;
    throw new ServiceError("invalid_input", refusal, { field: "answers" });
  }
  const { requestId, bodyHash } = request;
  return startFollowUp(ctx, { project, requestId, bodyHash, model, isModelAuto: isModelAuto(input.model), message });
}

function identify(accountId: string, input: SendMessage): IdentifiedRequest {
  const { projectId, message, answers, model } = input;
  const bodyHash = contentHash(JSON.stringify(["message", projectId, message, answers, model]));
  return { accountId, requestId: input.requestId ?? randomUUID(), bodyHash, text: textOf(input) };
}

function textOf({ message, answers }: SendMessage): string {
  return [...answers.map(({ answer }) => answer), ...(message === null ? [] : [message])].join("\n");
}
