// Who sees and fills in a field, of those who see and change its row.
import { asValues, pick } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import { readAudience } from "../../roles/audience.ts";

/** The member `access` of a field; its schema is that of a thing's (`access-member.ts`). */
export const fieldAccessMember: SketchMember = {
  key: "access",
  otherNames: ["permissions", "visibility"],
  guide: {
    text: '"access" as of a thing, of a field that fewer people see than its row; never of the first.',
    isShort: false,
  },
  read: (said) => {
    const values = asValues(said) ?? { see: said };
    const see = readAudience(pick(values, "see", "view", "read"));
    const change = readAudience(pick(values, "change", "edit", "write"));
    return see === null && change === null ? null : { see: see ?? "everybody", change: change ?? see ?? "everybody" };
  },
};
