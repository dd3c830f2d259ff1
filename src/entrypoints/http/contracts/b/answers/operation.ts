import { z } from "zod";
import { address, addressOrNull, count, flag, moment, momentOrNull, RequestId, text, textOrNull } from "../../wire/fields.ts";
import { Draft } from "./draft.ts";
import { Proof } from "./proof.ts";

/** How a build is doing. */
export const OperationStatus = z.enum(["running", "done", "waiting", "failed"]).meta({
  id: "OperationStatus",
  description:
    "`running`: in progress, read it again. `done`: ended, and its result is proven and delivered. `waiting`: it has asked a question. `failed`: ended without a result; `error` says why.",
});

const STAGES = ["queued", "understand", "write", "check", "try", "deliver", "publish", "settle", "ended"] as const;

const startedShape = {
  requestId: RequestId,
  accepted: flag("Always true: a rejected request returns an error instead."),
  operationStatus: OperationStatus,
  projectId: text("The project being built."),
  editorUrl: address("The project’s page in the editor."),
  nextAction: text("What to do next, as a human-readable sentence."),
};

/** A build that was started: the response to a create. */
export const StartedOperation = z.object(startedShape).meta({ id: "StartedOperation", description: "A build that was started." });
export type StartedOperation = z.output<typeof StartedOperation>;

const Reply = z
  .object({
    id: z.uuid().meta({ description: "The reply’s id." }),
    text: text("The text of the reply."),
    createdAt: moment("When it was sent."),
  })
  .meta({ id: "Reply", description: "A message from the build." });

const Question = z
  .object({
    id: z.uuid().meta({ description: "The question’s id: the `questionId` of its answer." }),
    text: text("The text of the question."),
    options: z.array(z.string()).meta({ description: "The suggested answers." }),
    allowsOther: flag("Whether an answer other than the options is allowed."),
    answer: textOrNull("The answer, or null while the question is open."),
    createdAt: moment("When it was asked."),
  })
  .meta({ id: "Question", description: "A question from a build to its client." });

const OperationLinks = z
  .object({
    project: address("The URL of the project."),
    files: address("The URL of the project’s files."),
    editor: address("The project’s page in the editor."),
    deployment: addressOrNull("The URL of the live application, or null until a version is live."),
    stop: address("The URL for stopping this build."),
  })
  .meta({ id: "OperationLinks", description: "Links related to the build." });

/** Why a build has failed, as a stable code. */
export const FailureCode = z
  .enum(["STOPPED", "GENERATION_FAILED", "CHECKS_FAILED", "MODEL_UNAVAILABLE", "CREDITS_EXHAUSTED", "TIMED_OUT", "INTERNAL"])
  .meta({
    description: [
      "`STOPPED`: it was stopped. `GENERATION_FAILED`: no application could be generated. `CHECKS_FAILED`: the application did not pass its checks.",
      "`MODEL_UNAVAILABLE`: the model did not respond. `CREDITS_EXHAUSTED`: the account’s credits ran out. `TIMED_OUT`: it took too long, or waited seven days for an answer. `INTERNAL`: an internal error of the service.",
    ].join(" "),
  });

const OperationError = z
  .object({
    code: FailureCode,
    message: text("What happened, as a human-readable sentence."),
  })
  .meta({
    id: "OperationError",
    description: "Why a build has failed. A stopped build costs what was debited before the stop; any other failed build costs nothing.",
  });

/** A build with all of its details. */
export const Operation = z
  .object({
    ...startedShape,
    kind: z
      .enum(["create", "message"])
      .meta({ description: "What started it. `create`: the project was created. `message`: a message, an edit or a restore." }),
    stage: z.enum(STAGES).meta({
      description: "The current stage. A build goes through the stages in this order; answering a question returns it to `queued`.",
    }),
    progress: z.int().min(0).max(100).meta({ description: "The progress, in per cent." }),
    model: text("The model used."),
    replies: z.array(Reply).meta({ description: "Its replies, the oldest first." }),
    questions: z.array(Question).meta({ description: "Its questions, the oldest first." }),
    links: OperationLinks,
    version: z.int().positive().nullable().meta({ description: "The version that it created, or null if there is none." }),
    credits: z
      .object({ held: count("Credits currently held for it."), spent: count("Credits spent so far.") })
      .meta({ description: "The credits of the build." }),
    proof: Proof.nullable().meta({ description: "The proof of its version, or null if there is none." }),
    draft: Draft.nullable().meta({ description: "What it has written and not finished, or null if there is nothing, or while it runs." }),
    error: OperationError.nullable().meta({ description: "Why it has failed, or null." }),
    status: OperationStatus.meta({ description: "The same as `operationStatus`." }),
    createdAt: moment("When it was started."),
    updatedAt: moment("When it last changed."),
    finishedAt: momentOrNull("When it ended, or null if it has not ended."),
  })
  .meta({ id: "Operation", description: "A build with all of its details." });
export type Operation = z.output<typeof Operation>;
