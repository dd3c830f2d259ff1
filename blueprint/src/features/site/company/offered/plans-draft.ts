// Plans: the names that the prompt gives, else those of the way; each holds what the smaller one holds, and more.
import type { FeatureRequest, DraftedFeature, FeatureDraft } from "../../../definition/define-feature.ts";
import { listAfter } from "../../copy/named-lists.ts";
import { titleIn } from "../../copy/titles.ts";
import { headline, subjectOf } from "../../copy/subject.ts";
import { wayWords } from "../../copy/ways/ways.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import { PLANS, type ServicesFeature } from "./services-schema.ts";

const TIERS =
  /\b(?:free|basic|standard|starter|premium|pro|plus|gold|silver|bronze|platinum|enterprise|business|professional|individual|family|team|unlimited|lite|deluxe|vip|personal|student)\b/g;
const PRICES = [19, 39, 79, 129, 199] as const;
const SUITS = [
  "To try it out, or for those who need little.",
  "For most people: everything that is used every week.",
  "For those who want all of it, and somebody at their side.",
  "For teams and families.",
  "For large organisations.",
] as const;

/** Whether plans are asked for, of which each holds more than the one before. */
export function isOfPlans(words: string): boolean {
  return /\b(?:pricing|(?:service |subscription |membership )?(?:plans?|tiers?)|price plans?|membership options?)\b/.test(words);
}

/** The draft of the plans. */
export function draftPlans(request: FeatureRequest): FeatureDraft<ServicesFeature> {
  const { domain, isOnePage, seed } = subjectOf(request);
  const names = namesIn(request) ?? wayWords[domain.way].plans;
  const title = titleIn("pricing", request.words) ?? "Pricing";
  const shift = seed % 5;
  const contents = [...domain.offers.map(({ name }) => name), "Answers on the same day", "One person to ask"];
  const period = domain.way === "account" || domain.way === "platform" || domain.way === "course" ? "month" : "booking";
  const feature: DraftedFeature<ServicesFeature> = {
    id: PLANS,
    title: "Choose what fits",
    line: "Example prices. A plan can be changed at any time.",
    offers: names.map((name, at) => {
      const price = /^free$/i.test(name) ? 0 : (PRICES[at] ?? 249) + shift * (at + 1);
      return {
        icon: "CircleCheck",
        name: headline(name),
        text: SUITS[at] ?? SUITS[2],
        price,
        cost: `$${price} per ${period}`,
        includes: contents.slice(0, Math.min(contents.length, 2 + Math.round(((at + 1) / names.length) * (contents.length - 2)))),
      };
    }),
    includes: [],
    steps: [],
    motif: domain.motif,
  };
  return { feature, places: homeOrPage("list", { isOnePage, page: { id: PLANS, title, icon: "BadgeDollarSign" } }) };
}

/** "Basic, standard and premium plans" are three; a list after "plans such as" as well. */
function namesIn({ prompt }: FeatureRequest): readonly string[] | null {
  const listed = listAfter(prompt, "plans?|tiers?|memberships?|packages?|subscriptions?");
  if (listed.length > 1) return listed.slice(0, 5);
  const sentence =
    prompt.split(/(?<=[.!?])\s+/).find((part) => /\b(?:plans?|tiers?|memberships?|packages?|subscriptions?)\b/.test(part)) ?? "";
  const tiers = [...new Set(sentence.match(TIERS) ?? [])];
  return tiers.length > 1 ? tiers.slice(0, 5) : null;
}
