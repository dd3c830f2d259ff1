// What is ranked, and by what: "a ladder where members put in the score after a match" is worked out from the results of
// matches, "a leaderboard of pumpkins by weight" ranks rows by a number of their own.
import { pointsRuleIn } from "../../../../features/learning/standing/table/points-rule.ts";
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import { isPlural, plural } from "../../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { meansPeople } from "../../../text/noun-kind.ts";
import type { Sentence, Token } from "../../../text/token.ts";
import { builders } from "../../../lexicon/nouns.ts";
import { requestEnd, wordsAt } from "../request-start.ts";

interface Place {
  start: number;
  end: number;
}

/** Rows by the words for them; `place` is where the text says so. */
export interface Named {
  one: string;
  many: string;
  place: Place | null;
}

/** What a text wants ranked. */
export interface Standings {
  /** Who or what is ranked. */
  sides: Named;
  /** Their matches, from whose results the table is worked out; null where a number of each ranks them. */
  matches: Named | null;
  /** That number: "weight". */
  measure: string;
  /** What it is called; null where only a clause asks for it. */
  heading: Ranking | null;
  /** What the ranking fulfils. */
  places: readonly Place[];
}

/** A noun for a ranking or a contest: the words that belong to it and the ones behind it, whether it is what is asked for, and whether those in it play each other. */
interface Ranking {
  words: readonly Token[];
  kind: string;
  behind: readonly Token[];
  isHead: boolean;
  isLeague: boolean;
}

const NEAR_WORDS = 6;
const NAME_WORDS_MAX = 3;
const MEASURES = /^(?:number|money|percent|duration|rating)$/;
/** What the highest number is not the first of. */
const LOWEST = /^(?:lowest|fastest|quickest|shortest|fewest|least)$/;

/** What speaks of a ranking in a text. */
interface Signs {
  all: readonly Token[];
  /** What it is called, and what is won. */
  noun: Ranking | undefined;
  contest: Ranking | undefined;
  /** Whether points are given, results are entered, and a ranking is asked for. */
  points: readonly Place[];
  results: readonly (Place & { noun: string })[];
  leading: readonly (Place & { measure: string | null })[];
  /** Who plays, and what. */
  people: Named | null;
  matches: Named | null;
  /** What is entered, besides results. */
  entered: Named | null;
}

/** What a text in sentences wants ranked; null where it wants nothing ranked, or the lowest first. */
export function standingsIn(text: string, sentences: readonly Sentence[]): Standings | null {
  const lines = sentences.map(({ tokens }) => tokens);
  const all = lines.flat();
  const isPeople = ({ one, low }: Token): boolean => lexicon.is(one, "side-noun") || (meansPeople(one) && !lexicon.is(low, "everybody"));
  const signs: Signs = {
    all,
    noun: lines.flatMap((tokens) => rankingIn(tokens, "ranking-noun") ?? [])[0],
    contest: lines.flatMap((tokens) => rankingIn(tokens, "contest-noun") ?? [])[0],
    points: pointsRuleIn(text).places,
    results: lines.flatMap(enteredIn),
    leading: lines.flatMap(leadingIn),
    people: nounIn(
      all.filter(({ low }) => isPlural(low)),
      isPeople,
    ),
    matches: nounIn(all, ({ one }) => lexicon.is(one, "match-noun")),
    entered: objectIn(lines),
  };
  if (all.some(({ low }) => LOWEST.test(low))) return null;
  const { noun, contest, results, leading } = signs;
  const tables = noun === undefined || results.length > 0 ? all.filter(isTableToken).slice(0, 1).map(placeOf) : [];
  const places = [...(noun === undefined ? [] : [placeFrom(noun.words)]), ...tables, ...results, ...leading, ...lines.flatMap(computingIn)];
  const found = isWorkedOut(signs) ? workedOut(signs) : rankedByNumber(signs);
  return found === null ? null : { ...found, heading: noun ?? contest ?? null, places: merged([...places, ...found.places]) };
}

/** Whether the ranking follows from the results of matches. */
function isWorkedOut({ all, noun, contest, points, results, leading, people, matches }: Signs): boolean {
  const isLeague = noun?.isLeague === true || contest?.isLeague === true;
  const isTable = all.some(isTableToken) && (matches !== null || people !== null || points.length > 0);
  const isPaired =
    points.length > 0 ||
    (isLeague && isTable && matches !== null) ||
    (results.length > 0 && (isLeague || isTable || matches !== null || results.some((one) => one.noun === "result")));
  if (noun?.isLeague === true) return noun.isHead || matches !== null || isPaired;
  return isPaired && (noun !== undefined || isTable || leading.length > 0);
}

type Found = Omit<Standings, "heading">;

function workedOut({ noun, contest, people, matches, points }: Signs): Found {
  const isLeague = [noun, contest].some((one) => one?.isLeague === true && one.words.at(-1)?.one !== "ladder");
  return { sides: people ?? namedBy(isLeague ? "team" : "player"), matches: matches ?? namedBy("match"), measure: "", places: points };
}

/** Rows by a number that is named, or by points. */
function rankedByNumber({ all, noun, contest, people, leading, entered }: Signs): Found | null {
  const by = measureIn(all);
  // "A leaderboard where everyone enters steps" ranks people, "see whose lift is best" lifts.
  const isCounted = entered !== null && (noun !== undefined || MEASURES.test(fieldNoun(entered.one)?.type ?? ""));
  const rows = by?.rows ?? (leading.length > 0 && !isCounted ? entered : null);
  if (noun?.isHead !== true && rows === null) return null;
  if (noun === undefined && by !== null && contest === undefined) return null;
  const stated = by?.measure ?? (isCounted ? entered.many : leading.flatMap(({ measure }) => measure ?? [])[0]);
  const usual = by !== null ? "entry" : noun?.kind.startsWith("score") === true ? "team" : "player";
  return { sides: rows ?? people ?? namedBy(usual), matches: null, measure: stated ?? "points", places: by === null ? [] : [by.place] };
}

/** Places that meet are one. */
function merged(places: readonly Place[]): Place[] {
  const whole: Place[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last !== undefined && place.start <= last.end) last.end = Math.max(last.end, place.end);
    else whole.push({ start: place.start, end: place.end });
  }
  return whole;
}

const placeOf = ({ start, end }: Token): Place => ({ start, end });
const placeFrom = (words: readonly Token[]): Place => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 });

function namedBy(one: string, place: Place | null = null): Named {
  return { one, many: plural(one), place };
}

/** "Table", and no table tennis. */
const isTableToken = ({ one, low }: Token, at: number, all: readonly Token[]): boolean =>
  one === "table" && low === one && all[at + 1]?.speech !== "noun";

/** The first such noun, rather one in the plural. */
function nounIn(tokens: readonly Token[], isMeant: (token: Token) => boolean): Named | null {
  const nouns = tokens.filter(isMeant);
  const found = nouns.find(({ low }) => isPlural(low)) ?? nouns[0];
  return found === undefined ? null : namedBy(found.one, placeOf(found));
}

/** The noun for a ranking with the words that belong to it, or for what is won. */
function rankingIn(tokens: readonly Token[], category: "ranking-noun" | "contest-noun"): Ranking | null {
  const kindAt = (at: number): number => [2, 1].find((length) => lexicon.is(wordsAt(tokens, at, length), category)) ?? 0;
  // A ladder inspection is no ladder.
  const isLast = (index: number): boolean => tokens[index]?.speech !== "noun" || lexicon.is(tokens[index]?.low, "product-wrapper");
  const at = tokens.findIndex((_, index) => kindAt(index) > 0 && isLast(index + kindAt(index)));
  if (at < 0) return null;
  const before = tokens.slice(0, at);
  // "Darts", "bowls": what a text begins with is no verb, unless it asks for something.
  const isAsking = ({ low }: Token): boolean => builders.has(low) || lexicon.is(low, "request-verb");
  const isVerb = (token: Token): boolean => token.speech === "verb" && (token !== tokens[0] || isAsking(token));
  const isOther = (token: Token): boolean =>
    isVerb(token) || token.speech === "other" || lexicon.is(token.low, "determiner") || lexicon.is(token.low, "possessive");
  const end = at + kindAt(at);
  const opening = before.slice(Math.max(0, requestEnd(tokens)));
  return {
    words: tokens.slice(before.findLastIndex(isOther) + 1, end),
    kind: wordsAt(tokens, at, end - at),
    behind: tokens.slice(end),
    isHead: !opening.some(
      (token) =>
        /^(?:with|and|where|plus|that|,)$/.test(token.low) ||
        (isVerb(token) && !isAsking(token)) ||
        lexicon.is(token.low, "clause-question"),
    ),
    isLeague: lexicon.is(wordsAt(tokens, at, end - at), "league-noun"),
  };
}

/** "Put in the scores", "enter their results after a match": where results are entered. */
function enteredIn(tokens: readonly Token[]): (Place & { noun: string })[] {
  return tokens.flatMap((token, at) => {
    if (!lexicon.is(token.low, "entering-verb")) return [];
    const near = tokens.slice(at + 1, at + 1 + NEAR_WORDS);
    const length = near.findIndex(({ one }) => lexicon.is(one, "result-noun"));
    const [noun, next] = [near[length], near[length + 1]];
    if (noun === undefined) return [];
    return [{ start: token.start, end: next?.low === "in" || next?.low === "up" ? next.end : noun.end, noun: noun.one }];
  });
}

/** "Works out who's top", "see whos strongest", with the number that the word speaks of. */
function leadingIn(tokens: readonly Token[]): (Place & { measure: string | null })[] {
  return tokens.flatMap((token, at) => {
    if (!/^(?:who|which)(?:'?s)?$/.test(token.low)) return [];
    const word = tokens.slice(at + 1, at + NAME_WORDS_MAX).find(({ low }) => lexicon.is(low, "leading-word") || /^\w{3,}est$/.test(low));
    if (word === undefined) return [];
    const measure = /^(?:strong|heavi)/.test(word.low) ? "weight" : null;
    return [{ start: (tokens[at - 1]?.low === "see" ? tokens[at - 1] : token)?.start ?? 0, end: word.end, measure }];
  });
}

/** "Updates when …", "sorts itself out": what the table does, up to the end of its clause. */
function computingIn(tokens: readonly Token[]): Place[] {
  const at = tokens.findIndex(({ low }) => lexicon.is(low, "computing-verb"));
  const token = tokens[at];
  if (token === undefined) return [];
  const behind = tokens.slice(at + 1);
  const end = behind.findIndex(({ low }) => /^(?:when|as|if|and|after)$/.test(low) || !/[\p{L}\p{N}]/u.test(low));
  return [{ start: token.start, end: (end < 0 ? behind.at(-1) : behind[end - 1])?.end ?? token.end }];
}

/** "Entries by weight", "by number of wins": the number that ranks, and the rows before it. */
function measureIn(tokens: readonly Token[]): { measure: string; rows: Named | null; place: Place } | null {
  for (const [at, token] of tokens.entries()) {
    const words = tokens.slice(at + 1, at + (wordsAt(tokens, at + 1, 2) === "number of" ? 4 : 2));
    const [rows, noun] = [tokens[at - 1], words.at(-1)];
    if (token.low !== "by" || noun === undefined || (words.length === 1 && !MEASURES.test(fieldNoun(noun.one)?.type ?? ""))) continue;
    const named = rows !== undefined && isPlural(rows.low) ? namedBy(rows.one, placeOf(rows)) : null;
    return { measure: noun.low, rows: named, place: { start: token.start, end: noun.end } };
  }
  return null;
}

/** "Put our gym lifts in": what is entered. */
function objectIn(lines: readonly (readonly Token[])[]): Named | null {
  for (const tokens of lines) {
    const at = tokens.findIndex(({ low }) => lexicon.is(low, "entering-verb"));
    const near =
      at < 0
        ? []
        : tokens.slice(at + 1, at + 1 + NEAR_WORDS).filter(({ low }) => !lexicon.is(low, "determiner") && !lexicon.is(low, "possessive"));
    const end = near.findIndex(({ low }) => isPlural(low));
    const words = near.slice(0, end + 1);
    const last = words.at(-1);
    if (last === undefined || words.length > NAME_WORDS_MAX || lexicon.is(last.one, "everybody") || lexicon.is(last.one, "result-noun"))
      continue;
    return namedBy([...words.slice(0, -1).map(({ low }) => low), last.one].join(" "), placeFrom(words));
  }
  return null;
}
