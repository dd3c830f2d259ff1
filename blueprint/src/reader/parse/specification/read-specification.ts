// Reads a specification into a parsed prompt, sentence by sentence: what the product is, what it has, what its users can do, and
// of which parts the things are made that it keeps. A sentence is split into pieces, a piece is read into statements, and these
// are settled in the parsed prompt. What nothing came of stays unread.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isPlural } from "../../../knowledge/words/inflect.ts";
import { isNounToo, type VerbForm } from "../../lexicon/acts.ts";
import { hollowWords } from "../../lexicon/nouns.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import { quote } from "../../text/token.ts";
import { type ParsedPrompt, emptyParsedPrompt } from "../parsed-prompt.ts";
import type { SegmentedPrompt } from "../sentence/segment-prompt.ts";
import { readCriterion } from "./asks/read-criterion.ts";
import { readFieldRun } from "./asks/read-field-run.ts";
import { handledThing, readNounAsk } from "./asks/read-noun-ask.ts";
import { readProduct } from "./asks/read-product.ts";
import { readVerbAsk } from "./asks/read-verb-ask.ts";
import type { Candidate, Statement } from "./statement.ts";
import { audiences } from "./lexicon/audiences.ts";
import { productNouns } from "./lexicon/containers.ts";
import { isIdiom } from "./lexicon/idioms.ts";
import { type Piece, piecesOf, saidIn } from "./piece.ts";
import { settle } from "./settle.ts";
import type { Mood, Survey } from "./survey.ts";
import { mergeGoods } from "./things/merge-goods.ts";

/** Reads a segmented text that specifies a product. */
export function readSpecification(segmented: SegmentedPrompt): ParsedPrompt {
  const parsed: ParsedPrompt = { ...emptyParsedPrompt(segmented), audience: "public" };
  let current: Survey["current"] = null;
  for (const { chunks } of segmented.parts) {
    const pieces = piecesOf(chunks);
    current = readSentence(parsed, pieces, current);
  }
  mergeGoods(parsed);
  return parsed;
}

/** Reads a sentence into the parsed prompt; gives the thing that was spoken of last. */
function readSentence(parsed: ParsedPrompt, pieces: readonly Piece[], current: Survey["current"]): Survey["current"] {
  const mood = parsed.kind === null ? "purpose" : "has";
  let survey: Survey = { parsed, mood, current, verb: null, waiting: [], criteria: null, lost: false, idle: false };
  for (let at = 0; at < pieces.length;) {
    const read = readPiece(survey, pieces, at);
    survey = settle({ ...survey, ...read.stands }, read.statements);
    at += read.taken;
  }
  return survey.current;
}

/** What is said at a place of the sentence, how many pieces it took, and where the reading stands from then on. */
interface Read {
  statements: readonly Statement[];
  taken: number;
  stands: Partial<Survey>;
}

function readPiece(before: Survey, pieces: readonly Piece[], at: number): Read {
  const piece = pieces[at];
  const nothing: Read = { statements: [], taken: 1, stands: {} };
  if (piece === undefined || piece.said.words.length === 0) return nothing;
  const { chunk, said } = piece;
  const { words } = said;
  if (chunk.lead === "without")
    return said.noun === null ? nothing : { ...nothing, statements: [{ kind: "ban", noun: said.noun, words: [...words, ...chunk.aside] }] };
  // "When an animal is detected, …": the circumstance of what comes next.
  if (chunk.lead === "which" && words.some(({ low }) => /^(?:is|are|was|were|has|have)$/.test(low))) return nothing;
  const stands = moodAt(before, piece);
  const survey: Survey = { ...before, ...stands };
  const says = (statements: readonly Statement[], taken = 1): Read => ({ statements, taken, stands });
  if (chunk.clause) return says([{ kind: "nothing", words }]);
  const stated = survey.parsed.kind === null && piece.given.lead === "with" ? kindOf(survey, pieces.slice(0, at)) : [];
  if (isSubject(piece, pieces[at + 1]) && !(survey.parsed.kind === null && isNewProduct(survey, piece)))
    return readSubject(survey, piece, pieces[at + 1]);
  // "(People can) vote for recipes": what somebody can do is not what is to be built.
  const isProduct = survey.parsed.kind === null && stated.length === 0 && survey.mood !== "can";
  const product = isProduct ? readProduct(survey, piece) : null;
  if (product !== null) return { ...says(product), stands: { ...stands, mood: "purpose" } };
  if (survey.lost && chunk.lead === "with" && said.feature === null) return says([...stated, { kind: "nothing", words }]);
  const { statements, taken } = readFieldRun(survey, pieces, at);
  if (taken > 0) return says([...stated, ...statements], taken);
  const read = readAsk(survey, { ...piece, said: piece.asked });
  return { statements: [...stated, ...read.statements], taken: 1, stands: { ...stands, ...read.stands } };
}

/** "A list of wines with price and stock": what comes before "with" is what is to be built, and what it is with is not. */
function kindOf({ parsed, current }: Survey, before: readonly Piece[]): Statement[] {
  const words = before.flatMap(({ given }) => given.words);
  if (current === null || words.length === 0) return [];
  return [{ kind: "product", is: { kind: { words: words.map(({ low }) => low).join(" "), phrase: quote(parsed.text, words) } } }];
}

/** How a piece is meant by how it is joined to the one before. */
function moodAt({ mood, verb }: Survey, { chunk: { lead } }: Piece): { mood: Mood; verb: VerbForm | null } {
  const has = lead === "has" || lead === "colon" || (lead === "with" && mood !== "can");
  const isFurther = lead === "list" || lead === "with" || lead === "to";
  return { mood: lead === "can" ? "can" : has ? "has" : mood, verb: isFurther ? verb : null };
}

/** Whether a piece says who can do, or what has, what comes next: "users", "the website", "the game lobby". */
function isSubject({ chunk, said }: Piece, next: Piece | undefined): boolean {
  const { lead } = next?.given ?? {};
  if (lead !== "can" && lead !== "has") return false;
  const last = said.words.at(-1)?.low ?? "";
  return said.words.length <= 5 && (chunk.lead !== "list" || audiences.has(last) || productNouns.has(last)) && said.verb === null;
}

/** "A website for a school where people can …", "a diary where one can …" say what is to be built; "the website can …" speaks of it. */
function isNewProduct({ parsed }: Survey, { given: { words } }: Piece): boolean {
  const isPlaced = /^\s+(?:where|in which|on which)\b/i.test(parsed.text.slice(words.at(-1)?.end ?? 0));
  return /^an?$/.test(words[0]?.low ?? "") && (isPlaced || words.slice(1, 4).some(({ one }) => productNouns.has(one)));
}

function readSubject(survey: Survey, piece: Piece, next: Piece | undefined): Read {
  const { words, noun, feature } = piece.said;
  const last = words.at(-1);
  const stands = { mood: next?.given.lead === "has" ? "has" : "can", verb: survey.verb } as const;
  const context: Statement = { kind: "context", place: { start: words[0]?.start ?? 0, end: last?.end ?? 0 } };
  if (last === undefined || audiences.has(last.low) || productNouns.has(last.low)) return { statements: [context], taken: 1, stands };
  if (feature !== null || handledThing(words) !== null)
    return { statements: [context, ...readNounAsk({ ...survey, ...stands }, piece)], taken: 1, stands };
  // "The game lobby should display …", "patient files should include …": the thing is spoken of.
  const of: Candidate[] = [
    { noun, strength: 2, as: "object" },
    { noun: nounPhrase(words.slice(0, 1)), strength: 1, as: "object" },
  ];
  return { statements: [context, { kind: "thing", of, else: survey.current, isSpokenOf: true }], taken: 1, stands };
}

/** The verb of a piece, unless the piece is a noun that begins like one: "search function", "order management". */
function verbOf({ mood, verb: before }: Survey, { said, chunk }: Piece): VerbForm | null {
  const { verb, feature, words } = said;
  if (verb === null) return null;
  const isJoined = chunk.lead === "to" || chunk.lead === "can" || chunk.lead === "for";
  const isListed = mood !== "has" || (chunk.lead === "list" && before !== null && !before.gerund);
  const isVerbal = isJoined || verb.gerund || isListed || verb.words.length > 1;
  if (!isVerbal && isNounToo(verb.verb)) return null;
  if (mood !== "can" && feature !== null && feature.about === null && chunk.lead !== "to") return null;
  // "News and events", "view": in a list of acts a noun that looks like a verb is an object, unless it takes one.
  const isAlone = chunk.lead === "list" && isNounToo(verb.verb) && words.length === verb.words.length;
  return mood === "can" && isAlone && before !== null && feature !== null ? null : verb;
}

function readAsk(survey: Survey, piece: Piece): Pick<Read, "statements" | "stands"> {
  const { words } = piece.said;
  const { lead } = piece.chunk;
  if (words.length === 0) return { statements: [], stands: {} };
  const verb = verbOf(survey, piece);
  const idle = isIdiom(words.map(({ low }) => low).join(" ")) || (survey.idle && verb === null && /^(?:list|to|for|with)$/.test(lead));
  if (idle) return { statements: [], stands: { idle } };
  const isUnknown = isUnknownVerb(survey, piece);
  if (verb !== null) return { statements: readVerbAsk(survey, piece, verb), stands: { idle, verb } };
  const criterion = readCriterion(survey, piece);
  if (criterion !== null) return { statements: criterion, stands: { idle } };
  const stands = { idle, criteria: null };
  const object = isUnknown ? saidIn(words.slice(1)) : piece.said;
  // What an act that means nothing is done with: a feature is one all the same, and a thing is spoken of.
  if (!isUnknown || object.stated.feature !== null) return { statements: readNounAsk(survey, { ...piece, said: object }), stands };
  const of: Candidate[] = [{ noun: object.stated.noun ?? [...object.after.values()][0], strength: 0.6, as: "noun" }];
  const named: Statement = { kind: "thing", of, else: null, isSpokenOf: false };
  return { statements: survey.mood === "purpose" ? [named] : [named, { kind: "nothing", words }], stands };
}

/** "Pause", "skip songs", "listening to songs": an act that means nothing to us. */
function isUnknownVerb({ mood, verb }: Survey, { said: { words }, chunk: { lead } }: Piece): boolean {
  const [first] = words;
  if (first === undefined) return false;
  const isPlain =
    lexicon.is(first.low, "plain-verb") && (mood === "can" || lead === "to") && (words.length > 1 || verb !== null || lead === "can");
  const isState = lexicon.is(first.low, "state-adjective") || hollowWords.has(first.low);
  const isForm = first.speech === "verb" && !isPlural(first.low) && !isState;
  return isPlain || (isForm && words.length > 1 && (mood === "can" || first.low.endsWith("ing") || lead === "to"));
}
