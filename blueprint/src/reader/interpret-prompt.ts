// From one text to a draft, in one pass: of a product of a known genre, of a specification ask by ask, or of what the text
// says of the things that are kept; or a question about a product that cannot be built.
import type { Prompt } from "../schema/reading.ts";
import { segmentPrompt, type SegmentedPrompt } from "./parse/sentence/segment-prompt.ts";
import { readDescription } from "./parse/description/read-description.ts";
import { type Draft, draftBlueprint } from "./draft/draft-blueprint.ts";
import { fullerDraft } from "./products/fuller-draft.ts";
import { findGenre } from "./genres/find-genre.ts";
import { featureIn } from "./lexicon/features.ts";
import { isFeatureAct } from "./lexicon/acts.ts";
import { askInstead, insteadIds } from "./products/ask-instead.ts";
import { gameKinds } from "./genres/game-kinds.ts";
import type { Product } from "./parse/product-kinds/product.ts";
import { games, sites, talk } from "./parse/product-kinds/products.ts";
import { cores } from "./genres/self-contained.ts";
import { genreOf } from "./genres/genre.ts";
import { draftPoll } from "./products/draft-poll.ts";
import { takePromoted } from "./products/take-promoted.ts";
import { draftFormula } from "./products/draft-formula.ts";
import { findProduct, type FoundProduct } from "./products/find-product.ts";
import { isNamedSite } from "./parse/product-kinds/is-named-site.ts";
import { isSpecification } from "./parse/specification/is-specification.ts";
import { readSpecification } from "./parse/specification/read-specification.ts";
import { cleanText } from "../knowledge/words/clean-text.ts";
import { bracketChoices, bracketDetails } from "./text/bracket-details.ts";
import { withWholeFields } from "./understanding/records/tagged/with-whole-fields.ts";
import { leaveMisfits } from "./understanding/meaning/leave-misfits.ts";
import { optionsBeside } from "./understanding/readings/near-options.ts";
import type { Interpretation } from "./understanding/readings/interpretation.ts";

/** The texts to read, best first: an answer with the prompt's look, then the answer alone. */
function textsOf(prompt: Prompt, answer: string | undefined, isProduct: boolean): string[] {
  if (answer === undefined) return [prompt.text];
  const styled = isProduct ? lookOf(prompt.text) : prompt.text;
  return [`${answer}.\n${styled}`, answer];
}

/** Drafts what a text asks for: ask by ask where it specifies a product, else by what it says of the things that are kept. */
function draftOf(segmented: SegmentedPrompt): Draft | null {
  const text = segmented.text;
  if (isSpecification(text)) return draftBlueprint(readSpecification(segmented));
  // "Booking site for a barber": a short name of a product of a genre, without a word of what one keeps.
  const named = isNamedSite(text) ? readSpecification(segmented) : null;
  const ofGenre = named === null || findGenre(named) === null ? null : draftBlueprint(named);
  if (ofGenre !== null) return ofGenre;
  const stated = draftBlueprint(withWholeFields(leaveMisfits(readDescription(segmented))));
  const isParts = stated !== null && isFeatureList(stated);
  if (!isParts && !listsParts(text)) return stated;
  const specified = draftBlueprint(readSpecification(segmented));
  return isParts ? (specified ?? stated) : fullerDraft(stated, specified);
}

/** "A leaderboard for our darts evenings", "geology flashcards": rows of what is a part of an app, or the app itself, are no list of it. */
function isFeatureList({ blueprint: { entities }, subjects }: Draft): boolean {
  const words = entities[0]?.name.one.split(" ") ?? [];
  const feature = featureIn(words);
  if (feature === null || !isFeatureAct(feature.act) || subjects[0]?.template !== null) return false;
  return feature.length === words.length || (feature.at === "end" && cores.has(feature.act));
}

/** "A movie database with ratings, watchlists and trailers": a product for others, with its parts in a list. */
function listsParts(text: string): boolean {
  const isOwn = /\b(?:I|I'm|I'd|my|we|our)\b/.test(text.replace(/^\W*I (?:need|want)\b/, ""));
  return (
    !isOwn &&
    /\b(?:with|including|featuring|showing|displaying|(?:that|which) (?:shows|displays|lists|has))\s[^.;]*(?:,|\band\b)/i.test(text)
  );
}

/** Drafts a product that is no data application: of a known genre, or made of features. Null for one that we do not build. */
function draftProduct(segmented: SegmentedPrompt, product: Product | null): Draft | null {
  const parsed = leaveMisfits(readSpecification(segmented));
  takePromoted(parsed);
  const genre = findGenre(parsed) ?? (product === sites ? genreOf("brochure") : null);
  return genre === null && !parsed.intents.some(({ act }) => isFeatureAct(act)) ? null : draftBlueprint(parsed, genre);
}

/** A game that is asked for in many words and that is none of ours. */
function missingGame(segmented: SegmentedPrompt): FoundProduct | null {
  const found = findProduct(segmented);
  return found?.product === games ? found : null;
}

/** Whether what was drafted is what the product's kind promises: of a game, a game; of a place to talk, something to say. */
function isPromised({ product }: FoundProduct, { blueprint }: Draft): boolean {
  if (product === talk) return blueprint.features.some(({ kind }) => /^(?:message|comment)$/.test(kind));
  return product !== games || blueprint.features.some(({ kind }) => gameKinds.has(kind) || kind === "quiz");
}

/** Interprets a prompt with answers that name something. Any text gives a valid draft, the same text always the same. */
export function interpretPrompt(prompt: Prompt): Interpretation {
  const asked = new Set<string>(insteadIds);
  const answers = prompt.answers.filter((answer) => asked.has(answer.question));
  const refused = answers.length;
  const answer = answers.at(-1)?.answer;
  const said = cleanText(answer ?? prompt.text);
  const wished = bracketDetails(said);
  const segmented = segmentPrompt(wished);
  const draftAny = (text: string): Draft | null => draftProduct(segmentPrompt(text), null) ?? draftOf(segmentPrompt(text));
  const worked = draftFormula(wished, draftAny) ?? draftPoll(wished, draftAny);
  if (worked !== null) return { outcome: "draft", text: said, draft: worked };
  const found = answer === undefined && isSpecification(wished) ? missingGame(segmented) : findProduct(segmented);
  const look = answer === undefined ? "" : lookOf(prompt.text);
  const made =
    found === null || found.keeps ? null : draftProduct(look === "" ? segmented : segmentPrompt(`${wished}.\n${look}`), found.product);
  if (found !== null && made !== null && made.blueprint.features.length > 0 && isPromised(found, made))
    return { outcome: "draft", text: said, draft: made };
  const product = found?.listsFields === true ? null : found;
  const insist = product !== null && refused >= insteadIds.length;
  if (product !== null && !product.keeps && !insist)
    return {
      outcome: "questions",
      questions: [askInstead(wished, product, { again: refused > 0, beside: optionsBeside(wished, product.product) })],
    };
  // "A game to track my habits" is read as an app to track them.
  const spoken = product?.keeps === true ? product.phrase : "";
  for (const text of textsOf(prompt, answer, refused > 0)) {
    const draft = draftOf(segmentPrompt(bracketChoices(bracketDetails(cleanText(text))).replace(spoken, spoken === "" ? "" : "app")));
    if (draft === null) continue;
    if (product === null) return { outcome: "draft", text: said, draft };
    const missing = draft.notUnderstood.filter((phrase) => phrase !== product.phrase);
    return { outcome: "draft", text: said, draft: { ...draft, notUnderstood: [product.phrase, ...missing] }, insteadOf: product.phrase };
  }
  return { outcome: "nothing", text: said, draft: null };
}

/** What a text says of the look, as a text of its own. */
export function lookOf(text: string): string {
  return segmentPrompt(cleanText(text)).look.phrases.join(". ");
}
