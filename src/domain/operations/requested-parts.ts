import type { Proof, ProofPhrase } from "./proof.ts";

/** Every part of the prompt once, with its outcome: the understood ones first, then the others that were not built. */
export function requestedParts({ understood, notBuilt }: Pick<Proof, "understood" | "notBuilt">): ProofPhrase[] {
  const named = new Set(understood.map(({ phrase }) => phrase));
  const left = notBuilt.filter((phrase) => !named.has(phrase));
  return [...understood, ...left.map((phrase) => ({ phrase, checks: [], outcome: "not built" as const }))];
}

/** The number of requested parts by outcome. */
export interface RequestCounts {
  proven: number;
  /** Built, but no check that was performed proves it. */
  notProven: number;
  notBuilt: number;
}

/** Counts the parts of the prompt by their outcome. */
export function countRequests(proof: Pick<Proof, "understood" | "notBuilt">): RequestCounts {
  const outcomes = requestedParts(proof).map(({ outcome }) => outcome);
  const count = (wanted: ProofPhrase["outcome"]): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { proven: count("proven"), notProven: count("not tried"), notBuilt: count("not built") };
}
