// The question that stands in for a product which cannot be built: one plain sentence, and what comes close to it.
import type { Question } from "../../schema/reading.ts";
import { sentencesOf } from "../text/token.ts";
import type { FoundProduct } from "./find-product.ts";

/** The ids of the two questions: what to build instead, and the same once more. */
export const insteadIds = ["what-instead", "what-instead-then"] as const;

const PHRASE_CHARACTERS_MAX = 80;
const OPTIONS_MAX = 4;

function optionsFor(text: string, found: FoundProduct, beside: readonly Beside[]): string[] {
  const { nearby, options } = found.product;
  const words = new Set(sentencesOf(text).flatMap((sentence) => sentence.tokens.map((token) => token.low)));
  const close = nearby.filter((candidate) => candidate.words.some((word) => words.has(word))).flatMap((candidate) => candidate.options);
  const near = [...new Set(close)];
  const nearer = beside.map(({ option }) => option);
  if (nearer.length > 0)
    return [...new Set([...nearer, ...near, ...(isNearer(beside) || near.length > 0 ? [] : options)])].slice(0, OPTIONS_MAX);
  return (near.length > 0 ? near : options).slice(0, OPTIONS_MAX);
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
      ? (question?.named ?? "I cannot build “{phrase}” yet. What should I build instead?")
      : (question?.plain ?? `I cannot build ${called} yet. What should I build instead?`);
  return {
    id: again ? insteadIds[1] : insteadIds[0],
    text: sentence.replace("{phrase}", () => found.phrase),
    options: optionsFor(text, found, beside),
    allowsOther: true,
  };
}
