// What a person says to a project goes to the build that waits for it. While a build runs there is nobody to listen.
import { newId } from "../../kit/ids.ts";
import { contentHash } from "../../kit/secrets.ts";
import { lockBuild } from "../../storage/rows/build-state.ts";
import { findOperationById, findUnfinishedOperation } from "../../storage/rows/operations.ts";
import type { OperationRow } from "../../storage/rows/operations.ts";
import { lockProject } from "../../storage/rows/projects.ts";
import { inTransaction, requireScope } from "../call.ts";
import type { Call, Ground } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { requireModel } from "../models/require-model.ts";
import type { Answer } from "../operations/answer-questions.ts";
import { answerQuestions } from "../operations/answer-questions.ts";
import { answerMessageId, findReplay } from "./find-replay.ts";
import type { IdentifiedRequest, Replay } from "./find-replay.ts";
import { projectNotFound, requireProject } from "./require-project.ts";

/** What is said: a message, or answers to questions, or both; at least one of them. `model` is for the build that it may start. */
export interface SendMessage {
  projectId: string;
  message: string | null;
  answers: readonly Answer[];
  model: string | null;
  requestId: string | null;
}

/** The build that the message went to; `replay` is set when its request id was used before, and then nothing was done. */
export interface SentMessage {
  operation: OperationRow;
  replay: Replay | null;
}

/** Says something to one of the caller's projects. Refuses with `not_found`, `build_running`, `model_locked` and `invalid_input`. */
export async function sendMessage(call: Call, input: SendMessage): Promise<SentMessage> {
  requireScope(call, "projects:write");
  const { accountId, ground } = call;
  const { requestId } = input;
  const identified = requestId === null ? null : identify(accountId, requestId, input);
  const replay = identified && (await findReplay(ground, identified));
  if (replay !== null) return { operation: replay.operation, replay };
  const { id: projectId } = await requireProject(call, input.projectId);
  if (input.model !== null) await requireModel(call, input.model);
  return inTransaction(ground, async (inner) => {
    const project = await lockProject(inner.database, { accountId, projectId });
    if (project === null) throw projectNotFound();
    const overtaken = identified && (await findReplay(inner, identified));
    if (overtaken !== null) return { operation: overtaken.operation, replay: overtaken };
    const messageId = identified === null ? newId(inner.clock.now()) : answerMessageId(identified);
    return { operation: await deliver(inner, project.id, { input, messageId }), replay: null };
  });
}

async function deliver(
  ground: Ground,
  projectId: string,
  { input, messageId }: { input: SendMessage; messageId: string },
): Promise<OperationRow> {
  const unfinished = await findUnfinishedOperation(ground.database, projectId);
  const build = unfinished && (await lockBuild(ground.database, unfinished.id));
  if (!build || (build.operation.status !== "waiting" && build.operation.status !== "running")) throw noBuildListens();
  const { operation } = build;
  if (operation.status === "running") {
    const message = "A build of this project is running. Read its operation until it has ended or asks something, or stop it first.";
    throw new ServiceError("build_running", message, { requestId: operation.requestId });
  }
  await answerQuestions(ground, build, { messageId, message: input.message, answers: input.answers, text: textOf(input) });
  return (await findOperationById(ground.database, operation.id)) ?? operation;
}

function noBuildListens(): ServiceError {
  const message =
    "No build of this project waits for an answer, and changes to a finished project are not offered yet. Create a new project.";
  return new ServiceError("invalid_input", message, { field: null });
}

function identify(accountId: string, requestId: string, input: SendMessage): IdentifiedRequest {
  const bodyHash = contentHash(JSON.stringify(["message", input.projectId, input.message, input.answers, input.model ?? "auto"]));
  return { accountId, requestId, bodyHash, text: textOf(input) };
}

function textOf({ message, answers }: SendMessage): string {
  return [...answers.map(({ answer }) => answer), ...(message === null ? [] : [message])].join("\n");
}
