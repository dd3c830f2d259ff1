// The things that a text says there are, with how many: "two hosepipes, one strimmer and a rotavator", "a stretch of river with
// twelve pegs". Each of them is a row that people can take.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { meansPeople, nounKind } from "../../../text/noun-kind.ts";
import { numberOf } from "../../../../knowledge/words/number-of.ts";
import type { Token } from "../../../text/token.ts";

/** Some things that are listed together. */
export interface Counted {
  /** What each of them is called: "Hosepipe 1". */
  names: readonly string[];
  /** What one of the last kind is, in the singular. */
  one: string;
  /** Whether all are of one kind. */
  isAlike: boolean;
  /** Whether it says how many there are. */
  isStated: boolean;
  tokens: readonly Token[];
}

const NAME_WORDS_MAX = 3;
/** More are none that a text could list. */
const ROWS_MAX = 40;
/** Unless it speaks of nothing else. */
const ALONE_MAX = 100;

/** The things of some sentences with a number, in their order; people, times and single things are none. */
export function countedThings(tokens: readonly Token[]): Counted[] {
  const found: Counted[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const group = (at === 0 ? fragmentOf(tokens) : null) ?? groupFrom(tokens, at);
    if (group === null) continue;
    found.push(group);
    at += group.tokens.length - 1;
  }
  return found;
}

/** "Market pitches, 30 of them". */
function fragmentOf(tokens: readonly Token[]): Counted | null {
  const mark = tokens.findIndex(({ low }) => /^[,:–-]$/.test(low));
  const name = tokens.slice(0, Math.max(0, mark));
  const [number, of, them] = tokens.slice(mark + 1).map(({ low }) => low);
  const count = numberOf(number ?? "");
  if (of !== "of" || them !== "them" || name.length > NAME_WORDS_MAX || count > ALONE_MAX || !isThing(name, count)) return null;
  const one = singularOf(name);
  return { names: rowsOf(one, count), one, isAlike: true, isStated: true, tokens: name };
}

function groupFrom(tokens: readonly Token[], from: number): Counted | null {
  const items: { count: number; name: readonly Token[] }[] = [];
  let end = from;
  for (let at = from; ;) {
    const word = tokens[at]?.low ?? "";
    const count = Math.max(1, numberOf(word));
    const start = numberOf(word) > 0 || /^(?:an?|the|our|my)$/.test(word) ? at + 1 : at;
    const name = nounsFrom(tokens, start);
    const next = start + name.length;
    // "The hall, main room and the small room", but "and the stage lights are extra".
    const isOther = items.length === 0 ? start === at : /^(?:is|are)$/.test(tokens[next]?.low ?? "");
    if (isOther || !isThing(name, count)) break;
    items.push({ count, name });
    end = next;
    const joints = [",", "and"].includes(tokens[end]?.low ?? "") ? (tokens[end + 1]?.low === "and" ? 2 : 1) : 0;
    if (joints === 0) break;
    at = end + joints;
  }
  const last = items.length === 0 ? undefined : singularOf(items.at(-1)?.name ?? []);
  const total = items.reduce((sum, { count }) => sum + count, 0);
  if (last === undefined || total < 2) return null;
  const names = items.flatMap(({ count, name }) => rowsOf(singularOf(name), Math.min(count, ROWS_MAX + 1)));
  return {
    names: names.length > ROWS_MAX ? [] : names,
    one: last,
    isAlike: items.length === 1,
    isStated: total > items.length,
    tokens: tokens.slice(from, end),
  };
}

const rowsOf = (one: string, length: number): string[] => Array.from({ length }, (_, at) => (length === 1 ? one : `${one} ${at + 1}`));

/** A name in the singular: "parents' evening". */
export const singularOf = (name: readonly Token[]): string =>
  name.reduce((said, { low, one, start }, at) => {
    const joint = at > 0 && start > (name[at - 1]?.end ?? 0) ? " " : "";
    return `${said}${joint}${at === name.length - 1 ? one : low}`;
  }, "");

function isThing(name: readonly Token[], count: number): boolean {
  const last = name.at(-1);
  if (last === undefined || (count > 1 && last.low === last.one) || meansPeople(last.one) || nounKind(last.one) === "event") return false;
  // "Three spreadsheets": what something is kept in.
  if (name.length === 1 && lexicon.is(last.one, "arrangement")) return false;
  return !(["period", "time-of-day", "unit", "season", "everybody", "place-word"] as const).some(
    (category) => lexicon.is(last.one, category) || lexicon.is(last.low, category),
  );
}

/** The nouns and adjectives from a place on, up to the end of the name: "rooms" of "rooms for retreats". */
export function nounsFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const rest = tokens.slice(from, from + NAME_WORDS_MAX);
  // "Parents' evening".
  const isOwner = ({ low, start }: Token, at: number): boolean => low === "'" && start === rest[at - 1]?.end;
  const end = rest.findIndex(
    (token, at) =>
      !isNoun(token) &&
      !isDoing(token, at === 0 ? undefined : tokens[from + at + 1], at) &&
      (token.speech !== "adjective" || isSmall(token)) &&
      !isOwner(token, at),
  );
  const name = rest.slice(0, end < 0 ? undefined : end);
  // "The guest flat" ends in a noun, whatever the tagger takes it for.
  return name.slice(0, name.findLastIndex((token, at) => isNoun(token) || name[at - 1]?.low === name[at - 1]?.one) + 1);
}

/** "Knife sharpening": what is done to something ends its name. */
const isDoing = ({ low }: Token, next: Token | undefined, at: number): boolean =>
  low.endsWith("ing") && (at === 0 || next === undefined || /^[,.;:]$/.test(next.low) || lexicon.is(next.low, "preposition"));

/** A noun, or a plural that the tagger takes for something else: "two marquees", "eleven pitches". */
const isNoun = (token: Token): boolean =>
  !isSmall(token) && (token.speech === "noun" || (token.low !== token.one && !/(?:'s|is|ss)$/.test(token.low) && token.low.endsWith("s")));

const isSmall = ({ low }: Token): boolean =>
  low.length < 2 ||
  /sel(?:f|ves)$/.test(low) ||
  (["determiner", "possessive", "subject-pronoun", "preposition", "clause-word", "having-verb"] as const).some((category) =>
    lexicon.is(low.split("'")[0], category),
  );
