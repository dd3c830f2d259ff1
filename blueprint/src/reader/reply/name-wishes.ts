// What the tagger surely sees as a wish, and of which neither anything was made nor anything said, is named as not built: no wish
// is dropped in silence.
import type { Reading } from "../../schema/reading.ts";
import { type Part, tagMessage } from "../tagging/tag-message.ts";
import { placeIn, placeOf, quote, sentencesOf } from "../text/token.ts";

const SURE = 0.6;
/** "Quickly", "free": a wish in a word says too little to be missed. */
const WORDS_MIN = 3;

/** The reading of a message, with the wishes among what was not understood that it says nothing of. Whoever answered a question chose what is built. */
export function nameWishes(reading: Reading, [text = "", ...answers]: readonly string[]): Reading {
  if (reading.outcome === "questions" || answers.length > 0) return reading;
  const said = [...reading.understood.map(({ phrase }) => phrase), ...reading.notUnderstood].flatMap(
    (phrase) => placeIn(text, phrase) ?? [],
  );
  const isSilent = (part: Part): boolean => {
    const { start, end } = placeOf(part.tokens);
    return !said.some((place) => place.start < end && start < place.end);
  };
  const isWish = ({ mark, sure, tokens }: Part): boolean => (mark === "W" || mark === "R") && sure >= SURE && tokens.length >= WORDS_MIN;
  const silent = tagMessage(sentencesOf(text)).parts.filter((part) => isWish(part) && isSilent(part));
  return { ...reading, notUnderstood: [...reading.notUnderstood, ...silent.map(({ tokens }) => quote(text, tokens))] };
}
