// What is offered, with a text and a price each: services, plans, courses of a menu that nobody changes in the app.
import { z } from "zod";
import type { ServicesFeature } from "../../../features/site/company/offered/services-schema.ts";
import type { Section } from "../../../schema/blueprint.ts";
import { addSketched } from "../../drafting.ts";
import { asItems, asValues, asWordsUpTo, pick, wholeWords } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import type { SectionContext } from "../section-context.ts";

/** What is offered; `price` is said as it is shown, with its currency. */
export const SketchOffers = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1).max(60),
      text: z.string().trim().max(240).default(""),
      price: z.string().trim().max(20).nullable().default(null),
    }),
  )
  .max(12);
export type SketchOffers = z.infer<typeof SketchOffers>;

/** The member `offers` of a section. */
export const offersMember: SketchMember = {
  key: "offers",
  otherNames: ["services", "plans", "prices"],
  guide: {
    text: '"offers": [{"name": "Haircut", "text": "with a wash", "price": "$35"}] that are only shown.',
    isShort: false,
  },
  read: (said) =>
    asItems(said).flatMap((one) => {
      const values = asValues(one) ?? { name: one };
      const name = asWordsUpTo(pick(values, "name", "title", "label"), 60);
      const price = pick(values, "price", "cost", "from");
      const shown = typeof price === "number" ? `$${price}` : asWordsUpTo(price, 20);
      return name === "" ? [] : [{ name, text: asWordsUpTo(pick(values, "text", "description", "value"), 240), price: shown || null }];
    }),
};

/** The sum in a price, for the order of what is offered; undefined where there is none. */
function sumOf(price: string): number | undefined {
  const [found] = /\d[\d,]*(?:\.\d+)?/.exec(price) ?? [];
  return found === undefined ? undefined : Number(found.replaceAll(",", ""));
}

/** What is offered as a part of the page. */
export function draftOffers(offers: SketchOffers, { drafting, heading, text, wish, page }: SectionContext): Section[] {
  const distinct = offers.filter(({ name }, at) => offers.findIndex((other) => other.name === name) === at);
  if (distinct.length === 0) return [];
  const options: Omit<ServicesFeature, "kind" | "id" | "phrase"> = {
    title: heading ?? page,
    line: wholeWords(text ?? "", 240),
    offers: distinct.map(({ name, text: words, price }) => ({
      icon: "Tag",
      name,
      text: words,
      ...(price !== null && { price: sumOf(price) ?? 0, cost: price }),
    })),
    includes: [],
    steps: [],
    motif: "blobs",
  };
  const id = addSketched(drafting, { kind: "services", phrase: wish, apart: heading ?? "", options });
  return [{ kind: "feature", feature: id, block: "list" }];
}
