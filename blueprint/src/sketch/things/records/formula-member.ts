// A field that the app works out.
import { z } from "zod";
import { asWordsOrNull } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";

const CHARACTERS_MAX = 300;

/** The formula of a field; null for one that is entered. How it is written: `model/formula/parse-formula.ts`. */
export const SketchFormula = z.string().trim().max(CHARACTERS_MAX).nullable().default(null);

/** The member `formula` of a field. */
export const formulaMember: SketchMember = {
  key: "formula",
  otherNames: ["computed", "calculation", "expression"],
  guide: {
    text: '"formula": the field is worked out and never entered (null in rows): "quantity * product.price", "net * (1 - discount / 100)", over rows that refer to this one "sum(lines.amount)", "count(tasks.done)", average, min, max; \'if(stock < 5, "Low", "Enough")\', round(x, 2), days "due - today", years(birthday, today). Names are labels of fields; a percent is 15 for 15 %.',
    isShort: false,
  },
  read: (said) => asWordsOrNull(said, CHARACTERS_MAX),
};
