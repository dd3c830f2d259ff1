// Who sees and changes the rows of a thing.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { Who } from "../../../schema/entity.ts";
import { asValues, asWords, pick, plainName } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";

const Words = z.array(z.string());
/** How models call people; any other word is a role, which the administrator has. */
const otherNames = readData("fields/sketch/who.json", z.strictObject({ everybody: Words, members: Words, owner: Words }));

/** Who sees and who changes the rows; null where everybody does both. */
export const SketchAccess = z.strictObject({ see: Who, change: Who }).nullable().default(null);

function whoOf(said: unknown): Who | null {
  const plain = plainName(asWords(said));
  if (plain === "") return null;
  const isCalled = (names: readonly string[]): boolean => names.some((name) => plainName(name) === plain);
  if (isCalled(otherNames.everybody)) return "everybody";
  return isCalled(otherNames.members) ? "members" : isCalled(otherNames.owner) ? "owner" : "admin";
}

/** Rows that only some see are changed by the same people, where nothing else is said. */
function readAccess(said: unknown): unknown {
  const values = asValues(said) ?? { see: said, change: said };
  const see = whoOf(pick(values, "see", "view", "read", "visible"));
  const change = whoOf(pick(values, "change", "edit", "write", "manage"));
  return see === null && change === null ? null : { see: see ?? "everybody", change: change ?? see ?? "everybody" };
}

/** The member `access` of a thing. */
export const accessMember: SketchMember = {
  key: "access",
  otherNames: ["permissions", "visibility", "who"],
  guide: {
    text: '"access" only where the request keeps something from others, as strangers see nothing of it: everybody, members (logged in), owner (who added the row), admin (staff); the app then has accounts.',
    isShort: false,
  },
  read: readAccess,
};
