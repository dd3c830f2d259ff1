// A field that the app works out.
import { z } from "zod";
import { asWordsOrNull } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";

const CHARACTERS_MAX = 600;

/** The formula of a field; null for one that is entered. How it is written: `model/formula/parse-expression.ts`. */
export const SketchFormula = z.string().trim().max(CHARACTERS_MAX).nullable().default(null);

/** The member `formula` of a field. */
export const formulaMember: SketchMember = {
  key: "formula",
  otherNames: ["computed", "calculation", "expression"],
  guide: {
    text: '"formula": worked out. Fields by their labels, also of a row that is referred to; over rows that refer to this one or to that one: sum, count, average, min, max (of dates too), first and last by date ("last(visits.note)", "sum(bills.amount where not paid)", "max(lot.bids.price)"); \'if(stock < 5, "Low", "Enough")\', round(x), abs, empty, and, or, not, "due - today" (days), months(done, 6), years(born, today). "now" or "me" alone: when and by whom a row was added (a text, or a reference to the "profile"); given in the rows.',
    isShort: false,
  },
  read: (said) => asWordsOrNull(said, CHARACTERS_MAX),
};
