import type { Plan } from "../domain/models/generation/generator.ts";
import type { Proof, ProofPhrase } from "../domain/operations/proof.ts";
import type { Trial } from "./outputs.ts";

/** The proof of a version: what was tested and observed, and the outcome of each phrase of the prompt. Covers only what ran. */
export function describeProof(plan: Plan, trial: Trial): Proof {
  const { files: _tried, checks, ...seen } = trial;
  const capabilities = new Map(plan.checks.map(({ id, capability }) => [id, capability]));
  return {
    ...seen,
    types: "passed",
    checks: checks.map((check) => ({ ...check, capability: capabilities.get(check.id) ?? null })),
    understood: plan.understood.map((understood) => describePhrase(understood, trial)),
    notBuilt: plan.notUnderstood,
  };
}

function describePhrase({ phrase, checks }: Plan["understood"][number], trial: Trial): ProofPhrase {
  const passed = checks.filter((id) => trial.checks.some((check) => check.id === id && check.passed));
  return { phrase, checks, outcome: passed.length > 0 ? "proven" : "not tried" };
}
