// What a message tells the visitors of its site, in the person's own words: the facts of it, and what its sections are about.
// The tagger sees which parts of the message they are.
import { capitalise } from "../../../model/names.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { lookOf } from "../../interpret-prompt.ts";
import { tagMessage } from "../../tagging/tag-message.ts";
import type { Mark } from "../../tagging/tagger.ts";
import { isContentWord } from "../../text/content-words.ts";
import { quote, type Sentence, sentencesOf, type Token } from "../../text/token.ts";
import { withoutDeterminers } from "../records/detail-of.ts";
import { isQuestion } from "../records/detail-words.ts";
import { isPronoun } from "../records/heading.ts";
import { requestAt } from "../requests/request-start.ts";
import { type OwnSection, sectionOf } from "./own-sections.ts";
import { SITE_MIN } from "./tagged-owner.ts";
import { knownIn } from "./site-parts.ts";

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
const FACT_CHARACTERS_MAX = 200;

/** What a cleaned message says of its site; nothing where it may ask for something else. */
export function saidOnSite(text: string): SaidOnSite {
  const sentences = sentencesOf(text);
  const { kinds, parts } = tagMessage(sentences);
  if ((kinds.get("site") ?? 0) < SITE_MIN) return { facts: [], sections: [], others: [] };
  const markOf = new Map(parts.flatMap(({ mark, sure, tokens }) => (sure < MARK_MIN ? [] : tokens.map((token) => [token, mark] as const))));
  const starts = new Set(parts.flatMap(({ tokens }) => tokens.slice(0, 1)));
  const pieces = sentences.flatMap((sentence) => piecesOf(sentence, { markOf, starts }));
  const said = pieces.map((piece) => ({ piece, found: saidBy(text, piece) }));
  return {
    facts: said.flatMap(({ found }) => found?.fact ?? []),
    sections: said.flatMap(({ found }) => found?.section ?? []),
    others: said.flatMap(({ piece, found }) =>
      found === null && piece.tokens.some(isContentWord) && !isLook(text, piece) ? [quote(text, piece.tokens)] : [],
    ),
  };
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
}

/** The marks of tokens, and those that begin a part. */
interface Parts {
  markOf: Marks;
  starts: ReadonlySet<Token>;
}

function piecesOf({ tokens }: Sentence, { markOf: marks, starts }: Parts): Piece[] {
  const pieces: { tokens: Token[]; inside: Token[] }[] = [{ tokens: [], inside: [] }];
  const isBegun = (piece: readonly Token[] = []): boolean => piece.some((token) => /^[SC]$/.test(marks.get(token) ?? ""));
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    const [piece, next] = [pieces.at(-1), tokens[at + 1]];
    if (token.low === "(") depth += 1;
    else if (token.low === ")") depth -= 1;
    else if (depth > 0) piece?.inside.push(token);
    else if (/^[,;:–—-]$/.test(token.low) || (token.low === "and" && isBegun(piece?.tokens) && next !== undefined && starts.has(next)))
      pieces.push({ tokens: [], inside: [] });
    else piece?.tokens.push(token);
  }
  const whole = pieces.map((piece) => ({ ...piece, tokens: behindSite(piece.tokens, marks) })).filter((piece) => piece.tokens.length > 0);
  return whole.map((piece) => ({
    ...piece,
    marks,
    isAmongFacts: whole.some((other) => other !== piece && isMostly(other.tokens, "C", marks)),
  }));
}

/** "Website for my cafe with ...": what follows the words for the site and whose it is. */
function behindSite(tokens: readonly Token[], marks: Marks): readonly Token[] {
  const end = tokens.findLastIndex((token) => /^[AO]$/.test(marks.get(token) ?? ""));
  const rest = tokens.slice(end + 1);
  const from = rest.findIndex((token) => isContentWord(token) || /\d/.test(token.text) || isQuestion(token));
  // "For my trailer on the coast": where it is.
  const isPlace = lexicon.is(rest[0]?.low, "preposition") && !/^(?:with|about|of)$/.test(rest[0]?.low ?? "");
  return end < 0 ? tokens : from < 0 || isPlace ? [] : rest.slice(from);
}

/** Whether most words of a piece are marked so. */
function isMostly(tokens: readonly Token[], mark: Mark, marks: Marks): boolean {
  return tokens.filter((token) => marks.get(token) === mark).length * 2 > tokens.length;
}

function saidBy(text: string, piece: Piece): { fact?: Fact; section?: OwnSection } | null {
  const { tokens, inside, marks } = piece;
  const said = withBracket(text, [...tokens, ...inside]);
  const [first] = tokens;
  const isOther = requestAt(tokens) >= 0 || isRefusal(first) || isMostly(tokens, "L", marks) || isMostly(tokens, "W", marks);
  if (first === undefined || isOther || said.length > FACT_CHARACTERS_MAX) return null;
  const isFact = isMostly(tokens, "C", marks) || (piece.isAmongFacts && isTold(tokens));
  const isKnown = knownIn(quote(text, tokens)).length > 0;
  if (isFact && !isKnown) return { fact: { line: capitalise(said), said } };
  if (!tokens.some((token) => marks.get(token) === "S")) return null;
  const isStated = inside.length > 1 && isMostly(inside, "C", marks);
  const title = quote(text, withoutDeterminers(tokens));
  if (isStated) return { section: { title: capitalise(title), line: `${capitalise(quote(text, inside))}.`, said } };
  // What else a page is to have was read by rules: a noun may be an ability, such as updates.
  const section = isKnown || !isQuestion(first) ? null : sectionOf(text, tokens, true);
  return section === null ? null : { section };
}

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
  const isPart = first === undefined || isQuestion(first) || isPronoun(first) || lexicon.is(first.low, "determiner");
  const isPlaced = tokens.some(
    ({ low }, at) =>
      at > 0 &&
      /^(?:in|at|on)$/.test(low) &&
      (lexicon.is(tokens[at + 1]?.low, "determiner") || lexicon.is(tokens[at + 1]?.low, "possessive") || isName(tokens[at + 1])),
  );
  return !isPart && (isPlaced || tokens.slice(1).some(({ low }) => lexicon.is(low, "stated-quality")));
}

const isName = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text);

const isRefusal = (token: Token | undefined): boolean => /^(?:no|not|nothing|without|don't|because)$/.test(token?.low ?? "");
