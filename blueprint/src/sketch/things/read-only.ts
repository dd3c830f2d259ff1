// A thing whose rows are only looked at in the app: a menu, past jobs of a CV.
import { z } from "zod";
import { asFlag } from "../form/lenient.ts";
import type { SketchMember } from "../form/member.ts";

/** Whether nobody changes the rows in the app; null where nothing is said. */
export const ReadOnly = z.boolean().nullable().default(null);

/** The member `readOnly` of a thing. */
export const readOnlyMember: SketchMember = {
  key: "readOnly",
  otherNames: ["fixed", "isReadOnly"],
  guide: {
    text: '"readOnly": true where rows are only looked at, false where changed; else as "access" says, else changed in a tool or dashboard.',
    isShort: true,
  },
  read: asFlag,
};
