import type { Plan } from "../domain/models/generation/generator.ts";
import type { Proof, ProofPhrase } from "../domain/operations/proof.ts";
import type { TryOutput } from "./outputs.ts";

/** The proof of a version: what was tested and observed, and the outcome of each phrase of the prompt. Covers only what ran. */
export function describeProof(plan: Plan, tryOutput: TryOutput): Proof {
  const { files: _files, checks, ...seen } = tryOutput;
  const capabilities = new Map(plan.checks.map(({ id, capability }) => [id, capability]));
  return {
    ...seen,
    checks: checks.map((check) => ({
      ...check,
      phrase: isOfOthers(plan, check) ? null : check.phrase,
      capability: capabilities.get(check.id) ?? null,
    })),
    understood: plan.understood.map((understood) => describePhrase(understood, tryOutput)),
    notBuilt: plan.notUnderstood,
  };
}

/** Whether the check does not count for the phrase that its part was made from: it passes without showing what the phrase asks for. */
function isOfOthers({ understood }: Plan, { id, phrase }: TryOutput["checks"][number]): boolean {
  const asked = understood.filter((one) => one.phrase === phrase);
  return asked.length > 0 && asked.every(({ checks }) => !checks.includes(id));
}

function describePhrase({ phrase, checks }: Plan["understood"][number], tryOutput: TryOutput): ProofPhrase {
  const passed = checks.filter((id) => tryOutput.checks.some((check) => check.id === id && check.passed));
  return { phrase, checks, outcome: passed.length > 0 ? "proven" : "not tried" };
}
