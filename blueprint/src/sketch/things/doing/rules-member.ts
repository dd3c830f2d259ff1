// What every row of a thing has to keep.
import { z } from "zod";
import { asItems, asValues, asWords, asWordsOrNull, pick } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";

const RULES_MAX = 6;

/** A rule in words, with what is said where it is broken, and the wish that it fulfils. */
export const SketchRule = z.strictObject({
  wish: z.string().trim().max(200).nullable().default(null),
  rule: z.string().trim().min(1).max(400),
  otherwise: z.string().trim().min(1).max(240).nullable().default(null),
});
export type SketchRule = z.infer<typeof SketchRule>;

/** The rules of a thing; none for most. */
export const SketchRules = z.array(SketchRule).max(RULES_MAX).default([]);

function readRule(said: unknown): unknown {
  const values = asValues(said);
  if (values === null) return { rule: asWords(said) };
  return {
    wish: asWordsOrNull(pick(values, "wish", "request"), 200),
    rule: asWords(pick(values, "rule", "holds", "must", "when", "formula", "condition", "check")),
    otherwise: asWordsOrNull(pick(values, "otherwise", "else", "message", "says", "error"), 240),
  };
}

/** The member `rules` of a thing. */
export const rulesMember: SketchMember = {
  key: "rules",
  otherNames: ["constraints", "validations", "validation"],
  guide: {
    text: '"rules" that its rows keep: "end > start", "one per room, date", "no overlap per room from start to end where state <> Off", {"wish": "…", "rule": "guests <= room.beds", "otherwise": "…"}.',
    isShort: false,
  },
  read: (said) =>
    (typeof said === "string" ? [said] : asItems(said))
      .slice(0, RULES_MAX)
      .map(readRule)
      .filter((one) => SketchRule.safeParse(one).success),
};
