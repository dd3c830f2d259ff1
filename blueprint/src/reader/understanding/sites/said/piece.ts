// The pieces of a message about a site: what commas, dashes and some of its "and" part, without what only asks for them.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { type Part, tagMessage } from "../../../tagging/tag-message.ts";
import type { Mark } from "../../../tagging/tagger.ts";
import { isJoining } from "../../../text/content-words.ts";
import { quote, type Sentence, sentencesOf, type Token } from "../../../text/token.ts";
import { withoutDeterminers } from "../../records/detail-of.ts";
import { requestAt, requestEnd } from "../../requests/request-start.ts";
import { isOfSite, isSiteWord } from "../tagged-owner.ts";
import { knownIn } from "../site-parts.ts";
import { askedIn, isWishing, toSayIn } from "./is-told.ts";

const MARK_MIN = 0.4;
const OWNER_MIN = 0.5;
/** A part that is known begins with it, as "reviews from guests" does. */
const KNOWN_WORDS_MAX = 2;

/** The pieces of a cleaned message; none where it may be about something else. */
export function piecesOf(text: string): Piece[] {
  const sentences = sentencesOf(text);
  const { parts } = tagMessage(sentences);
  if (!isOfSite(text)) return [];
  const isSure = ({ mark, sure }: Part): boolean => sure >= (mark === "O" ? OWNER_MIN : MARK_MIN);
  const markOf = new Map(parts.flatMap((part) => (!isSure(part) ? [] : part.tokens.map((token) => [token, part.mark] as const))));
  const starts = new Set(parts.flatMap(({ tokens }) => tokens.slice(0, 1)));
  const pieces = sentences.flatMap((sentence) => piecesIn(text, sentence, { markOf, starts }));
  const signed = pieces.findIndex(({ tokens: [first] }) => lexicon.is(first?.low, "sign-off"));
  return signed < 0 ? pieces : pieces.slice(0, signed);
}

type Marks = ReadonlyMap<Token, Mark>;

/** What commas part. */
export interface Piece {
  tokens: readonly Token[];
  /** What stands in brackets behind it. */
  inside: readonly Token[];
  marks: Marks;
  /** Whether another piece of its sentence is a fact. */
  isAmongFacts: boolean;
  /** Whether another piece of its sentence is a part of the site. */
  isAmongParts: boolean;
  /** Whether something before it asks for it, or it names the site. */
  isAsked: boolean;
  /** Whether the site is to say it: "a page that says *nobody is laughed at*". */
  isToSay: boolean;
  sentence: Sentence;
}

/** The marks of tokens, and those that begin a part. */
interface Parts {
  markOf: Marks;
  starts: ReadonlySet<Token>;
}

function piecesIn(text: string, sentence: Sentence, { markOf: marks, starts }: Parts): Piece[] {
  const { tokens } = sentence;
  const asked = askedIn(sentence);
  const said = toSayIn(sentence);
  const pieces: { tokens: Token[]; inside: Token[] }[] = [{ tokens: [], inside: [] }];
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    const piece = pieces.at(-1);
    if (token.low === "(") depth += 1;
    else if (token.low === ")") depth -= 1;
    else if (depth > 0) piece?.inside.push(token);
    else if (
      (/^[,;:–—-]$/.test(token.low) && !isSpan(tokens, at)) ||
      (token.low === "and" && isJoint(text, { before: piece?.tokens ?? [], behind: tokens.slice(at + 1) }, { markOf: marks, starts }))
    )
      pieces.push({ tokens: [], inside: [] });
    else if (token.low !== "and" || (piece?.tokens.length ?? 0) > 0) piece?.tokens.push(token);
  }
  const whole = pieces
    .map((piece) => ({
      ...piece,
      isAsked: piece.tokens.some((token) => asked.has(token) || isSiteWord(token)),
      isToSay: piece.tokens.some((token) => said.has(token)),
      tokens: withoutReason(withoutAsking(toSay(piece.tokens, said) ?? behindSite(piece.tokens, marks))),
    }))
    .filter((piece) => piece.tokens.length > 0);
  return whole.map((piece) => ({
    ...piece,
    marks,
    sentence,
    isAmongFacts: whole.some((other) => other !== piece && isMostly(other.tokens, "C", marks)),
    isAmongParts: whole.some((other) => other !== piece && other.tokens.some((token) => marks.get(token) === "S")),
  }));
}

/** "And say *deposit 30% non refundable*": of a piece with what introduces it, what is to be said; null where nothing is. */
function toSay(tokens: readonly Token[], said: ReadonlySet<Token>): readonly Token[] | null {
  const at = tokens.findIndex((token) => said.has(token));
  const rest = at < 0 ? [] : tokens.slice(at);
  return at < 0 ? null : rest[0]?.low === "that" ? rest.slice(1) : rest;
}

/** "1931 - 2024". */
const isSpan = (tokens: readonly Token[], at: number): boolean =>
  /^[–—-]$/.test(tokens[at]?.low ?? "") && /^\d/.test(tokens[at - 1]?.text ?? "") && /^\d/.test(tokens[at + 1]?.text ?? "");

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
  // "The areas I cover *and my* number".
  const isOwn = before.some((token) => markOf.get(token) === "S") && lexicon.is(next.low, "possessive");
  return isOwn || (isBegun && starts.has(next)) || (isKnown(before) && isNamed) || (before.length > 0 && opensKnown);
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
  if (isWishing(tokens)) return withoutAsking(tokens.slice(2));
  return isAsking ? withoutAsking(tokens.slice(1)) : requestAt(tokens) === 0 ? tokens.slice(requestEnd(tokens)) : tokens;
}

/** "My number at the top *because half of them are in a field*". */
function withoutReason(tokens: readonly Token[]): readonly Token[] {
  const why = tokens.findIndex(({ low }) => low === "because");
  return why < 0 ? tokens : tokens.slice(0, why);
}

/** Whether most words of a piece are marked so. */
export function isMostly(tokens: readonly Token[], mark: Mark, marks: Marks): boolean {
  return tokens.filter((token) => marks.get(token) === mark).length * 2 > tokens.length;
}

/** The words of a piece, with what stands in brackets. */
export function wholeOf(text: string, { tokens, inside }: Pick<Piece, "tokens" | "inside">): string {
  return withBracket(
    text,
    [...tokens, ...inside].toSorted((one, other) => one.start - other.start),
  );
}

/** The words of the text, with the bracket that closes behind them. */
function withBracket(text: string, tokens: readonly Token[]): string {
  const end = tokens.at(-1)?.end ?? 0;
  return `${quote(text, tokens)}${text[end] === ")" ? ")" : ""}`;
}
