// Who may do something, as models say it: words for people, or the names of roles. Which roles there are is known when the sketch is
// drafted (`draft-roles.ts`).
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { asList, asWordsUpTo, plainName } from "../form/lenient.ts";

const Words = z.array(z.string());
/** How models call people; any other word is the name of a role. */
const otherNames = readData("fields/sketch/who.json", z.strictObject({ everybody: Words, members: Words, owner: Words, admin: Words }));
const KINDS = ["everybody", "members", "owner", "admin"] as const;

const NAME_CHARACTERS_MAX = 40;

/** Everybody, members, owner, admin or the name of a role; one or several. */
export const SketchAudience = z.union([
  z.string().trim().min(1).max(NAME_CHARACTERS_MAX),
  z.array(z.string().trim().min(1).max(NAME_CHARACTERS_MAX)).min(1).max(6),
]);
export type SketchAudience = z.infer<typeof SketchAudience>;

/** The people that a word means, whoever said it; null for the name of a role. */
export function kindOfPeople(said: string): (typeof KINDS)[number] | null {
  const plain = plainName(said);
  return KINDS.find((kind) => otherNames[kind].some((name) => plainName(name) === plain)) ?? null;
}

/** An audience in the form of its schema; null where nothing was said. */
export function readAudience(said: unknown): SketchAudience | null {
  const names = asList(said)
    .map((one) => asWordsUpTo(one, NAME_CHARACTERS_MAX))
    .filter((name) => name !== "")
    .map((name) => kindOfPeople(name) ?? name);
  const [only = null, ...more] = new Set(names);
  if (names.includes("everybody")) return "everybody";
  return more.length === 0 || only === null ? only : [only, ...more];
}
