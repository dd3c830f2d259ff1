import type { ModelFailure, Usage } from "../model-call.ts";

/** A failed attempt, and what it implies for the next one. */
export interface Fault {
  outcome: "failed";
  failure: ModelFailure;
  usage: Usage | null;
  /** Whether a retry may succeed. */
  mayPass: boolean;
  /** The delay that the provider requested; null if it requested none. */
  retryAfterSeconds: number | null;
  /** A sentence of ours that adds detail to the failure's name. */
  hint?: string;
}

const passing: readonly ModelFailure[] = ["unavailable", "rate_limited", "timed_out"];

/** Creates a fault with this name; unless given, `mayPass` follows from the name. */
export function makeFault(failure: ModelFailure, known: Partial<Omit<Fault, "outcome" | "failure">> = {}): Fault {
  return { outcome: "failed", failure, usage: null, mayPass: passing.includes(failure), retryAfterSeconds: null, ...known };
}
