// Words that only say for whom, whose or where something is: "for our flat", "in my cellar". They ask for nothing.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { sentencesOf, type Token } from "./token.ts";

/** Whether a place of a text only says for whom, whose or where something is. */
export function isContextPlace(text: string, { start, end }: { start: number; end: number }): boolean {
  const context = sentencesOf(text).flatMap(({ tokens }) => [...contextIn(tokens)]);
  return context.some((token) => token.end === end) && context.some((token) => token.start === start);
}

/** "For our flat", "in my cellar", "for me and my mates": whose and where it is, up to the end of the noun. */
export function contextIn(tokens: readonly Token[]): Set<Token> {
  const context = new Set<Token>();
  tokens.forEach(({ low }, at) => {
    const rest = tokens.slice(at + 2);
    const isUs = /^(?:me|us)$/.test(tokens[at + 1]?.low ?? "") && (lexicon.is(low, "place-preposition") || low === "between");
    if (!isUs && !(lexicon.is(low, "place-preposition") && lexicon.is(tokens[at + 1]?.low, "possessive"))) return;
    const isPair = isUs && rest[0]?.low === "and" && lexicon.is(rest[1]?.low, "possessive");
    const from = isPair ? 2 : 0;
    const isEnd = ({ speech, low: word }: Token, place: number): boolean =>
      place >= from && (speech === "other" || (speech === "verb" && place > from && !word.endsWith("ing")));
    const end = rest.findIndex(isEnd);
    for (const token of rest.slice(isPair ? 1 : 0, end < 0 ? undefined : end)) context.add(token);
  });
  return context;
}
