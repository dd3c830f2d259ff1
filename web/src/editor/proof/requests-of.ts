import type { Proof } from "../data/shapes.ts";

/** A part of the prompt, with the titles of the checks that prove it. */
export interface RequestedPart {
  phrase: string;
  checks: string[];
  outcome: Proof["understood"][number]["outcome"];
}

/** Every part of the prompt with its outcome: those that were understood first, then the others that were not built. */
export function requestsOf({ understood, notBuilt, checks }: Pick<Proof, "understood" | "notBuilt" | "checks">): RequestedPart[] {
  const titles = new Map(checks.map(({ id, title }) => [id, title]));
  const named = new Set(understood.map(({ phrase }) => phrase));
  const left = notBuilt.filter((phrase) => !named.has(phrase));
  return [
    ...understood.map((part) => ({ ...part, checks: part.checks.map((id) => titles.get(id) ?? id) })),
    ...left.map((phrase) => ({ phrase, checks: [], outcome: "not built" as const })),
  ];
}
