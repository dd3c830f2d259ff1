// What two readers of a message do not agree on is not proven: a phrase of which rules made a field, and in which the tagger
// sees a rule, a price or something that the app should do ("which stall does best", "£2 a mile").
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Reading, Understood } from "../../schema/reading.ts";
import { placeIn, sentencesOf, type Token } from "../text/token.ts";
import { type Tagged, tagMessage } from "../tagging/tag-message.ts";

/** The mean probability of a wish, from which on a phrase is hardly a field. */
const WISH_MIN = 0.6;

/** The reading of a message, with a mark at each phrase that hardly means what came of it. */
export function doubtPhrases(reading: Reading, text: string): Reading {
  if (reading.outcome === "questions") return reading;
  const sentences = sentencesOf(text);
  const tagged = tagMessage(sentences);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const isDoubted = (one: Understood): boolean =>
    isKept(one, reading.blueprint) && wishIn(one.phrase, { text, tokens, tagged }) >= WISH_MIN;
  return { ...reading, understood: reading.understood.map((one) => (isDoubted(one) ? { ...one, isDoubted: true } : one)) };
}

/** Whether only fields came of a phrase. */
function isKept({ became }: Understood, { entities }: Blueprint): boolean {
  const kept = new Set(entities.flatMap(({ id, fields }) => fields.map((field) => `${id}.${field.id}`)));
  return became.every((id) => kept.has(id));
}

/** How likely a phrase of a text is a wish, by the mean of its words; 0 where the text does not say it. */
function wishIn(phrase: string, { text, tokens, tagged }: { text: string; tokens: readonly Token[]; tagged: Tagged }): number {
  const place = placeIn(text, phrase);
  const said = tokens.filter(({ start, end }) => place !== null && start >= place.start && end <= place.end);
  return said.length === 0 ? 0 : said.reduce((sum, token) => sum + (tagged.wished.get(token) ?? 0), 0) / said.length;
}
