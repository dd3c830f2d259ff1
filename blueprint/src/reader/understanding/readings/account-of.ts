// How much of its text a draft accounts for, and which of two accounts for more.
import type { Draft } from "../../draft/draft-blueprint.ts";
import { tagMessage } from "../../tagging/tag-message.ts";
import { placeIn, placeOf, sentencesOf } from "../../text/token.ts";
import { listShare } from "../records/tagged/tagged-list.ts";
import { ENTRY } from "../records/rows/row-name.ts";
import type { Interpreted, Nothing } from "./interpretation.ts";

/** A feature that is asked for says as much as so many fields. */
const FEATURE_WEIGHT = 2;
/** A list of so many fields is no chance. */
const SURE_FIELDS = 4;
/** How sure the tagger has to be of a part, and of a list. */
const PART_MIN = 0.5;
const LIST_MIN = 0.6;
const PARTS_MIN = 2;

/** How much of its text a draft accounts for: its fields and features, less what is left out and lists of which nothing is said. */
export function accountOf({ blueprint: { features }, subjects, notUnderstood }: Draft): number {
  const stated = subjects.reduce((sum, { statedFields }) => sum + statedFields, 0);
  const asked = features.filter(({ phrase }) => phrase !== null && phrase !== "").length;
  const bare = subjects.slice(1).filter(({ template, statedFields }) => template === null && statedFields === 0).length;
  return stated + asked * FEATURE_WEIGHT - notUnderstood.length - bare;
}

/** How far the lists of a draft are what the tagger sees in its text, a field for each part that is one, and how many of these the draft tears into several: "front only" and "round". Null where it hardly sees a list. */
function agreementOf({ text, draft: { blueprint, understood } }: Interpreted): { agreed: number; torn: number } | null {
  const { entities } = blueprint;
  const tagged = tagMessage(sentencesOf(text));
  const parts = tagged.parts.filter(({ sure }) => sure >= PART_MIN);
  const places = (marks: string): Place[] => parts.flatMap(({ mark, tokens }) => (marks.includes(mark) ? [placeOf(tokens)] : []));
  const fields = places("F");
  if (listShare(tagged) < LIST_MIN || fields.length < PARTS_MIN) return null;
  const ids = new Set(entities.flatMap(({ id, fields: own }) => own.map((field) => `${id}.${field.id}`)));
  const placed = (is: (became: readonly string[]) => boolean): Place[] =>
    understood.flatMap(({ phrase, became }) => (is(became) ? (placeIn(text, phrase) ?? []) : []));
  const said = placed((became) => became.every((id) => ids.has(id)));
  const rows = placed((became) => entities.some(({ id }) => became.includes(id)));
  const covered = fields.map((part) => said.filter((place) => overlaps(place, part)).length);
  const others = (of: readonly Place[], marks: string): number => {
    const known = places(marks);
    return of.filter((place) => !known.some((part) => overlaps(place, part))).length;
  };
  const torn = covered.filter((count) => count > 1).length;
  return { agreed: covered.filter((count) => count === 1).length - torn - others(said, "FVOE") - others(rows, "EOA"), torn };
}

type Place = ReturnType<typeof placeOf>;

const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

/** Whether a draft is one list of something that is only named: nothing is known of it, and nothing said. */
export function isBare({ draft }: Interpreted | Nothing): boolean {
  if (draft === null || draft.blueprint.kind === "site" || draft.subjects.length !== 1) return false;
  const isAsked = draft.blueprint.features.some(({ phrase }) => phrase !== null && phrase !== "");
  return !isAsked && draft.subjects.every(({ template, statedFields }) => template === null && statedFields === 0);
}

/** Whether a list accounts for more of a text than another draft: by its fields, what is left out, and lists without a field. */
export function saysMore(list: Interpreted | null, other: Interpreted | Nothing): boolean {
  if (list === null || other.draft === null) return list !== null;
  // A countdown, a game: what is no list of anything is not one.
  const { entities, features } = other.draft.blueprint;
  const isFeature = entities.length === 0 && features.some(({ phrase }) => phrase !== null && phrase !== "");
  const [rows] = list.draft.blueprint.entities;
  // Rows that nothing names may be those of the other draft.
  const isNamed = rows?.phrase || rows?.name.one === ENTRY.one;
  const isLong = isNamed && (list.draft.subjects[0]?.statedFields ?? 0) >= SURE_FIELDS;
  // "Clients with phone, and their invoices with amount": fields of two lists.
  const isOfTwo = other.draft.subjects.filter(({ statedFields }) => statedFields > 0).length > 1;
  if (isFeature) return false;
  const [own, others] = [agreementOf(list), agreementOf(other)];
  if (own !== null && others !== null && others.torn > 0 && own.agreed > others.agreed) return true;
  return accountOf(list.draft) >= accountOf(other.draft) + (isLong && !isOfTwo ? 0 : 2);
}
