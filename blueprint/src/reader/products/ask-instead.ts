// The question that stands in for a product which cannot be built: one plain sentence, and what comes close to it.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Question } from "../../schema/reading.ts";
import { nounPhrase } from "../text/noun-phrase.ts";
import { plural } from "../../knowledge/words/inflect.ts";
import { sentencesOf, type Token } from "../text/token.ts";
import type { FoundProduct } from "./find-product.ts";

/** The ids of the two questions: what to build instead, and the same once more. */
export const insteadIds = ["what-instead", "what-instead-then"] as const;

const PHRASE_CHARACTERS_MAX = 80;
const optionsMax = 5;
const optionsLeast = 4;
/** The things that are sold: after "sell" or "for", else the words before the kind. */
function thingsOf(text: string, found: FoundProduct): string | null {
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const sells = tokens.findIndex((token) => /^(?:sell|sells|selling|offering)$/.test(token.low));
  const kind = tokens.findIndex((token) => token.start >= (found.before.at(-1)?.end ?? 0) && token.low === "for");
  const after = (at: number): Token[] => {
    const rest = tokens.slice(at + 1, at + 5);
    const stop = rest.findIndex((token) => lexicon.is(token.low, "product-stop"));
    return stop < 0 ? rest : rest.slice(0, stop);
  };
  const said = [sells, kind]
    .filter((at) => at >= 0)
    .map((at) => nounPhrase(after(at)))
    .find((noun) => noun?.plural === true);
  if (said !== undefined && said !== null) return said.low;
  const before = nounPhrase(found.before.filter((token) => !/^(?:online|e-commerce|ecommerce)$/.test(token.low)));
  return before === null || !/^[\p{L} '-]{3,40}$/u.test(before.key) ? null : plural(before.key);
}

function optionsFor(text: string, found: FoundProduct, beside: readonly Beside[]): string[] {
  const { nearby, options } = found.product;
  const words = new Set(sentencesOf(text).flatMap((sentence) => sentence.tokens.map((token) => token.low)));
  const close = nearby.filter((candidate) => candidate.words.some((word) => words.has(word))).flatMap((candidate) => candidate.options);
  const things = options.some((option) => option.includes("{things}")) ? thingsOf(text, found) : null;
  const said = options
    .filter((option) => option.includes("{things}") && things !== null)
    .map((option) => option.replace("{things}", things ?? ""));
  const plain = options.filter((option) => !option.includes("{things}"));
  // "An order tracker for candles" makes "An order tracker with customers" needless.
  const fresh = plain.filter(
    (option) => !said.some((other) => other.split(" ").slice(0, 2).join(" ") === option.split(" ").slice(0, 2).join(" ")),
  );
  const near = [...new Set([...said, ...close])];
  const nearer = beside.map(({ option }) => option);
  if (nearer.length > 0) return [...new Set([...nearer, ...near, ...(isNearer(beside) ? [] : fresh)])].slice(0, optionsLeast);
  const filled = [...new Set([...near, ...fresh])].slice(0, Math.max(near.length, near.length === 0 ? optionsMax : optionsLeast));
  return filled.slice(0, optionsMax);
}

/** What may be meant instead of a kind of product; a fit of 1 says that it is as near to the text. */
interface Beside {
  option: string;
  fit: number;
}

/** Whether something else is nearer to the text than the kind of product, so that more of that kind is no help: games instead of a chore wheel. */
function isNearer([best]: readonly Beside[]): boolean {
  return best !== undefined && best.fit >= 1;
}

/** How it is asked: once more, where an answer was no better, and with what else may be meant. */
interface Asked {
  again: boolean;
  beside: readonly Beside[];
}

/** Asks what to build instead of a product. */
export function askInstead(text: string, found: FoundProduct, { again, beside }: Asked): Question {
  const { called } = found.product;
  const question = isNearer(beside) ? undefined : found.product.question;
  const named = found.before.length > 0 && found.phrase.length <= PHRASE_CHARACTERS_MAX ? found.phrase : null;
  const sentence = again
    ? (question?.again ?? `I cannot build ${called} yet either way. Which of these comes closest?`)
    : named !== null
      ? (question?.named ?? "I cannot build “{phrase}” yet. What should I build instead?").replace("{phrase}", () => named)
      : (question?.plain ?? `I cannot build ${called} yet. What should I build instead?`);
  return { id: again ? insteadIds[1] : insteadIds[0], text: sentence, options: optionsFor(text, found, beside), allowsOther: true };
}
