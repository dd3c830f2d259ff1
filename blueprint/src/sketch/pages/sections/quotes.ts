// What people say: testimonials with the names of who said them.
import { z } from "zod";
import { StoriesFeature } from "../../../features/site/answer/stories/stories-feature.ts";
import type { Section } from "../../../schema/blueprint.ts";
import { addSketched } from "../../drafting.ts";
import { asItems, asValues, asWordsOrNull, asWordsUpTo, pick } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import type { SectionContext } from "../section-context.ts";

/** Words of people; `about` says who one is. */
export const SketchQuotes = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1).max(60),
      words: z.string().trim().min(1).max(600),
      about: z.string().trim().min(1).max(80).nullable().default(null),
    }),
  )
  .max(24);
export type SketchQuotes = z.infer<typeof SketchQuotes>;

/** The member `quotes` of a section. */
export const quotesMember: SketchMember = {
  key: "quotes",
  otherNames: ["testimonials", "stories", "voices"],
  guide: { text: '"quotes": [{"name": "…", "words": "…"}] for testimonials.', isShort: false },
  read: (said) =>
    asItems(said).flatMap((one) => {
      const values = asValues(one) ?? {};
      const name = asWordsUpTo(pick(values, "name", "author", "person", "by", "who", "label"), 60);
      const words = asWordsUpTo(pick(values, "words", "quote", "text", "testimonial", "review", "value"), 600);
      return name === "" || words === ""
        ? []
        : [{ name, words, about: asWordsOrNull(pick(values, "about", "role", "from", "position"), 80) }];
    }),
};

/** The quotes as a part of the page: with those of an ability to write more where there is one, else closed. */
export function draftQuotes(told: SketchQuotes, { drafting, heading, wish }: SectionContext): Section[] {
  const quotes = told.map(({ about, ...quote }) => ({ ...quote, ...(about !== null && { about }) }));
  if (quotes.length === 0) return [];
  const { features } = drafting.plan;
  const at = features.findIndex(({ kind }) => kind === "stories");
  const open = StoriesFeature.safeParse(features[at]);
  const isFree = open.success && open.data.quotes === undefined;
  if (isFree) features[at] = { ...open.data, ...(heading !== null && { title: heading }), quotes };
  const id = isFree
    ? open.data.id
    : addSketched(drafting, {
        kind: "stories",
        phrase: wish,
        options: { ...(heading !== null && { title: heading }), quotes, isClosed: true },
      });
  if (drafting.placed.has(`${id} list`)) return [];
  drafting.placed.add(`${id} list`);
  return [{ kind: "feature", feature: id, block: "list" }];
}
