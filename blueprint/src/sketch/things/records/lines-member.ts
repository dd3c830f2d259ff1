// A thing whose rows are the lines of another thing's rows: the ingredients of a recipe.
import { z } from "zod";
import { asWordsOrNull } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";

const CHARACTERS_MAX = 48;

/** The thing whose rows have these as their lines; null for none. */
export const LinesOf = z.string().trim().max(CHARACTERS_MAX).nullable().default(null);

/** The member `linesOf` of a thing. */
export const linesMember: SketchMember = {
  key: "linesOf",
  otherNames: ["partOf", "linesIn", "itemsOf"],
  guide: {
    text: '"linesOf": rows entered in the form of another and shown on its page; they refer to it.',
    isShort: false,
  },
  read: (said) => asWordsOrNull(said, CHARACTERS_MAX),
};
