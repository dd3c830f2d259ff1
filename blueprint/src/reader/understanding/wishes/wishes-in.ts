// What a person wishes, in words of their own: "put each photo up" of "what I'd love is to put each photo up, because …".
import { z } from "zod";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { readData } from "../../../knowledge/data/data-files.ts";
import { leadingVerb } from "../../lexicon/acts.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import { isQuestion } from "../records/detail-words.ts";

/** A wish, and the words that lead to it: "to" what somebody does, "that" something is so, or nothing before what there is. */
export interface Wish {
  lead: string;
  tokens: readonly Token[];
  /** As much of it as can be read at once. */
  said: readonly Token[];
}

const CHARACTERS_MAX = 110;
const WISHES_MAX = 4;
/** "It sorted", "it straight": so few words say nothing. */
const HOLLOW_WORDS_MAX = 3;

/** `openers` stand before a wish, `ends` behind it, `saidEnds` behind as much of it as is quoted; a slot stands for the words that are written down for it. */
const { slots, openers, ends, saidEnds } = readData(
  "understanding/wishes.json",
  z.strictObject({
    slots: z.record(z.string(), z.string()),
    openers: z.array(z.strictObject({ lead: z.string(), said: z.string() })),
    ends: z.string(),
    saidEnds: z.string(),
  }),
);
const filled = (said: string): string =>
  /\{[a-z]+\}/.test(said) ? filled(said.replace(/\{([a-z]+)\}/g, (_, slot: string) => slots[slot] ?? "")) : said;
const patterns = openers.map(({ lead, said }) => ({ lead, pattern: new RegExp(filled(said), "giu") }));
const END = new RegExp(ends, "iu");
const SAID_END = new RegExp(saidEnds, "iu");

/** The wishes of a cleaned text, in its order; where none is said, the beginning of a text that is no story. */
export function wishesIn(text: string): Wish[] {
  const all = sentencesOf(text).filter(({ tokens }) => tokens.length > 0);
  const meaning = all.filter(({ tokens }) => tokens.some(({ low }) => /\p{L}/u.test(low) && !lexicon.is(low, "greeting")));
  const sentences = meaning.length > 0 ? meaning : all;
  const wishes = sentences.flatMap(({ tokens }) => {
    const said = wordsOf(text, tokens);
    const starts = patterns
      .flatMap(({ lead, pattern }) =>
        [...said.matchAll(pattern)].map((match) => ({ lead, at: match.index, from: match.index + match[0].length })),
      )
      .toSorted((a, b) => a.at - b.at);
    const own = starts.filter(({ at, from }, place) => !starts.slice(0, place).some((one) => one.from > at || one.from === from));
    return own.map(({ lead, from }, place) => wishOf(text, tokens, { lead, from, to: own[place + 1]?.at ?? said.length }));
  });
  const found = wishes
    .filter((wish) => isWhole(wish))
    .filter(({ said }) => (said.length > 1 ? said.length > HOLLOW_WORDS_MAX || said[0]?.low !== "it" : said[0]?.speech === "noun"))
    .slice(0, WISHES_MAX);
  const [first, ...others] = sentences;
  const opening = first?.tokens.find(({ low }) => !lexicon.is(low, "greeting"));
  const isStory = others.length > 0 && /^(?:i|we|my|our)\b/i.test(opening?.low ?? "");
  if (first === undefined || isStory) return found;
  // "Suggestion box for our canteen, and the cook can reply": what a text names first is asked for, whatever it states of it.
  const isStated = found.every(
    ({ lead, said }) => lead === "that " || /\bso (?:that )?(?:i|we) can $/i.test(text.slice(0, said[0]?.start)),
  );
  return isStated && (found.length === 0 || beginsWithName(first.tokens)) ? [fragment(text, withoutGreeting(first.tokens))] : found;
}

const withoutGreeting = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(tokens.findIndex(({ low }) => /[\p{L}\p{N}]/u.test(low) && !lexicon.is(low, "greeting")));

/** Whether a sentence begins with the name of something: "lift sharing board for", and no "my staff keep". */
function beginsWithName(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ low }) => low === "," || low === ":" || lexicon.is(low, "preposition"));
  const name = tokens.slice(0, end < 0 ? undefined : end);
  const isPart = ({ speech, low, one }: Token): boolean =>
    speech === "noun" || speech === "adjective" || low === one || low.endsWith("ing");
  return (
    name.length > 0 &&
    name.every((token) => isPart(token) && !lexicon.is(token.low, "possessive") && !lexicon.is(token.low, "subject-pronoun"))
  );
}

/** No piece of a bracket: "8 days apart), flags"; and nothing that cannot be: "not everyone can come". */
function isWhole({ lead, said }: Wish): boolean {
  const isRefused = lead === "that " && /^(?:not|nobody|none)$/.test(said[0]?.low ?? "");
  const open = said.filter(({ low }) => low === "(").length;
  return !isRefused && open === said.filter(({ low }) => low === ")").length;
}

const wordsOf = (text: string, tokens: readonly Token[]): string => text.slice(tokens[0]?.start, tokens.at(-1)?.end);

/** "Pub quiz scoreboard", "which bin goes out", "can yuo do a calendar": what a sentence without an opener wishes. */
function fragment(text: string, tokens: readonly Token[]): Wish {
  const said = wordsOf(text, tokens);
  const [opener = ""] = /^.*?\b(?:need|want) (?=\w)|^(?:can|could|pls|do|is) .*?(?=\ban? )/i.exec(said) ?? [];
  const isOrder = leadingVerb(tokens.slice(0, WISHES_MAX).map(({ low }) => low))?.act === "keep";
  const lead = isQuestion(tokens[0])
    ? "to know "
    : isOrder
      ? "to "
      : opener === "" && /^(?:my|our|its?|we|i)\b/i.test(said)
        ? "this: "
        : "";
  return wishOf(text, tokens, { lead, from: opener.length, to: said.length });
}

/** The wish in these words of a sentence, up to where something else begins. */
function wishOf(text: string, sentence: readonly Token[], { lead, from, to }: { lead: string; from: number; to: number }): Wish {
  const start = (sentence[0]?.start ?? 0) + from;
  const words = wordsOf(text, sentence).slice(from, to);
  const end = start + (END.exec(words)?.index ?? words.length);
  const tokens = sentence.filter((token) => token.start >= start && token.end <= end);
  const close = start + (SAID_END.exec(words)?.index ?? words.length);
  let said = tokens.filter((token) => token.end <= close);
  while (quote(text, said).length > CHARACTERS_MAX) {
    const joint = said.findLastIndex(({ low }, at) => at > 1 && at < said.length - 1 && /^(?:,|and|or|with|so|for)$/.test(low));
    said = said.slice(0, joint < 0 ? -1 : joint);
  }
  const last = said.findLastIndex(({ low }) => /[\p{L}\p{N}]/u.test(low) && !/^(?:and|or|if|so|then|also)$/.test(low));
  return { lead, tokens, said: said.slice(0, last + 1) };
}
