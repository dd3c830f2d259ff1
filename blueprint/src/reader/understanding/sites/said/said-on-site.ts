// What a message tells the visitors of its site, in the person's own words: the facts of it, and what its sections are about.
// The tagger sees which parts of the message they are.
import { capitalise } from "../../../../model/names.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { lookOf } from "../../../interpret-prompt.ts";
import { lookVocabulary } from "../../../lexicon/look.ts";
import { type Part, tagMessage } from "../../../tagging/tag-message.ts";
import type { Mark } from "../../../tagging/tagger.ts";
import { isContentWord, isJoining } from "../../../text/content-words.ts";
import { featureOf } from "../../../text/feature-of.ts";
import { nounPhrase } from "../../../text/noun-phrase.ts";
import { quote, type Sentence, sentencesOf, type Token } from "../../../text/token.ts";
import { withoutDeterminers } from "../../records/detail-of.ts";
import { isQuestion } from "../../records/detail-words.ts";
import { isPronoun } from "../../records/heading.ts";
import { requestAt } from "../../requests/request-start.ts";
import { type OwnSection, sectionOf } from "../own-sections.ts";
import { isSiteWord, SITE_MIN } from "../tagged-owner.ts";
import { aboutIn, knownIn } from "../site-parts.ts";

/** A fact, and the words of the message that state it. */
export interface Fact {
  line: string;
  said: string;
}

/** What a site is to say. */
export interface SaidOnSite {
  facts: readonly Fact[];
  sections: readonly OwnSection[];
  /** What it says besides. */
  others: readonly string[];
}

const MARK_MIN = 0.4;
const OWNER_MIN = 0.5;
const PURPOSE_WORDS_MAX = 14;
/** A part that is known begins with it, as "reviews from guests" does. */
const KNOWN_WORDS_MAX = 2;
const FACT_CHARACTERS_MAX = 200;

/** What a cleaned message says of its site; nothing where it may ask for something else. */
export function saidOnSite(text: string): SaidOnSite {
  const said = piecesOf(text).map((piece) => ({ piece, found: saidBy(text, piece) }));
  return {
    facts: said.flatMap(({ found }) => found?.fact ?? []),
    sections: said.flatMap(({ found }) => found?.section ?? []),
    others: said.flatMap(({ piece, found }) =>
      found === null && piece.tokens.some(isContentWord) && !isLook(text, piece) ? [quote(text, piece.tokens)] : [],
    ),
  };
}

/** The parts of its site that a cleaned message names, known ones and others, without what is said of them. */
export function namedOnSite(text: string): string[] {
  const named = piecesOf(text).filter((piece) => isPart(piece) && !isMostly(piece.tokens, "C", piece.marks));
  return named.map(({ tokens }) => quote(text, withoutDeterminers(tokens)));
}

/** "Mobile farrier business in north Wales": what a message says its site is for, where it says more than a name; null where it does not. */
export function purposeIn(text: string): string | null {
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const at = tokens.findIndex(isSiteWord);
  if (at < 0 || tokens[at + 1]?.low !== "for") return null;
  const behind = tokens.slice(at + 2);
  const end = behind.findIndex(({ low }, place) => isEnd(low) || (place > 0 && isPronoun(behind[place])));
  const words = withoutDeterminers(end < 0 ? behind : behind.slice(0, end));
  const isPlaced = words.some(({ low }, place) => place > 0 && /^(?:in|at|near|on|from|of)$/.test(low));
  return isPlaced && words.length <= PURPOSE_WORDS_MAX ? quote(text, words) : null;
}

const isEnd = (low: string): boolean => /^[^\p{L}\d'&-]$/u.test(low) || lexicon.is(low, "purpose-end") || lexicon.is(low, "request-verb");

function piecesOf(text: string): Piece[] {
  const sentences = sentencesOf(text);
  const { kinds, parts } = tagMessage(sentences);
  if ((kinds.get("site") ?? 0) < SITE_MIN) return [];
  const isSure = ({ mark, sure }: Part): boolean => sure >= (mark === "O" ? OWNER_MIN : MARK_MIN);
  const markOf = new Map(parts.flatMap((part) => (!isSure(part) ? [] : part.tokens.map((token) => [token, part.mark] as const))));
  const starts = new Set(parts.flatMap(({ tokens }) => tokens.slice(0, 1)));
  return sentences.flatMap((sentence) => piecesIn(text, sentence, { markOf, starts }));
}

type Marks = ReadonlyMap<Token, Mark>;

/** What commas part. */
interface Piece {
  tokens: readonly Token[];
  /** What stands in brackets behind it. */
  inside: readonly Token[];
  marks: Marks;
  /** Whether another piece of its sentence is a fact. */
  isAmongFacts: boolean;
  /** Whether another piece of its sentence is a part of the site. */
  isAmongParts: boolean;
}

/** The marks of tokens, and those that begin a part. */
interface Parts {
  markOf: Marks;
  starts: ReadonlySet<Token>;
}

function piecesIn(text: string, { tokens }: Sentence, { markOf: marks, starts }: Parts): Piece[] {
  const pieces: { tokens: Token[]; inside: Token[] }[] = [{ tokens: [], inside: [] }];
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    const piece = pieces.at(-1);
    if (token.low === "(") depth += 1;
    else if (token.low === ")") depth -= 1;
    else if (depth > 0) piece?.inside.push(token);
    else if (
      /^[,;:–—-]$/.test(token.low) ||
      (token.low === "and" && isJoint(text, { before: piece?.tokens ?? [], behind: tokens.slice(at + 1) }, { markOf: marks, starts }))
    )
      pieces.push({ tokens: [], inside: [] });
    else if (token.low !== "and" || (piece?.tokens.length ?? 0) > 0) piece?.tokens.push(token);
  }
  const whole = pieces
    .map((piece) => ({ ...piece, tokens: withoutReason(withoutAsking(behindSite(piece.tokens, marks))) }))
    .filter((piece) => piece.tokens.length > 0);
  return whole.map((piece) => ({
    ...piece,
    marks,
    isAmongFacts: whole.some((other) => other !== piece && isMostly(other.tokens, "C", marks)),
    isAmongParts: whole.some((other) => other !== piece && other.tokens.some((token) => marks.get(token) === "S")),
  }));
}

/** Whether "and" begins another part of the site: "a gallery *and* my story"; the facts of one thing stay together. */
function isJoint(
  text: string,
  { before, behind }: { before: readonly Token[]; behind: readonly Token[] },
  { markOf, starts }: Parts,
): boolean {
  const [next] = behind;
  if (next === undefined) return false;
  const isKnown = (words: readonly Token[]): boolean => words.length > 0 && knownIn(quote(text, words)).length > 0;
  const isBegun = before.some((token) => /^[SC]$/.test(markOf.get(token) ?? ""));
  const isNamed = lexicon.is(next.low, "determiner") || lexicon.is(next.low, "possessive");
  const opensKnown = isKnown(withoutDeterminers(behind).slice(0, KNOWN_WORDS_MAX));
  return (isBegun && starts.has(next)) || (isKnown(before) && isNamed) || (before.length > 0 && opensKnown);
}

/** "Website for my cafe with ...": what follows the words for the site and whose it is. */
function behindSite(tokens: readonly Token[], marks: Marks): readonly Token[] {
  const end = tokens.findLastIndex((token) => /^[AO]$/.test(marks.get(token) ?? ""));
  const rest = tokens.slice(end + 1);
  const from = rest.findIndex((token) => !isJoining(token) && /[\p{L}\d]/u.test(token.text));
  // "For my trailer on the coast": where it is.
  const isPlace = lexicon.is(rest[0]?.low, "preposition") && !/^(?:with|about|of)$/.test(rest[0]?.low ?? "");
  return end < 0 ? tokens : from < 0 || isPlace ? [] : rest.slice(from);
}

/** "*Needs my* prices", "*with* the programme". */
function withoutAsking(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  const isAsking = lexicon.is(first?.low, "request-verb") || /^(?:needs|wants|with|also|plus)$/.test(first?.low ?? "");
  return isAsking ? withoutAsking(tokens.slice(1)) : tokens;
}

/** "My number at the top *because half of them are in a field*". */
function withoutReason(tokens: readonly Token[]): readonly Token[] {
  const why = tokens.findIndex(({ low }) => low === "because");
  return why < 0 ? tokens : tokens.slice(0, why);
}

/** Whether most words of a piece are marked so. */
function isMostly(tokens: readonly Token[], mark: Mark, marks: Marks): boolean {
  return tokens.filter((token) => marks.get(token) === mark).length * 2 > tokens.length;
}

function saidBy(text: string, piece: Piece): { fact?: Fact; section?: OwnSection } | null {
  const { tokens, inside, marks } = piece;
  const said = withBracket(text, [...tokens, ...inside]);
  const [first] = tokens;
  // "Dark green and *cream*".
  const isColour = tokens.length === 1 && lookVocabulary.has(first?.low ?? "");
  const isOther = requestAt(tokens) >= 0 || isColour || isRefusal(first) || isMostly(tokens, "L", marks) || isMostly(tokens, "W", marks);
  if (first === undefined || isOther || said.length > FACT_CHARACTERS_MAX) return null;
  const isFact = isMostly(tokens, "C", marks) || isDated(tokens) || (piece.isAmongFacts && isTold(tokens));
  const isKnown = knownIn(quote(text, tokens)).length > 0;
  // "3 tours" says little.
  const isNumber = tokens.length === 2 && /^\d+$/.test(first.text) && tokens[1]?.low !== tokens[1]?.one;
  if (isFact && isNumber && inside.length === 0) return {};
  if (isFact && !isKnown) return { fact: { line: capitalise(said), said } };
  if (!isPart(piece)) return null;
  const noun = nounPhrase(tokens);
  // A leaderboard or a poll is built, or missing.
  if (!isKnown && noun !== null && featureOf(noun.tokens) !== null) return null;
  const section = sectionOf(text, tokens, true);
  const isStated = inside.length > 1 || isName(inside[0]);
  const line = isStated ? sentenceOf(quote(text, inside)) : null;
  const about = aboutIn(quote(text, tokens));
  // "A bit about me".
  const title = about === null ? (section?.title ?? null) : capitalise(about);
  if (title === null) return line === null ? null : { section: { title: capitalise(quote(text, withoutDeterminers(tokens))), line, said } };
  const phrase = about === null ? said : said.slice(said.indexOf(about));
  return { section: { title, line, said: line === null ? (section?.said ?? phrase) : phrase } };
}

const sentenceOf = (words: string): string => `${capitalise(words)}${/[.!?]$/.test(words) ? "" : "."}`;

/** Whether a piece names a part of the site. */
function isPart({ tokens, marks, isAmongParts }: Piece): boolean {
  return isAmongParts || tokens.some((token) => ON_PAGE.has(marks.get(token) ?? ""));
}

/** What a page has: the tagger takes the parts of one now and then for what is noted or kept elsewhere. */
const ON_PAGE: ReadonlySet<string> = new Set(["S", "F", "P", "R"]);

/** The words of the text, with the bracket that closes behind them. */
function withBracket(text: string, tokens: readonly Token[]): string {
  const end = tokens.at(-1)?.end ?? 0;
  return `${quote(text, tokens)}${text[end] === ")" ? ")" : ""}`;
}

/** "Lilac and white": what the look of the site became. */
const isLook = (text: string, piece: Piece): boolean =>
  isMostly(piece.tokens, "L", piece.marks) && lookOf(quote(text, piece.tokens)) !== "";

/** "Parking in the top field", "dogs welcome on leads": said of something, and no part of a page. */
function isTold(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const isNamed = first === undefined || isQuestion(first) || isPronoun(first) || lexicon.is(first.low, "determiner");
  const isPlaced = tokens.some(
    ({ low }, at) =>
      at > 0 &&
      /^(?:in|at|on)$/.test(low) &&
      (lexicon.is(tokens[at + 1]?.low, "determiner") || lexicon.is(tokens[at + 1]?.low, "possessive") || isName(tokens[at + 1])),
  );
  return !isNamed && (isPlaced || tokens.slice(1).some(({ low }) => lexicon.is(low, "stated-quality")));
}

/** "Walter Marlow 1941-2025": names and numbers alone. */
const isDated = (tokens: readonly Token[]): boolean =>
  isName(tokens[0]) && tokens.some(({ text }) => /\d/.test(text)) && tokens.every((token) => isName(token) || /^\d/.test(token.text));

const isName = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}[\p{L}]/u.test(token.text);

const isRefusal = (token: Token | undefined): boolean => /^(?:no|not|nothing|without|don't|because)$/.test(token?.low ?? "");
