// A clause that is surely about the look of what is asked for, as the tagger sees it, and names colours: "calm greens, nothing with
// storks", "want it bright blue n yellow". It is taken out of a text before it is read, so that its words are taken for nothing
// else, and its colours are those of the app.
import { colourNamed, colourShaded } from "../../../knowledge/colours.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Reading } from "../../../schema/reading.ts";
import { noLook } from "../../lexicon/look.ts";
import { readLook } from "../../parse/sentence/read-look.ts";
import { tagMessage } from "../../tagging/tag-message.ts";
import { quote, type Sentence, sentencesOf, type Token } from "../../text/token.ts";
import { withoutGaps } from "./without-gaps.ts";

const SURE_MIN = 0.5;
const COLOURS_MAX = 2;

/** A clause about looks, and the colours that it names. */
export interface WishedLook {
  phrase: string;
  colours: readonly string[];
}

/** The text without its first clause about colours, where one is a clause of its own, and that clause. */
export function splitLooks(text: string): { rest: string; look: WishedLook | null } {
  const sentences = sentencesOf(text);
  for (const { mark, sure, tokens } of tagMessage(sentences).parts) {
    const clause = mark === "L" && sure >= SURE_MIN ? clauseOf(sentences, tokens) : null;
    const [first, last] = [clause?.[0], clause?.at(-1)];
    const colours = coloursIn(clause ?? tokens).slice(0, COLOURS_MAX);
    if (
      clause === null ||
      first === undefined ||
      last === undefined ||
      colours.length === 0 ||
      isPlain(sentences, { first, text, count: colours.length })
    )
      continue;
    const rest = `${text.slice(0, first.start)}${text.slice(last.end)}`;
    return /\p{L}/u.test(rest)
      ? { rest: withoutGaps(rest), look: { phrase: quote(text, withoutAsking(clause)), colours } }
      : { rest: text, look: null };
  }
  return { rest: text, look: null };
}

/** "Mint background, teal accents": whether the colours of a clause are read from its sentence as it stands. */
function isPlain(sentences: readonly Sentence[], { first, text, count }: { first: Token; text: string; count: number }): boolean {
  const sentence = sentences.find(({ tokens }) => tokens.includes(first));
  const { look } = readLook(sentence ?? { tokens: [first], bullet: false }, { text, look: noLook });
  return [look.background, look.components].filter((one) => one !== null).length >= count;
}

/** The clause that a part is, with "want" before it; null where it is a piece of one. */
function clauseOf(sentences: readonly Sentence[], part: readonly Token[]): readonly Token[] | null {
  const tokens = sentences.find((sentence) => sentence.tokens.some((token) => token === part[0]))?.tokens ?? [];
  let end = tokens.findIndex((token) => token === part.at(-1));
  let start = tokens.findIndex((token) => token === part[0]);
  while (isAsking(tokens[start - 1])) start -= 1;
  // "Sage green *and cream please*".
  while (/^(?:and|or|&)$/.test(tokens[end + 1]?.low ?? "") && coloursIn(tokens.slice(end + 2, end + 3)).length > 0) end += 2;
  if (tokens[end + 1]?.low === "please") end += 1;
  const isEdge = (token: Token | undefined): boolean => token === undefined || /^[,;:–—-]$/.test(token.low);
  return start >= 0 && end >= start && isEdge(tokens[start - 1]) && isEdge(tokens[end + 1]) ? tokens.slice(start, end + 1) : null;
}

/** "Sage green and cream" of "in sage green and cream please". */
function withoutAsking(clause: readonly Token[]): readonly Token[] {
  const from = clause.findIndex((token) => !isAsking(token));
  return clause.slice(from, clause.at(-1)?.low === "please" ? -1 : undefined);
}

/** "*I want* it", "*in* blues". */
const isAsking = (token: Token | undefined): boolean => lexicon.is(token?.low, "request-verb") || lexicon.is(token?.low, "wish-start");

/** The names of the colours of a part, up to what it refuses: "greens" is green, and "bright blue" no plain blue. */
function coloursIn(tokens: readonly Token[]): string[] {
  const refused = tokens.findIndex(({ low }) => /^(?:no|not|nothing|without)$/.test(low));
  const wished = tokens.slice(0, refused < 0 ? undefined : refused);
  const isPair = (at: number): boolean => {
    const [first, second] = [wished[at]?.low ?? "", wished[at + 1]?.low ?? ""];
    return colourShaded([first, second]) !== null || colourNamed(first + second) !== null;
  };
  return wished.flatMap(({ low, one }, at) => {
    if (isPair(at)) return `${low} ${wished[at + 1]?.low ?? ""}`;
    const name = at > 0 && isPair(at - 1) ? undefined : [low, one].find((word) => colourNamed(word) !== null);
    return name ?? [];
  });
}

/** The reading in the colours that its text wishes for. */
export function inColours(reading: Reading, look: WishedLook | null): Reading {
  const [sentence] = sentencesOf(`${look?.colours.join(" and ") ?? ""} colours`);
  if (reading.outcome === "questions" || look === null || sentence === undefined) return reading;
  const { background, components } = readLook(sentence, { text: look.phrase, look: noLook }).look;
  return {
    ...reading,
    blueprint: { ...reading.blueprint, theme: { ...reading.blueprint.theme, background, components } },
    understood: [...reading.understood, { phrase: look.phrase, became: ["theme"] }],
  };
}
