import type { ModelFailure, Usage } from "../model-call.ts";

/** A try without an answer, and what it says of the next one. */
export interface Fault {
  outcome: "failed";
  failure: ModelFailure;
  usage: Usage | null;
  /** Whether another try may go better. */
  mayPass: boolean;
  /** How long the provider wants to be left alone; null where it does not say. */
  retryAfterSeconds: number | null;
  /** A sentence of ours that says more than the failure's name. */
  hint?: string;
}

const passing: readonly ModelFailure[] = ["unavailable", "rate_limited", "timed_out"];

/** A fault with this name; whether it may pass follows from the name unless told. */
export function makeFault(failure: ModelFailure, known: Partial<Omit<Fault, "outcome" | "failure">> = {}): Fault {
  return { outcome: "failed", failure, usage: null, mayPass: passing.includes(failure), retryAfterSeconds: null, ...known };
}
