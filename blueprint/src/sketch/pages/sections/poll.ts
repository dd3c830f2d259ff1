// A poll: a question with options to vote for.
import { z } from "zod";
import type { Section } from "../../../schema/blueprint.ts";
import { addSketched } from "../../drafting.ts";
import { asList, asValues, asWords, asWordsUpTo, pick } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import type { SectionContext } from "../section-context.ts";

/** A question to vote on. */
export const SketchPoll = z.strictObject({
  question: z.string().trim().min(1).max(160),
  options: z.array(z.string().trim().min(1).max(80)).min(2).max(10),
});
export type SketchPoll = z.infer<typeof SketchPoll>;

/** The member `poll` of a section. */
export const pollMember: SketchMember = {
  key: "poll",
  otherNames: ["vote"],
  guide: { text: '"poll": {"question": "Where to?", "options": ["Café", "Park"]}.', isShort: false },
  read: (said) => {
    const values = asValues(said);
    const options = values === null ? [] : asList(pick(values, "options", "answers", "choices")).map(asWords);
    const distinct = [...new Set(options)].filter((option) => option !== "").map((option) => option.slice(0, 80));
    return values === null
      ? undefined
      : { question: asWordsUpTo(pick(values, "question", "title", "text"), 160), options: distinct.slice(0, 10) };
  },
};

/** The poll as a part of the page. */
export function draftPoll(asked: SketchPoll, { drafting, wish }: SectionContext): Section[] {
  const id = addSketched(drafting, { kind: "poll", phrase: wish, options: { asked } });
  return [{ kind: "feature", feature: id, block: "board" }];
}
