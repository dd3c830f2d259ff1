// Which checks prove which words of the prompt. A check proves what it is planned for and what the same visit shows; it
// also proves the thing whose rows it uses, and each field that it reads or fills in by its label.
import type { AcceptanceCheck, Blueprint, CheckStep, Target, Understood } from "@atelier/blueprint";
import type { Plan } from "../domain/generation/generator.ts";

/** The phrases that something came of, each with the ids of the checks that prove it. */
export function provePhrases(
  blueprint: Blueprint,
  checks: readonly AcceptanceCheck[],
  understood: readonly Understood[],
): Plan["understood"] {
  const proofs = checks.map((check) => ({ check, entity: entityOf(blueprint, check), words: check.steps.flatMap(wordsOf) }));
  const proves = ({ check, entity, words }: (typeof proofs)[number], id: string): boolean => {
    if (id === check.capability || check.also?.includes(id) || id === entity) return true;
    if (id === "title") return words.some((word) => word.includes(blueprint.title));
    if (id.startsWith("theme")) return check.steps.some((step) => step.do === "expectColour");
    const label = labelOf(blueprint, id);
    return label !== null && id.startsWith(`${entity}.`) && words.some((word) => word.toLowerCase().includes(label.toLowerCase()));
  };
  return understood.map(({ phrase, became }) => ({
    phrase,
    checks: proofs.filter((proof) => proof.check.phrase === phrase || became.some((id) => proves(proof, id))).map(({ check }) => check.id),
  }));
}

function entityOf({ capabilities }: Blueprint, { capability }: AcceptanceCheck): string | null {
  return capabilities.find(({ id }) => id === capability)?.entity ?? null;
}

function labelOf({ entities }: Blueprint, id: string): string | null {
  const [entity, field] = id.split(".");
  return entities.find((candidate) => candidate.id === entity)?.fields.find((candidate) => candidate.id === field)?.label ?? null;
}

function wordsOf(step: CheckStep): string[] {
  const own = "contains" in step ? [step.contains] : [];
  return "target" in step && step.target ? [...own, ...namesOf(step.target)] : own;
}

function namesOf({ name, label, text, within }: Target): string[] {
  return [name, label, text].filter((word) => word !== undefined).concat(within ? namesOf(within) : []);
}
