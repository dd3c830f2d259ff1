// A waiting build resumes once all of its open questions are answered: it is queued again, in its next round, with the
// answers. Its hold stays, or is raised by what going on takes; a build that is dropped ends instead.
import type { QuestionRow } from "../../storage/rows/conversation.ts";
import { insertMessage, listQuestions, writeAnswer } from "../../storage/rows/conversation.ts";
import { writeProject } from "../../storage/rows/builds/build-state.ts";
import type { LockedBuild } from "../../storage/rows/builds/build-state.ts";
import type { AppContext } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { announce } from "./announce.ts";
import { moveOperation } from "./move-operation.ts";
import { takeDecision } from "./take-decision.ts";

/** The answer to one question, by its id. */
export interface Answer {
  questionId: string;
  answer: string;
}

/** A user's reply to a waiting build: answers to its questions, or one message that answers all of them. At least one is set. */
export interface Reply {
  messageId: string;
  message: string | null;
  answers: readonly Answer[];
  /** The reply's text in the conversation. */
  text: string;
}

/**
 * Answers a locked, waiting build's questions and queues it again, in the caller's transaction. Throws `invalid_input`
 * if they do not match, and `not_enough_credits` if it is to go on with more credits than are free.
 */
export async function answerQuestions(ctx: AppContext, build: LockedBuild, reply: Reply): Promise<void> {
  const { database } = ctx;
  const { operation, project } = build;
  const createdAt = ctx.clock.now();
  const message = { id: reply.messageId, projectId: project.id, operationId: operation.id, author: "person", createdAt } as const;
  if (!(await insertMessage(database, { ...message, text: reply.text }))) throw new Error(`the answer ${reply.messageId} was given before`);
  const open = (await listQuestions(database, operation.id)).filter(({ answer }) => answer === null);
  let { creditsHeld } = operation;
  for (const answer of matchAnswers(open, reply)) {
    await writeAnswer(database, answer);
    const offer = open.find(({ id }) => id === answer.id)?.offer ?? null;
    const decision = await takeDecision(ctx, build, { offer, answer: answer.answer });
    if (decision === "dropped") return;
    creditsHeld += decision.raised;
  }
  // Nothing else writes a build that waits.
  const waitedMilliseconds = operation.waitedMilliseconds + Math.max(0, createdAt.getTime() - operation.updatedAt.getTime());
  const moved = await moveOperation(ctx, build, { type: "answered" }, { round: operation.round + 1, creditsHeld, waitedMilliseconds });
  if (!moved) throw new Error(`the operation ${operation.id} was locked while it waited, and could not be answered`);
  await writeProject(database, project.id, { status: "generating", updatedAt: createdAt });
  await ctx.queue.enqueue(database, { operationId: operation.id, accountId: operation.accountId });
  await announce(ctx, build, { type: "operation.running", operationStatus: "running" });
}

/** Maps answers to the open questions. Options match case-insensitively and are stored in the question's own spelling. */
export function matchAnswers(
  open: readonly QuestionRow[],
  { message, answers }: Pick<Reply, "message" | "answers">,
): { id: string; answer: string }[] {
  if (answers.some(({ questionId }) => !open.some(({ id }) => id === questionId))) {
    throw invalid(
      "answers",
      "One of the answers is to a question that is not open in this build. Read the operation to see its questions.",
    );
  }
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  if (given.size < answers.length) throw invalid("answers", "A question is answered twice. Send one answer to each question.");
  return open.map((question) => {
    const answer = given.get(question.id) ?? message;
    if (answer === null)
      throw invalid("answers", `The question "${question.text}" is not answered yet: answer all open questions at once.`);
    return { id: question.id, answer: acceptedAnswer(question, answer) };
  });
}

function acceptedAnswer({ text, options, allowsOther }: QuestionRow, answer: string): string {
  const plain = answer.trim();
  const option = options.find((candidate) => candidate.toLowerCase() === plain.toLowerCase());
  if (option !== undefined) return option;
  if (allowsOther) return plain;
  throw invalid("answers", `The question "${text}" takes one of these answers: ${options.join(", ")}.`);
}

function invalid(field: string, message: string): ServiceError {
  return new ServiceError("invalid_input", message, { field });
}
