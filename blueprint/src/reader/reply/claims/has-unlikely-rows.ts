// "I'm a builder and my mate said I should have an app": a list of rows that hardly are what the person means, of which hardly
// anything else is right, is no subject.
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Understood } from "../../../schema/reading.ts";
import { claimConfidenceOf } from "./claim-confidence.ts";
import { claimedIn, claimEvidenceOf } from "./claim-evidence.ts";

const ROWS_MIN = 0.6;
const FIELD_MIN = 0.8;
/** So many fields that are surely meant are no chance, whatever their rows are called. */
const FIELDS_MIN = 2;

/** What is read of a draft. */
interface Drafted {
  blueprint: Blueprint;
  understood: Understood[];
  notUnderstood: string[];
}

/** Whether the first list of a draft hardly is what its text means. */
export function hasUnlikelyRows(text: string, { blueprint, understood, notUnderstood }: Drafted): boolean {
  const [main] = blueprint.entities;
  const isAsked = blueprint.features.some(({ phrase }) => phrase !== null && phrase !== "");
  // What is known with its fields is also found by the name of an app about it.
  if (main === undefined || blueprint.kind !== "tool" || isAsked || templatesByNoun.has(main.name.one)) return false;
  const claimed = claimedIn({ outcome: "blueprint", blueprint, understood, notUnderstood }, text);
  const confidenceOf = (one: Understood): number => claimConfidenceOf(claimEvidenceOf(claimed, one));
  const rows = understood.filter(({ became }) => became.includes(main.id));
  if (rows.length === 0 || rows.some((one) => confidenceOf(one) >= ROWS_MIN)) return false;
  const fields = understood.filter(({ became }) => became.every((id) => id.startsWith(`${main.id}.`)));
  return fields.filter((one) => confidenceOf(one) >= FIELD_MIN).length < FIELDS_MIN;
}
