// What hardly means what came of it is built, and proves nothing: "front only" of which a field was made where "front only or all
// round" is a choice, a price or a wish that became a field.
import { appsOf, templatesByNoun } from "../../../knowledge/entity-templates.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Reading, Understood } from "../../../schema/reading.ts";
import { claimConfidenceOf, confidenceMin } from "./claim-confidence.ts";
import { claimedIn, claimEvidenceOf } from "./claim-evidence.ts";

/** Features whose drafts say word by word what each of their parts came of. */
const EXACT: ReadonlySet<string> = new Set(["countdown", "counter", "metronome", "picker"]);

/** A reading with a mark at each phrase of its text that hardly means what came of it. What was chosen as an answer is meant, and looks are proven where they are seen. */
export function doubtClaims({ reading, text }: { reading: Reading; text: string }): Reading {
  if (reading.outcome === "questions") return reading;
  const claimed = claimedIn(reading, text);
  const exact = new Set(reading.blueprint.features.flatMap(({ id, kind }) => (EXACT.has(kind) ? [id] : [])));
  const isStated = (id: string): boolean => id === "theme" || id.startsWith("theme.") || exact.has(id.split(".")[0] ?? "");
  const isDoubted = (one: Understood): boolean => {
    if (reading.notUnderstood.length === 0 && isAppName(reading.blueprint, one)) return false;
    if (one.isWhole === true || one.became.every(isStated) || (claimed.placed.get(one.phrase) ?? []).length === 0) return false;
    const evidence = claimEvidenceOf(claimed, one);
    return claimConfidenceOf(evidence) < confidenceMin(evidence);
  };
  return { ...reading, understood: reading.understood.map((one) => (isDoubted(one) ? { ...one, isDoubted: true } : one)) };
}

/** "A shopping list": the name of an app about the things that it became. */
function isAppName({ entities }: Blueprint, { phrase, became }: Understood): boolean {
  const [entity] = entities.filter(({ id }) => became.includes(id));
  const template = entity === undefined ? undefined : templatesByNoun.get(entity.name.one);
  return template !== undefined && appsOf(template).includes(phrase.toLowerCase());
}
