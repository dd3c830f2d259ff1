import type { Proof } from "../data/shapes.ts";
import { requestsOf } from "./requests-of.ts";

/** The number of requested parts by outcome. */
export interface RequestCounts {
  proven: number;
  notTested: number;
  notBuilt: number;
}

/** Counts the parts of the prompt by their outcome. */
export function countRequests(proof: Pick<Proof, "understood" | "notBuilt" | "checks">): RequestCounts {
  const outcomes = requestsOf(proof).map(({ outcome }) => outcome);
  const count = (wanted: (typeof outcomes)[number]): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { proven: count("proven"), notTested: count("not tried"), notBuilt: count("not built") };
}
