// What goes without saying for a genre: the features that nobody thinks to ask for.
import { isFeatureKind, isMeant } from "../../../features/feature.ts";
import { isOfNoTrade } from "../../../features/site/copy/subject.ts";
import { pricedList } from "../../../features/site/copy/priced-list.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Genre } from "../../genres/genre.ts";
import type { ParsedPrompt } from "../../parse/parsed-prompt.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import type { Plan } from "../plan.ts";
import { draftFeature } from "./draft-feature.ts";

/** Whether the prompt speaks of a trade, or of what it offers: a novel, a wedding and a club have no services. */
function offersServices({ text, owner, kind }: ParsedPrompt): boolean {
  const words = `${owner ?? ""} ${kind?.words ?? ""}`.split(/\s+/);
  const isTrade = (word: string): boolean =>
    (businesses.has(word) && !lexicon.is(word, "without-services")) ||
    lexicon.is(word, "organisation-word") ||
    (lexicon.ends(word, "person-ending") && !lexicon.ends(word, "object-like-person"));
  return lexicon.names(text, "offer-word") || words.some(isTrade);
}

/** Adds the genre's features, unless the prompt asked for them already. */
export function bringFeatures(plan: Plan, { features }: Genre): void {
  const main = plan.entities[0] ?? null;
  const isTrade = offersServices(plan.parsed);
  const isStated = pricedList(plan.parsed.text).length > 0;
  for (const { kind, of, words } of features) {
    const said = words ?? kind;
    if (kind === "services" && !isTrade) continue;
    // Whoever says what they do and what it costs wants no story made up for them, and of what nobody knows there is none.
    if (kind === "about" && (isStated || isOfNoTrade(plan.parsed.text.toLowerCase()))) continue;
    if (!isFeatureKind(kind) || plan.features.some((feature) => feature.kind === kind && isMeant(feature, said))) continue;
    draftFeature(plan, { kind, entity: of === "main" ? main : null, phrase: null, object: null, words: said });
  }
}
