// "I referee boxing and want a round timer, 3 x 2 minutes, bell at the end": the one tool that a text asks for by its name.
import { definitionOf } from "../../../features/feature.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import type { Restatement } from "../readings/restatements-of.ts";

const NAME_WORDS_MAX = 4;
/** It is asked for at the beginning: later words only mention one. */
const PLACE_MAX = 14;

/** A timer is whole without a word on what it is about; a quiz or a poll is not. */
const { nouns } = definitionOf("timer").words;
const tools: ReadonlySet<string> = new Set(nouns.filter((noun) => !noun.includes(" ")));

/** The tool with how long and how often, and what the text says besides; null where it asks for none. */
export function toolRequest(text: string): Restatement | null {
  const [first, ...others] = sentencesOf(text);
  const tokens = first?.tokens ?? [];
  const at = tokens.findIndex(({ low }) => tools.has(low));
  const from = tokens.slice(0, Math.max(0, at)).findLastIndex(({ low }) => /^an?$/.test(low));
  const isNamed = at > 0 && at < PLACE_MAX && from >= 0 && at - from <= NAME_WORDS_MAX;
  if (!isNamed || tokens.slice(from, at).some(({ low }) => low === "with" || low === "of")) return null;
  const parts = partsOf(tokens.slice(at + 1));
  const stated = parts.filter(isMeasured).map((part) => quote(text, part));
  const rest = parts.filter((part) => !isMeasured(part)).map((part) => quote(text, part));
  return {
    text: [`A ${quote(text, tokens.slice(from + 1, at + 1))}`, ...stated].join(", "),
    rest: [...rest, ...others.map((sentence) => quote(text, sentence.tokens))],
  };
}

/** "3 x 2 minutes with 1 min rest". */
const isMeasured = (part: readonly Token[]): boolean =>
  part.some(({ low }) => /^\d/.test(low)) && part.some(({ low }) => /^(?:seconds?|secs?|minutes?|mins?|hours?|rounds?)$/.test(low));

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (/^[,:;–—-]$/.test(token.low)) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.filter((part) => part.length > 0);
}
