import { z } from "zod";
import { address, addressOrNull, count, flag, moment, momentOrNull, RequestId, text, textOrNull } from "../../wire/fields.ts";
import { Proof } from "./proof.ts";

/** How a build is doing. */
export const OperationStatus = z.enum(["running", "done", "waiting", "failed"]).meta({
  id: "OperationStatus",
  description:
    "`running`: read it again. `done`: it has ended, and what it made is proven and delivered. `waiting`: it has asked a question. `failed`: it has ended and made nothing; `error` says why.",
});

const STAGES = ["queued", "understand", "write", "check", "try", "deliver", "publish", "settle", "ended"] as const;

const startedShape = {
  requestId: RequestId,
  accepted: flag("Always true: what is refused is answered with an error."),
  operationStatus: OperationStatus,
  projectId: text("The project that is built."),
  editorUrl: address("The project’s page in the editor."),
  nextAction: text("What to do next, in a sentence for people."),
};

/** The beginning of a build: what a create is answered with. */
export const StartedOperation = z.object(startedShape).meta({ id: "StartedOperation", description: "The beginning of a build." });
export type StartedOperation = z.output<typeof StartedOperation>;

const Reply = z
  .object({ id: z.uuid().meta({ description: "The reply’s id." }), text: text("What was said."), createdAt: moment("When it was said.") })
  .meta({ id: "Reply", description: "What a build said." });

const Question = z
  .object({
    id: z.uuid().meta({ description: "The question’s id: the `questionId` of its answer." }),
    text: text("What is asked."),
    options: z.array(z.string()).meta({ description: "Answers to choose from." }),
    allowsOther: flag("Whether an answer may be something else than an option."),
    answer: textOrNull("What was answered, or null while the question is open."),
    createdAt: moment("When it was asked."),
  })
  .meta({ id: "Question", description: "What a build asks its client." });

const OperationLinks = z
  .object({
    project: address("The project."),
    files: address("The project’s files."),
    editor: address("The project’s page in the editor."),
    deployment: addressOrNull("Where the application is open, or null until a version is live."),
    stop: address("Where this build is stopped."),
  })
  .meta({ id: "OperationLinks", description: "Where to go from a build." });

const OperationError = z
  .object({
    code: z
      .enum(["STOPPED", "GENERATION_FAILED", "CHECKS_FAILED", "MODEL_UNAVAILABLE", "CREDITS_EXHAUSTED", "TIMED_OUT", "INTERNAL"])
      .meta({
        description: [
          "`STOPPED`: it was stopped. `GENERATION_FAILED`: no application came out. `CHECKS_FAILED`: the application did not pass its checks.",
          "`MODEL_UNAVAILABLE`: the model did not answer. `CREDITS_EXHAUSTED`: the account’s credits ran out. `TIMED_OUT`: it took too long, or waited seven days for an answer. `INTERNAL`: a fault of the service.",
        ].join(" "),
      }),
    message: text("What happened, in a sentence for people."),
  })
  .meta({
    id: "OperationError",
    description: "Why a build has failed. One that was stopped costs what was debited before the stop, any other nothing.",
  });

/** A build with all that is told of it. */
export const Operation = z
  .object({
    ...startedShape,
    kind: z.enum(["create", "message"]).meta({ description: "What began it: a create, or a message to the project." }),
    stage: z
      .enum(STAGES)
      .meta({ description: "What it is at. A build goes through the stages in this order; a question takes it back to `queued`." }),
    progress: z.int().min(0).max(100).meta({ description: "How far it is, in per cent." }),
    model: text("The model that writes."),
    replies: z.array(Reply).meta({ description: "What it said, the oldest first." }),
    questions: z.array(Question).meta({ description: "What it asked, the oldest first." }),
    links: OperationLinks,
    version: z.int().positive().nullable().meta({ description: "The version that it made, or null where it has made none." }),
    credits: z
      .object({ held: count("Credits that are set aside for it now."), spent: count("Credits that it has cost so far.") })
      .meta({ description: "What it costs." }),
    proof: Proof.nullable().meta({ description: "What was shown to be true of its version, or null where it has made none." }),
    error: OperationError.nullable().meta({ description: "Why it has failed, or null." }),
    status: OperationStatus.meta({ description: "The same as `operationStatus`: the contract has two names for it." }),
    createdAt: moment("When it began."),
    updatedAt: moment("When it last changed."),
    finishedAt: momentOrNull("When it ended, or null while it has not."),
  })
  .meta({ id: "Operation", description: "A build with all that is told of it." });
export type Operation = z.output<typeof Operation>;
