// "Text my customers", "buy me a train ticket", "an app that writes my tax return": something is to be done now and
// elsewhere, in a mailbox, a shop or a telephone that no app of ours reaches. No list of the noun in it is what was asked for.
import { foreignServices } from "../../lexicon/foreign-companies.ts";
import { leadingVerb } from "../../lexicon/acts.ts";
import { containers, fillers, hollowWords, plainContainers } from "../../lexicon/nouns.ts";
import { products } from "../../parse/product-kinds/products.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Token } from "../../text/token.ts";

const ERRAND_WORDS_MAX = 16;

/** What comes before the verb of an errand: "could you please", "I want you to". */
function isOpening({ low }: Token): boolean {
  return fillers.has(low) || lexicon.is(low, "errand-opener");
}

/** Where the verb stands that says what is to be done: at the beginning, or after "an app that"; -1 where neither is so. */
function verbPlace(words: readonly Token[]): number {
  const first = words.findIndex((token) => !isOpening(token));
  if (first < 0 || isErrandVerb(words[first])) return first;
  const at = words.findIndex(({ low }) => lexicon.is(low, "errand-joint"));
  const isHollow = words.slice(first, Math.max(at, first)).every(({ low, one }) => plainContainers.has(one) || hollowWords.has(low));
  return at > first && isHollow ? at + 1 : -1;
}

function isErrandVerb(token: Token | undefined): boolean {
  return token !== undefined && (lexicon.is(token.low, "errand") || lexicon.is(token.one, "errand"));
}

/** Whether something that can be built is named: a list, a form, a shop. */
function namesProduct(words: readonly Token[]): boolean {
  const named = new Set(products.flatMap(({ names }) => names));
  return words.some(({ one, low }) => containers.has(one) || named.has(low));
}

/** Whether the words of a text ask for an errand. A sentence with marks in it lists or states something. */
export function isErrand(words: readonly Token[], hasMarks: boolean): boolean {
  const at = verbPlace(words);
  const rest = words.slice(at + 1);
  const [object] = rest;
  if (at < 0 || object === undefined || hasMarks || words.length > ERRAND_WORDS_MAX) return false;
  const isKeeping = leadingVerb(words.slice(at).map(({ low }) => low))?.act === "keep";
  if (isKeeping) return false;
  // What is on the page of another service is there already: "post on my Facebook page".
  const isForeign = rest.some(({ low }) => foreignServices.has(low));
  if (isForeign && words[at]?.speech === "verb" && words[at].low === words[at].one) return true;
  if (namesProduct(rest)) return false;
  // "Tells me when to water my plants": a question about what is one's own is a field of it.
  const isAsked = words.some(({ low }) => lexicon.is(low, "clause-question")) && words.some(({ low }) => /^(?:my|our)$/.test(low));
  if (isAsked || (at > 0 && lexicon.is(words[at - 1]?.low, "clause-question"))) return false;
  const isForUs = lexicon.is(words[at]?.low, "favour") && /^(?:me|us)$/.test(object.low);
  const pointed = lexicon.is(object.low, "verb-particle") ? rest[1] : object;
  return isForUs || (isErrandVerb(words[at]) && lexicon.is(pointed?.low, "errand-object"));
}
