// "Quick poll: where do we meet, harbour, park or café": a poll that asks exactly that. The options stand behind a colon, a
// dash or a question mark, or behind the question itself, separated by commas and "or".
import type { Blueprint } from "../../schema/blueprint.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { capital } from "../draft/draft-field.ts";
import type { Draft } from "../draft/draft-blueprint.ts";

const PLAIN_POLL = "A poll";
const OPENING_WORDS_MAX = 14;
const OPTION_WORDS_MAX = 5;
const OPTIONS_MAX = 10;
const QUESTION_CHARACTERS_MAX = 140;

const POLL = /\b(?:poll|vote|voting|ballot|survey)\b/i;
const BREAK = /\s*(?:[:?;]|\s[-–—](?=\s))\s*/;
/** "A poll with red, green or blue", perhaps after its question. */
const WITH = /^(?<before>.*\?)?\s*(?:\p{L}+ ){0,4}(?:poll|vote|ballot)s? (?:with|between) (?<list>[^.:?]*\bor\b[^.:?]*)[.?]?$/isu;
/** What leads from the word for a poll to what it is on: "a vote on the colour". */
const ON = /\b(?:poll|vote|voting|ballot|survey)s?\s+(?:(?:on|about|for|to decide|whether|over)\s+)?(.+)$/i;

/** What a text asks in a poll, with the words for it and for its options. */
interface Asked {
  question: string;
  options: string[];
  phrases: string[];
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** The pieces of a list with "or" in it, or with commas alone; "and" parts the last two only where no "or" does. */
function piecesOf(text: string): string[] {
  const last = /\bor\b/i.test(text) ? /\s*(?:,|\/|\bor\b)\s*/i : /\s*(?:,|\/|\band\b)\s*/i;
  return text
    .split(last)
    .map((piece) => piece.replace(/[.!]+$/, "").trim())
    .filter((piece) => piece !== "");
}

function isAsking(text: string): boolean {
  return lexicon.is(wordsIn(text)[0]?.toLowerCase(), "poll-question");
}

/** The question and the options of a cleaned text that is a poll of its own; null for any other. */
function askedIn(text: string): Asked | null {
  const { before = "", list } = WITH.exec(text)?.groups ?? {};
  return list === undefined
    ? askedInSegments(text)
    : asked({ stated: before.replace(/\?\s*$/, "").trim(), listed: list, options: piecesOf(list) });
}

function asked({ stated, listed, options }: { stated: string; listed: string; options: readonly string[] }): Asked | null {
  const isOption = (option: string): boolean => wordsIn(option).length <= OPTION_WORDS_MAX;
  if (options.length < 2 || options.length > OPTIONS_MAX || !options.every(isOption)) return null;
  const isAsked = stated !== "" && stated.length <= QUESTION_CHARACTERS_MAX;
  const question = !isAsked ? "What do you choose?" : isAsking(stated) ? `${capital(stated)}?` : capital(stated);
  return { question, options: [...new Set(options.map(capital))], phrases: [stated, listed].filter((phrase) => phrase !== "") };
}

function askedInSegments(text: string): Asked | null {
  const segments = text.split(BREAK).filter((segment) => segment !== "");
  const [opening = "", ...rest] = segments;
  const list = segments.at(-1) ?? "";
  const isAlone = rest.length === 0;
  const opener = isAlone ? (opening.split(",")[0] ?? "") : opening;
  if (!POLL.test(opener) || segments.length > 3 || wordsIn(opener).length > OPENING_WORDS_MAX || / with /i.test(opener)) return null;
  const pieces = piecesOf(list);
  const [first = "", ...others] = pieces;
  const isWithin = isAlone || (rest.length === 1 && isAsking(first));
  const options = isWithin ? others : pieces;
  const stated = isAlone
    ? (ON.exec(first)?.[1] ?? "")
    : isWithin
      ? first
      : rest.length > 1
        ? (rest[0] ?? "")
        : (ON.exec(opening)?.[1] ?? "");
  // Without "or" and without a question, it is a list of what a survey has.
  if (!/\bor\b/i.test(list) && (isWithin || !isAsking(stated))) return null;
  const listed = list.slice(list.indexOf(options[0] ?? "", isWithin ? first.length : 0)).replace(/[.!?]+$/, "");
  return asked({ stated, listed, options });
}

/** The draft of a text whose product is a poll with its options; null for any other text. `draftOf` drafts a text without them. */
export function draftPoll(text: string, draftOf: (text: string) => Draft | null): Draft | null {
  const found = askedIn(text);
  const plain = found === null ? null : draftOf(PLAIN_POLL);
  if (found === null || plain === null) return null;
  const { question, options, phrases } = found;
  const features = plain.blueprint.features.map((feature) =>
    feature.kind === "poll" ? { ...feature, phrase: phrases.at(-1) ?? null, asked: { question, options } } : feature,
  );
  const ids = features.filter(({ kind }) => kind === "poll").map(({ id }) => id);
  const blueprint: Blueprint = { ...plain.blueprint, features };
  return { ...plain, blueprint, understood: phrases.map((phrase) => ({ phrase, became: ids })), notUnderstood: [] };
}
