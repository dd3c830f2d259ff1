// Made from openapi/b.json by `npm run openapi`; a change belongs into the service's schemas.
import type { Proof } from "./proof.ts";

/** `running`: read it again. `done`: it has ended, and what it made is proven and delivered. `waiting`: it has asked a question. `failed`: it has ended and made nothing; `error` says why. */
export type OperationStatus = "running" | "done" | "waiting" | "failed";

/** The beginning of a build. */
export interface StartedOperation {
  /** The id of the request: the one that was sent, in lower case, or one that the service made. */
  requestId: string;
  /** Always true: what is refused is answered with an error. */
  accepted: boolean;
  operationStatus: OperationStatus;
  /** The project that is built. */
  projectId: string;
  /** The project’s page in the editor. */
  editorUrl: string;
  /** What to do next, in a sentence for people. */
  nextAction: string;
}

/** A build with all that is told of it. */
export interface Operation extends StartedOperation {
  /** What began it: a create, or a message to the project. */
  kind: "create" | "message";
  /** What it is at. A build goes through the stages in this order; a question takes it back to `queued`. */
  stage: "queued" | "understand" | "write" | "check" | "try" | "deliver" | "publish" | "settle" | "ended";
  /** How far it is, in per cent. */
  progress: number;
  /** The model that writes. */
  model: string;
  /** What it said, the oldest first. */
  replies: Reply[];
  /** What it asked, the oldest first. */
  questions: Question[];
  links: OperationLinks;
  /** The version that it made, or null where it has made none. */
  version: number | null;
  /** What it costs. */
  credits: {
    /** Credits that are set aside for it now. */
    held: number;
    /** Credits that it has cost so far. */
    spent: number;
  };
  /** What was shown to be true of its version, or null where it has made none. */
  proof: Proof | null;
  /** Why it has failed, or null. */
  error: OperationError | null;
  /** The same as `operationStatus`: the contract has two names for it. */
  status: OperationStatus;
  /** When it began. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
  /** When it ended, or null while it has not. */
  finishedAt: string | null;
}

/** Why a build has failed. One that was stopped costs what was debited before the stop, any other nothing. */
export interface OperationError {
  /** `STOPPED`: it was stopped. `GENERATION_FAILED`: no application came out. `CHECKS_FAILED`: the application did not pass its checks. `MODEL_UNAVAILABLE`: the model did not answer. `CREDITS_EXHAUSTED`: the account’s credits ran out. `TIMED_OUT`: it took too long, or waited seven days for an answer. `INTERNAL`: a fault of the service. */
  code: "STOPPED" | "GENERATION_FAILED" | "CHECKS_FAILED" | "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED" | "TIMED_OUT" | "INTERNAL";
  /** What happened, in a sentence for people. */
  message: string;
}

/** Where to go from a build. */
export interface OperationLinks {
  /** The project. */
  project: string;
  /** The project’s files. */
  files: string;
  /** The project’s page in the editor. */
  editor: string;
  /** Where the application is open, or null until a version is live. */
  deployment: string | null;
  /** Where this build is stopped. */
  stop: string;
}

/** What a build asks its client. */
export interface Question {
  /** The question’s id: the `questionId` of its answer. */
  id: string;
  /** What is asked. */
  text: string;
  /** Answers to choose from. */
  options: string[];
  /** Whether an answer may be something else than an option. */
  allowsOther: boolean;
  /** What was answered, or null while the question is open. */
  answer: string | null;
  /** When it was asked. */
  createdAt: string;
}

/** What a build said. */
export interface Reply {
  /** The reply’s id. */
  id: string;
  /** What was said. */
  text: string;
  /** When it was said. */
  createdAt: string;
}

/** The answer to one question. */
export interface QuestionAnswer {
  /** The `id` of the question. */
  questionId: string;
  /** One of the question’s options, whatever its case, or words of one’s own where the question `allowsOther`. */
  answer: string;
}

/** What to say to a project: a message, answers, or both. */
export interface SendMessage {
  /** What to say: what to change, or an answer to every open question that `answers` leaves out. */
  message?: string | null | undefined;
  /** Answers to the open questions of the operation that waits. */
  answers?: QuestionAnswer[] | null | undefined;
  /** The model of the build that the message may begin, as in a create. Left out: the one that the project usually has. */
  model?: string | null | undefined;
  /** The client’s own id for this request: any UUID but the nil one, in any case. Sent again, nothing new is started, and the answer tells what became of the first. */
  requestId?: string | null | undefined;
}
