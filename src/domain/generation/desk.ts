// What a generator has beside the wish: a signal that ends its work, and the build's language model. Every call goes
// through the journal of the build, so that one that was answered is never made, or paid for, twice.
import type { Asked, ModelRequest } from "../../outside/models/model-call.ts";

/** What became of a call, and what it cost, in millionths of a credit. */
export interface PricedAnswer {
  asked: Asked;
  microCredits: number;
}

/** Asks a model, by its plain id. A model that is not there any more is a failure like any other. Rejects with the signal's reason when it is aborted. */
export type AskModel = (model: string, request: ModelRequest, signal: AbortSignal) => Promise<PricedAnswer>;

/** An answer, or the sentence that says why there is none. */
export type Told =
  | { outcome: "answer"; text: string; isWhole: boolean }
  | { outcome: "failure"; code: "MODEL_UNAVAILABLE" | "CREDITS_EXHAUSTED"; message: string };

/** Where a generator works. */
export interface Desk {
  signal: AbortSignal;
  /** Whether the model was left to us: then the build may go on without it. */
  isModelFree: boolean;
  /** Asks the build's model. `name` says which call of the build it is, and is the same when the build is taken up again. */
  ask(name: string, request: ModelRequest): Promise<Told>;
}
