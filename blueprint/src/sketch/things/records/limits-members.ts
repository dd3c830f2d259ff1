// What the form of a thing refuses beyond what its rows suggest: a field that is left empty, a number that is absurd.
import { z } from "zod";
import { asFlag, asNumber } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";

/** Whether a field has to be filled in; null where its rows say so. */
export const SketchRequired = z.boolean().nullable().default(null);
/** The least or the greatest number that is taken. */
export const SketchLimit = z.number().nullable().default(null);

/** The member `required` of a field, and the guide of all three. */
export const requiredMember: SketchMember = {
  key: "required",
  otherNames: ["mandatory", "needed"],
  guide: {
    text: '"required"; "min", "max" of a number (age 18 to 120).',
    isShort: false,
  },
  read: asFlag,
};

/** The member `min` of a field. */
export const minMember: SketchMember = limitMember("min", ["minimum", "least", "from"]);
/** The member `max` of a field. */
export const maxMember: SketchMember = limitMember("max", ["maximum", "most"]);

/** Explained together with `required`. */
function limitMember(key: string, otherNames: readonly string[]): SketchMember {
  return { key, otherNames, guide: { text: "", isShort: false }, read: asNumber };
}
