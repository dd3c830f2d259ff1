// Follows a build until it ends. The service is asked to hold its response until something changes, or where nobody asks for
// every state until the build has an outcome. If a response returns
// immediately and unchanged, because a proxy dropped the header or the service is shutting down, the build is polled at
// increasing intervals.
import { BuildFailedError, BuildStoppedError, QuestionUnansweredError } from "../errors/build-errors.ts";
import type { RequestOptions } from "../transport/create-transport.ts";
import { pause } from "../transport/pause.ts";
import type {
  DoneOperation,
  FailedOperation,
  Operation,
  Question,
  QuestionAnswer,
  SendMessage,
  WaitingOperation,
} from "../types/operations.ts";

/** The answers to all open questions: one text for all of them, or an answer for each. */
export type QuestionReply = string | readonly QuestionAnswer[] | null | undefined;

/** Options for following a build. */
export interface FollowOptions extends RequestOptions {
  /** Called with every state of the build that differs from the previous one, including the first and the last. */
  onUpdate?: ((operation: Operation) => void | Promise<void>) | undefined;
  /** Called with the open questions when the build waits. The returned answers are sent, and the build continues; for null it keeps waiting. */
  onQuestion?: ((questions: Question[], operation: Operation) => QuestionReply | Promise<QuestionReply>) | undefined;
}

/** For how many seconds a response is held, and whether only a question or the end of the build ends that. */
interface Held {
  wait?: number;
  until?: "outcome";
}

/** What following a build requires of a client: reading the build, with the response held, and answering it. */
export interface BuildSource {
  read: (requestId: string, options: RequestOptions & Held) => PromiseLike<Operation>;
  answer: (projectId: string, message: SendMessage, options: RequestOptions) => PromiseLike<Operation>;
}

const waitSeconds = 30;
/** An unchanged response that took less than this, in milliseconds, was not held by the service. */
const heldMilliseconds = 1_000;
const slowestPoll = 5_000;

/** Follows a build until it is done, and returns it. Throws if it ends otherwise, or if a question is not answered. */
export async function followBuild(source: BuildSource, followed: { requestId: string; options: FollowOptions }): Promise<DoneOperation> {
  const { onUpdate, onQuestion, ...request } = followed.options;
  let operation = await source.read(followed.requestId, request);
  for (;;) {
    await onUpdate?.(operation);
    if (operation.operationStatus === "done") return operation;
    if (operation.operationStatus === "failed") throw endOf(operation);
    operation =
      operation.operationStatus === "waiting"
        ? await source.answer(operation.projectId, await answerOf(operation, onQuestion), request)
        : await nextState(source, operation, onUpdate === undefined ? { ...request, until: "outcome" } : request);
  }
}

/** The next state of a build that differs from this one. */
export async function nextState(
  source: Pick<BuildSource, "read">,
  operation: Operation,
  request: RequestOptions & Held,
): Promise<Operation> {
  const known = JSON.stringify(operation);
  let unheld = 0;
  for (;;) {
    const began = Date.now();
    const next = await source.read(operation.requestId, { ...request, wait: waitSeconds });
    if (JSON.stringify(next) !== known) return next;
    unheld = Date.now() - began < heldMilliseconds ? unheld + 1 : 0;
    if (unheld > 0) await pause(pollDelay(unheld), request.signal);
  }
}

// One second, then 1.5 times as long each time, with a random part of a quarter so that many clients do not poll in step.
function pollDelay(unheld: number): number {
  return Math.min(1_000 * 1.5 ** (unheld - 1), slowestPoll) * (0.75 + Math.random() / 4);
}

async function answerOf(operation: WaitingOperation, onQuestion: FollowOptions["onQuestion"]): Promise<SendMessage> {
  const open = operation.questions.filter(({ answer }) => answer === null);
  const reply = await onQuestion?.(open, operation);
  if (typeof reply === "string") return { message: reply };
  if (reply !== null && reply !== undefined) return { answers: [...reply] };
  const asked = open.map(({ text }) => text).join(" ");
  throw new QuestionUnansweredError(`The build asked: ${asked} Answer in onQuestion, or with messages.send.`, { operation });
}

function endOf(operation: FailedOperation): BuildFailedError | BuildStoppedError {
  const { code, message } = operation.error;
  const End = code === "STOPPED" ? BuildStoppedError : BuildFailedError;
  return new End(message, { operation, code });
}
