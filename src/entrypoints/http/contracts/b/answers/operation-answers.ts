import type { z } from "zod";
import { describeJson, nothingLeft } from "../../wire/described-answer.ts";
import { samples } from "../../wire/samples.ts";
import { Operation, StartedOperation } from "./operation.ts";
import { sampleProof } from "./proof.ts";

const root = `${samples.service}/b/api/v1`;
const operation = `${root}/operations/${samples.requestId}`;
const files = `${root}/projects/${samples.projectId}/files`;

const started: z.input<typeof StartedOperation> = {
  requestId: samples.requestId,
  accepted: true,
  operationStatus: "running",
  projectId: samples.projectId,
  editorUrl: samples.editor,
  nextAction: `Keep reading GET ${operation} until operationStatus is done, waiting or failed.`,
};

const running: z.input<typeof Operation> = {
  ...started,
  kind: "create",
  stage: "write",
  progress: 30,
  model: "blueprint",
  replies: [],
  questions: [],
  links: {
    project: `${root}/projects/${samples.projectId}`,
    files,
    editor: samples.editor,
    deployment: null,
    stop: `${operation}/stop`,
  },
  version: null,
  credits: { held: 25, spent: 0 },
  proof: null,
  draft: null,
  error: null,
  status: "running",
  createdAt: samples.began,
  updatedAt: samples.began,
  finishedAt: null,
};

const done: z.input<typeof Operation> = {
  ...running,
  operationStatus: "done",
  status: "done",
  stage: "ended",
  progress: 100,
  nextAction: `Read the files at GET ${files}, or open the app: links.deployment of GET ${operation}.`,
  replies: [{ id: samples.replyId, text: "Here is Recipe Box: 9 pages, and every check passed.", createdAt: samples.ended }],
  links: { ...running.links, deployment: samples.site },
  version: 1,
  credits: { held: 0, spent: 2 },
  proof: sampleProof,
  updatedAt: samples.ended,
  finishedAt: samples.ended,
};

const waiting: z.input<typeof Operation> = {
  ...running,
  operationStatus: "waiting",
  status: "waiting",
  stage: "understand",
  progress: 5,
  nextAction: `Read the questions at GET ${operation} and answer them with POST ${root}/projects/${samples.projectId}/messages. Without an answer this build ends on 2026-03-09, at no cost.`,
  questions: [
    {
      id: samples.questionId,
      text: "What is kept track of?",
      options: ["Recipes", "Books"],
      allowsOther: true,
      answer: null,
      createdAt: samples.began,
    },
  ],
};

const paused: z.input<typeof Operation> = {
  ...waiting,
  stage: "write",
  progress: 60,
  model: "opus",
  questions: [
    {
      id: samples.questionId,
      text: "Opus used up the credits that were set aside for this build. 3 of 5 planned checks pass; still missing: The shopping list adds up; The plan prints on one page. What was written is kept as a draft, which you can open in the editor. It needs about 60 credits more. Go on?",
      options: ["Go on", "Deliver what works", "Drop it"],
      allowsOther: false,
      answer: null,
      createdAt: samples.began,
    },
  ],
  credits: { held: 3, spent: 184 },
  draft: {
    requestId: samples.requestId,
    model: "opus",
    request: samples.prompt,
    works: ["A new recipe appears in the list", "A recipe is found by its name", "A recipe can be put on a day"],
    missing: ["The shopping list adds up", "The plan prints on one page"],
    creditsSpent: 184,
    url: samples.draft,
    updatedAt: samples.began,
  },
};

const stopped: z.input<typeof Operation> = {
  ...running,
  operationStatus: "failed",
  status: "failed",
  stage: "ended",
  credits: { held: 0, spent: 0 },
  nextAction: "This build has ended: see error for the reason. Send the prompt again with a new requestId.",
  error: { code: "STOPPED", message: "The build was stopped on request. It cost nothing." },
  updatedAt: samples.ended,
  finishedAt: samples.ended,
};

/** A build that a later request to the project has just started. */
function later(requestId: string): z.input<typeof Operation> {
  const itself = `${root}/operations/${requestId}`;
  const links = { ...running.links, deployment: samples.site, stop: `${itself}/stop` };
  const nextAction = `Keep reading GET ${itself} until operationStatus is done, waiting or failed.`;
  return { ...running, requestId, nextAction, kind: "message", stage: "queued", progress: 0, links };
}

/** The response to a create. */
export const begun = describeJson({
  status: 202,
  schema: StartedOperation,
  headers: ["Idempotent-Replayed", "Idempotency-Mismatch"],
  description: "The build was started, or had already been started with this `requestId`. Follow it by its `requestId`.",
  examples: { begun: { summary: "A build that was started", value: started } },
});

/** The response to a message. */
export const messageSent = describeJson({
  status: 202,
  schema: Operation,
  headers: ["Idempotent-Replayed", "Idempotency-Mismatch"],
  description: "The message was accepted: the operation that continues, or the new one that was started.",
  examples: {
    begun: { summary: "A new build was started", value: later(samples.messageId) },
    resumed: { summary: "The waiting build continues", value: { ...running, stage: "queued" } },
  },
});

const describeTask = (requestId: string) =>
  describeJson({
    status: 202,
    schema: Operation,
    headers: ["Idempotent-Replayed", "Idempotency-Mismatch"],
    description: "The build was started, or had already been started with this `requestId`.",
    examples: { begun: { summary: "A build that was started", value: { ...later(requestId), credits: { held: 0, spent: 0 } } } },
  });

/** The response to an edit. */
export const editStarted = describeTask(samples.editId);

/** The response to a restore. */
export const restoreStarted = describeTask(samples.restoreId);

/** The response to a read of an operation. */
export const operationRead = describeJson({
  status: 200,
  schema: Operation,
  headers: ["Preference-Applied", "Vary"],
  bytes: ["text/event-stream"],
  description: "The current state of the operation; or, as events, every state until it is done or has failed.",
  examples: {
    running: { summary: "A running build", value: running },
    waiting: { summary: "A build that asks a question", value: waiting },
    paused: { summary: "A build that asks whether to go on", value: paused },
    done: { summary: "A build that is done", value: done },
    failed: { summary: "A build that was stopped", value: stopped },
  },
});

/** The response to a stream that has nothing more to say. */
export const nothingMore = { ...nothingLeft, description: "As events: the build has ended, and the client has seen its last state." };

/** The response to a stop that stopped a build. */
export const stoppedNow = describeJson({
  status: 202,
  schema: Operation,
  description: "The build is stopped. Its work ends within two seconds, and nothing more is debited for it.",
  examples: { stopped: { summary: "A build that was stopped", value: stopped } },
});

/** The response to a stop of a build that had already ended. */
export const endedBefore = describeJson({
  status: 200,
  schema: Operation,
  description: "The build had already ended; nothing was changed.",
  examples: { done: { summary: "A build that was done", value: done } },
});
