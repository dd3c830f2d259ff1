// What is offered: the names that the prompt gives, else what its domain usually offers.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import type { FeatureRequest, DraftedFeature, FeatureDraft } from "../../../definition/define-feature.ts";
import { listAfter, offerNamed, partsOf } from "../../copy/named-lists.ts";
import { type Priced, pricedList } from "../../copy/priced-list.ts";
import { headline, isGeneral, type Subject, subjectOf } from "../../copy/subject.ts";
import { wayWords } from "../../copy/ways/ways.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import { draftPlans, isOfPlans } from "./plans-draft.ts";
import type { ServicesFeature } from "./services-schema.ts";

const NOUNS =
  "services?|solutions?|offers?|offerings?|treatments?|programs?|programmes?|specialt(?:y|ies)|expertise|practice areas|products and services";
/** The draft of what is offered; null where neither the prompt nor a trade says what that is. */
export function draftOffered(request: FeatureRequest): FeatureDraft<ServicesFeature> | null {
  if (isOfPlans(request.words)) return draftPlans(request);
  const subject = subjectOf(request);
  const { domain, isOnePage, seed } = subject;
  const priced = pricedList(request.prompt);
  const names = priced.length > 0 ? priced.map(({ name }) => name) : namesIn(request);
  if (names.length === 0 && (isGeneral(domain) || domain.offers.length === 0)) return null;
  const title = titleIn(request.words) ?? titleIn(request.prompt) ?? "Services";
  const isPriced = /\b(?:pric(?:es?|ing|ed)|costs?|rates|fees)\b/.test(request.prompt);
  const feature: DraftedFeature<ServicesFeature> = {
    title: title === "Services" ? "What we offer" : `${title} at a glance`,
    line: priced.length > 0 ? "" : domain.line,
    offers: priced.length > 0 ? pricedOffers(priced, { domain, seed }) : offersOf(names, { domain, seed, isPriced }),
    // Of what a person lists with its prices nothing else is made up.
    includes:
      priced.length > 0
        ? []
        : [
            "A first conversation in which you say what matters to you",
            `A plan made for ${domain.people}, in plain words`,
            "A clear price before anything begins",
            "One person to ask, from the first day to the last",
          ],
    steps: priced.length > 0 ? [] : wayWords[domain.way].steps.map((step) => ({ ...step })),
    motif: domain.motif,
  };
  const page = { id: "services", title, icon: "Layers" };
  return { feature, places: homeOrPage("list", { isOnePage, page, teaser: "preview" }) };
}

/** The named offers; where there are few, what the domain usually offers as well, at its usual prices where prices are asked for. */
function offersOf(
  names: readonly string[],
  { domain, seed, isPriced }: Pick<Subject, "domain" | "seed"> & { isPriced: boolean },
): ServicesFeature["offers"] {
  const own = names.map((name, at) => offerNamed(name, { domain, at: at + seed }));
  const others = domain.offers.filter(({ text }) => !own.some((offer) => offer.text === text));
  return [...own, ...(own.length < 4 ? others.slice(0, 6 - own.length) : [])].map(({ price, ...offer }) => ({
    ...offer,
    ...(isPriced && price !== undefined && { price }),
  }));
}

/** Exactly what the prompt lists, at its prices. */
function pricedOffers(priced: readonly Priced[], { domain, seed }: Pick<Subject, "domain" | "seed">): ServicesFeature["offers"] {
  return priced.map(({ name, price, cost }, at) => ({ ...offerNamed(name, { domain, at: at + seed }), text: "", price, cost }));
}

/** Named after "services such as", or the wish itself is a list: "certification pathways, best practice and integration advice". */
function namesIn({ prompt, words }: FeatureRequest): string[] {
  const listed = listAfter(prompt, NOUNS).filter((name) => !lexicon.names(name, "unnamed-offer"));
  if (listed.length > 1) return listed;
  const [, introduced = ""] = /\bintroduc(?:es|ing)\s+([^.,;]+)/.exec(prompt) ?? [];
  const named = partsOf(introduced)
    .map((part) => part.replace(/ (?:business|services)$/, ""))
    .filter((part) => part !== "" && !lexicon.names(part, "unnamed-offer"));
  if (named.length > 1) return named;
  const parts = partsOf(words).filter((part) => part.split(" ").length > 1 && !lexicon.names(part, "unnamed-offer"));
  return parts.length >= 2 ? parts : [];
}

/** "Credit repair services", "Software solutions": what stands before the noun, where it says something. */
function titleIn(text: string): string | null {
  for (const [, before = "", noun = ""] of text.matchAll(
    /\b((?:[a-z-]+ ){1,3})(services|solutions|treatments|pathways|programs|programmes)\b/g,
  )) {
    const words = before.trim().split(" ");
    const kept = words.slice(words.findLastIndex((word) => lexicon.is(word, "offer-filler")) + 1);
    if (kept.length > 0 && kept.length < 3 && !/(?:ing|ed)$/.test(kept[0] ?? "")) return headline(`${kept.join(" ")} ${noun}`);
  }
  return null;
}
