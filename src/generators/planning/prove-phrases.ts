// Maps the phrases of a prompt or message to the checks that prove them. A check proves what it is planned for and what
// it also names; it also proves the entity whose rows it uses. A phrase with a part that no check proves has no proof.
import type { AcceptanceCheck, Blueprint, CheckStep, Target, Understood } from "@atelier/blueprint";
import type { Plan } from "../../domain/models/generation/generator.ts";

/** The phrases that had an effect, each with the ids of the checks that prove it: empty if a part of it is not shown by any check. */
export function provePhrases(
  blueprint: Blueprint,
  checks: readonly AcceptanceCheck[],
  understood: readonly Understood[],
): Plan["understood"] {
  return understood.map(({ phrase, became }) => {
    const proofs = became.map((id) => checks.filter((check) => proves(blueprint, { check, id, phrase })));
    const whole = proofs.every((found) => found.length > 0);
    return { phrase, checks: checks.filter((check) => whole && proofs.some((found) => found.includes(check))).map(({ id }) => id) };
  });
}

interface Claim {
  check: AcceptanceCheck;
  id: string;
  phrase: string;
}

function proves(blueprint: Blueprint, { check, id, phrase }: Claim): boolean {
  if (id === check.capability || check.also?.includes(id) || id === entityOf(blueprint, check)) return true;
  if (id === "title") return check.steps.flatMap(wordsOf).some((word) => word.includes(blueprint.title));
  return id.startsWith("theme") && provesLook(blueprint, { check, id, phrase });
}

/** A colour is proven where it is visible, the scheme where it is switched; corners, typefaces and spacing have no check. */
function provesLook({ theme }: Blueprint, { check, id, phrase }: Claim): boolean {
  const seen = check.steps.flatMap((step) => (step.do === "expectColour" ? [step.equals] : []));
  const colours = (["background", "components"] as const).flatMap((part) => {
    const colour = theme[part];
    const meant =
      id === `theme.${part}` || (id === "theme" && colour !== null && phrase.toLowerCase().includes(colour.words.toLowerCase()));
    return meant && colour !== null ? [colour.hex] : [];
  });
  if (colours.some((hex) => seen.includes(hex))) return true;
  const isScheme = id === "theme.scheme" || (id === "theme" && theme.scheme !== "system" && phrase.toLowerCase().includes(theme.scheme));
  return isScheme && colours.length === 0 && check.id === "scheme";
}

function entityOf({ capabilities, features }: Blueprint, { capability }: AcceptanceCheck): string | null {
  const of = [...capabilities, ...features].find(({ id }) => id === capability);
  return of !== undefined && "entity" in of && typeof of.entity === "string" ? of.entity : null;
}

function wordsOf(step: CheckStep): string[] {
  const own = "contains" in step && step.contains !== undefined ? [step.contains] : [];
  return "target" in step && step.target ? [...own, ...namesOf(step.target)] : own;
}

function namesOf({ name, label, text, within }: Target): string[] {
  return [name, label, text].filter((word) => word !== undefined).concat(within ? namesOf(within) : []);
}
