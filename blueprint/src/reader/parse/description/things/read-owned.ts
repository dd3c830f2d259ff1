// "Clubs and *their members*", "properties, *each with repairs*": what is told as a part of each thing belongs to it.
import type { Chunk } from "../../../text/chunk.ts";
import { phraseOf, type ParserState } from "../parser-state.ts";
import { readItem } from "../read-item.ts";

/** Reads a piece of a list that has no verb. A thing that is new in it belongs to the one before where the words say so. */
export function readOwned(state: ParserState, chunk: Chunk): void {
  const { mentions, relations } = state.parsed;
  const count = mentions.length;
  const owner = state.current ?? mentions.findLast(({ strength }) => strength >= 2);
  readItem(state, chunk);
  const [found, ...others] = mentions.slice(count);
  if (found === undefined || others.length > 0 || owner === undefined || found === owner || !isOwned(state, chunk)) return;
  relations.push({ from: found, to: owner, phrase: phraseOf(state, chunk) });
}

/** Whether the piece names its things as somebody's, or stands in a clause about each of the things before. */
function isOwned({ parsed }: ParserState, { words }: Chunk): boolean {
  const [first] = words;
  if (first === undefined) return false;
  const clause =
    parsed.text
      .slice(0, first.start)
      .split(/[.;:!?]/)
      .at(-1) ?? "";
  return /^(?:their|its)$/.test(first.low) || /\b(?:each|every)\b/i.test(clause);
}
