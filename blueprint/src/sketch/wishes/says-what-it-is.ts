// The words of a request that only say what the app is: its name, and the clause before the first wish. They ask for nothing that a part
// could fulfil.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { singularsIn } from "../../reader/text/content-words.ts";
import { sentencesOf } from "../../reader/text/token.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import { type Place, telling } from "./locate-wish.ts";

/** Where the first clause of a text ends: at a colon, or before what the thing has or does. */
const CLAUSE_END = /:|[.!?](?=\s|$)|\n|,|\s(?:with|where|that|which|to|so)\s/;

/** Whether a place only says what the app is. */
export function saysWhatItIs(
  text: string,
  place: Place,
  { title, tagline, entities }: Pick<Blueprint, "title" | "tagline" | "entities">,
): boolean {
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const name = new Set(singularsIn(`${title} ${tagline}`));
  const inside = telling(tokens.filter(({ start, end }) => start >= place.start && end <= place.end));
  if (inside.length > 0 && inside.every(({ one }) => name.has(one))) return true;
  const end = CLAUSE_END.exec(text)?.index ?? text.length;
  if (place.end > end) return false;
  // "A detective agency case management app": what stands before the word for the app is what it is called.
  const site = tokens.find((token) => token.end <= end && lexicon.is(token.one, "site-word") && token.start > 0);
  if (site !== undefined && place.end <= site.end) return true;
  const known = new Set([...name, ...entities.flatMap((entity) => singularsIn(`${entity.name.one} ${entity.name.many}`))]);
  return tokens.some((token) => token.end <= end && known.has(token.one));
}
