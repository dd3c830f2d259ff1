// What a message tells the visitors of its site, in the person's own words: the facts of it, and what its sections are about.
// The tagger sees which parts of the message they are.
import { capitalise } from "../../../../model/names.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { lookOf } from "../../../interpret-prompt.ts";
import { lookVocabulary } from "../../../lexicon/look.ts";
import { isContentWord } from "../../../text/content-words.ts";
import { featureOf } from "../../../text/feature-of.ts";
import { nounPhrase } from "../../../text/noun-phrase.ts";
import { quote, sentencesOf, type Token } from "../../../text/token.ts";
import { withoutDeterminers } from "../../records/detail-of.ts";
import { isQuestion } from "../../records/detail-words.ts";
import { isPronoun } from "../../records/heading.ts";
import { requestAt } from "../../requests/request-start.ts";
import { isManner, type OwnSection, sectionOf } from "../own-sections.ts";
import { isSiteWord } from "../tagged-owner.ts";
import { type Fact, factsOf } from "./facts-of.ts";
import { isService, isTold } from "./is-told.ts";
import { isMostly, type Piece, piecesOf, wholeOf } from "./piece.ts";
import { aboutIn, knownIn } from "../site-parts.ts";

/** What a site is to say. */
export interface SaidOnSite {
  facts: readonly Fact[];
  sections: readonly OwnSection[];
  /** What it says besides. */
  others: readonly string[];
}

const PURPOSE_WORDS_MAX = 14;
const FACT_CHARACTERS_MAX = 200;
/** "Lilac and cream". */
const LOOK_WORDS_MAX = 3;

/** What a cleaned message says of its site; nothing where it may ask for something else. */
export function saidOnSite(text: string): SaidOnSite {
  const said = piecesOf(text).map((piece) => ({ piece, found: saidBy(text, piece) }));
  return {
    facts: factsOf(
      text,
      said.flatMap(({ piece, found }) => (found?.isFact === true ? [piece] : [])),
    ),
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
  return sentencesOf(text).flatMap(({ tokens }) => purposeOf(text, tokens) ?? [])[0] ?? null;
}

function purposeOf(text: string, tokens: readonly Token[]): string | null {
  const site = tokens.findIndex(isSiteWord);
  // "I run *a zip repair shop in Cork*".
  const owning = tokens.findIndex(({ low }, at) => lexicon.is(low, "owning-word") && /^an?$/.test(tokens[at + 1]?.low ?? ""));
  const at = tokens[site + 1]?.low === "for" && site >= 0 ? site : owning;
  if (at < 0) return null;
  const behind = tokens.slice(at + 2);
  const end = behind.findIndex(({ low }, place) => isEnd(low) || (place > 0 && isPronoun(behind[place])));
  const said = withoutDeterminers(end < 0 ? behind : behind.slice(0, end));
  const words = said.at(-1)?.low === "and" ? said.slice(0, -1) : said;
  const isPlaced = words.some(({ low }, place) => place > 0 && lexicon.is(low, "place-joint"));
  return isPlaced && words.length <= PURPOSE_WORDS_MAX ? quote(text, words) : null;
}

const isEnd = (low: string): boolean => /^[^\p{L}\d'&-]$/u.test(low) || lexicon.is(low, "purpose-end") || lexicon.is(low, "request-verb");

function saidBy(text: string, piece: Piece): { isFact?: boolean; section?: OwnSection } | null {
  const { tokens, inside, marks } = piece;
  const said = wholeOf(text, piece);
  const [first] = tokens;
  // "Dark green and *cream*".
  const isColour = tokens.length === 1 && lookVocabulary.has(first?.low ?? "");
  const isNothing = requestAt(tokens) >= 0 || isColour || isMostly(tokens, "L", marks) || said.length > FACT_CHARACTERS_MAX;
  if (first === undefined || isNothing) return null;
  // A question word, or a part that is known, asks for a part of the site wherever it stands.
  if (piece.isToSay && tokens.length > 1 && !isQuestion(first) && knownIn(quote(text, tokens)).length === 0) return { isFact: true };
  const isKnown = knownIn(quote(text, tokens)).length > 0;
  // "Collection extra" beside other prices is no part of the site.
  const isQuality = piece.isAmongFacts && tokens.length > 1 && lexicon.is(tokens.at(-1)?.low, "stated-quality");
  const isShown = !isMostly(tokens, "S", marks) || isService(tokens) || isQuality;
  const isLooking = lookOf(said) !== "" && (tokens.length <= LOOK_WORDS_MAX || tokens.some((token) => marks.get(token) === "L"));
  if (isManner(tokens)) return null;
  // "A site for a fair: Sunday 2 March, adults £2": a colon may lead to facts.
  const isAsked = piece.isAsked && !(piece.isAmongFacts && !piece.isAmongParts);
  if (!isKnown && !isAsked && isShown && !isLooking && isTold(tokens, piece.isAmongFacts)) return { isFact: true };
  if (isRefusal(first) || isMostly(tokens, "W", marks)) return null;
  const isFact = isMostly(tokens, "C", marks) || isDated(tokens) || (piece.isAmongFacts && isOfPlace(tokens));
  // "3 tours" says little.
  const isCount = /^\d+$/.test(first.text) || lexicon.is(first.low, "count-word");
  const isNumber = tokens.length === 2 && isCount && tokens[1]?.low !== tokens[1]?.one;
  if (isFact && isNumber && inside.length === 0) return {};
  if (isFact && !isKnown) return { isFact: true };
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
function isPart({ tokens, marks, isAmongParts, isAsked }: Piece): boolean {
  return (
    (isAsked && lexicon.is(tokens.at(-1)?.low, "story-noun")) || isAmongParts || tokens.some((token) => ON_PAGE.has(marks.get(token) ?? ""))
  );
}

/** What a page has: the tagger takes the parts of one now and then for what is noted or kept elsewhere. */
const ON_PAGE: ReadonlySet<string> = new Set(["S", "F", "P", "R"]);

/** "Lilac and white": what the look of the site became. */
const isLook = (text: string, piece: Piece): boolean =>
  isMostly(piece.tokens, "L", piece.marks) && lookOf(quote(text, piece.tokens)) !== "";

/** "Parking in the top field", "dogs welcome on leads": said of something, and no part of a page. */
function isOfPlace(tokens: readonly Token[]): boolean {
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
  isName(tokens[0]) && tokens.some(({ text }) => /\d/.test(text)) && tokens.every((token) => isName(token) || /^[\d–—-]/.test(token.text));

const isName = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}[\p{L}]/u.test(token.text);

const isRefusal = (token: Token | undefined): boolean => /^(?:no|not|nothing|without|don't|because)$/.test(token?.low ?? "");
