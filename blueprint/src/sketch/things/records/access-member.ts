// Who sees and changes the rows of a thing.
import { z } from "zod";
import { asValues, pick } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import { readAudience, SketchAudience } from "../../roles/audience.ts";

/** Who sees and who changes the rows; null where everybody does both. */
export const SketchAccess = z.strictObject({ see: SketchAudience, change: SketchAudience }).nullable().default(null);

/** Rows that only some see are changed by the same people, where nothing else is said. */
function readAccess(said: unknown): unknown {
  const values = asValues(said) ?? { see: said, change: said };
  const see = readAudience(pick(values, "see", "view", "read", "visible"));
  const change = readAudience(pick(values, "change", "edit", "write", "manage"));
  return see === null && change === null ? null : { see: see ?? "everybody", change: change ?? see ?? "everybody" };
}

/** The member `access` of a thing. */
export const accessMember: SketchMember = {
  key: "access",
  otherNames: ["permissions", "visibility", "who"],
  guide: {
    text: '"access" only where something is private: everybody, members, owner (who added the row), "owner of product" (which it refers to; "order.product"), admin (staff), a role, a list of these. "change" also adds; "see": "admin", "change": "everybody": anyone hands in.',
    isShort: false,
  },
  read: readAccess,
};
