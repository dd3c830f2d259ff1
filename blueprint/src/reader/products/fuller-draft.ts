// "A recipe community with profiles, comments and collections" can be read in two ways: as things with their
// fields, or as a product with its functionalities. Which way is meant shows in what comes of each: in the wrong one words
// become things that nobody knows, and others become nothing.
import { ownTemplates } from "../../knowledge/entity-templates.ts";
import { isPlural } from "../../knowledge/words/inflect.ts";
import type { Draft, Subject } from "../draft/draft-blueprint.ts";

const KNOWN_THING = 2;
const UNKNOWN_THING = 0.5;
const STATED_THING = 1;
const FEATURE = 1;
const NOT_UNDERSTOOD = 1.5;
/** By how much the second way must be better: by about a phrase. */
const MARGIN = 1.5;

/** What a draft has made of its prompt: things and features. */
function made({ blueprint, subjects }: Draft): number {
  const known = new Set(subjects.filter(({ template }) => template !== null && ownTemplates.includes(template)).map(({ id }) => id));
  const stated = new Set(subjects.filter(({ statedFields }) => statedFields > 1).map(({ id }) => id));
  const weights = blueprint.entities.map(({ id, phrase }) =>
    phrase !== null && known.has(id) ? KNOWN_THING : stated.has(id) ? STATED_THING : UNKNOWN_THING,
  );
  const features = new Set(blueprint.features.flatMap(({ kind, phrase }) => (phrase === null || phrase === "" ? [] : [kind])));
  return weights.reduce((sum, one) => sum + one, 0) + FEATURE * features.size;
}

/**
 * Whether the second draft keeps as a thing of its own what the first holds to be a field: of a thing that is known
 * ("clients with phone and email"), or, in the singular, of one with several ("contracts with partner, start and cost").
 */
function tearsApart(first: Draft, second: Draft): boolean {
  const isKnown = ({ template }: Subject): boolean => template !== null && ownTemplates.includes(template);
  const isFieldOf = (subject: Subject, phrase: string): boolean =>
    isKnown(subject) || (subject.statedFields > 1 && !isPlural(phrase.split(" ").at(-1) ?? ""));
  const fields = first.understood.filter(({ phrase, became }) =>
    first.subjects.some((subject) => isFieldOf(subject, phrase) && became.some((id) => id.startsWith(`${subject.id}.`))),
  );
  return second.blueprint.entities.some(
    ({ phrase }) => phrase !== null && fields.some((field) => field.phrase.toLowerCase().endsWith(phrase.toLowerCase())),
  );
}

/** The second draft of the same text where it has made more of it and clearly leaves less aside, else the first. */
export function fullerDraft(first: Draft | null, second: Draft | null): Draft | null {
  if (first === null || second === null) return first ?? second;
  if (tearsApart(first, second)) return first;
  const more = made(second) - made(first);
  const missed = NOT_UNDERSTOOD * (second.notUnderstood.length - first.notUnderstood.length);
  return more > 0 && more - missed >= MARGIN ? second : first;
}
