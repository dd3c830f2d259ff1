// Flashcards: a front and a back each.
import { z } from "zod";
import { OWN } from "../../../../features/learning/questions/topic-in.ts";
import type { Section } from "../../../../schema/blueprint.ts";
import { addSketched } from "../../../drafting.ts";
import { asItems, asValues, asWordsUpTo, pick } from "../../../form/lenient.ts";
import type { SketchMember } from "../../../form/member.ts";
import type { SectionContext } from "../../section-context.ts";

/** Cards to learn by. */
export const SketchCards = z
  .array(z.strictObject({ front: z.string().trim().min(1).max(200), back: z.string().trim().min(1).max(400) }))
  .max(60);
export type SketchCards = z.infer<typeof SketchCards>;

/** The member `cards` of a section. */
export const cardsMember: SketchMember = {
  key: "cards",
  otherNames: ["flashcards", "deck"],
  guide: { text: '"cards": [{"front": "…", "back": "…"}].', isShort: false },
  read: (said) =>
    asItems(said).flatMap((one) => {
      const values = asValues(one) ?? {};
      const front = asWordsUpTo(pick(values, "front", "question", "term", "word", "label"), 200);
      const back = asWordsUpTo(pick(values, "back", "answer", "definition", "meaning", "value"), 400);
      return front === "" || back === "" ? [] : [{ front, back }];
    }),
};

/** The cards as a part of the page. */
export function draftCards(told: SketchCards, { drafting, heading, wish, page }: SectionContext): Section[] {
  const cards = told.filter(({ front }, at) => told.findIndex((other) => other.front === front) === at);
  if (cards.length < 2) {
    drafting.problems.push("Flashcards need at least two cards with a front and a back.");
    return [];
  }
  const id = addSketched(drafting, { kind: "flashcards", phrase: wish, options: { subject: OWN, title: heading ?? page, cards } });
  return [{ kind: "feature", feature: id, block: "cards" }];
}
