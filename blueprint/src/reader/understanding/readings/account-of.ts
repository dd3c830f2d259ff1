// How much of its text a draft accounts for, and which of two accounts for more.
import type { Draft } from "../../draft/draft-blueprint.ts";
import { ENTRY } from "../records/rows/row-name.ts";
import type { Interpreted, Nothing } from "./interpretation.ts";

/** A feature that is asked for says as much as so many fields. */
const FEATURE_WEIGHT = 2;
/** A list of so many fields is no chance. */
const SURE_FIELDS = 4;

/** How much of its text a draft accounts for: its fields and features, less what is left out and lists of which nothing is said. */
export function accountOf({ blueprint: { features }, subjects, notUnderstood }: Draft): number {
  const stated = subjects.reduce((sum, { statedFields }) => sum + statedFields, 0);
  const asked = features.filter(({ phrase }) => phrase !== null && phrase !== "").length;
  const bare = subjects.slice(1).filter(({ template, statedFields }) => template === null && statedFields === 0).length;
  return stated + asked * FEATURE_WEIGHT - notUnderstood.length - bare;
}

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
  return !isFeature && accountOf(list.draft) >= accountOf(other.draft) + (isLong && !isOfTwo ? 0 : 2);
}
