// The details that a sentence lists of a thing: "its weight, which hutch it is in and who fed it" are a weight, a hutch and
// who fed it. The list ends where something begins that is no detail: "and mark the ones I keep".
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { singularWord } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { containers } from "../../lexicon/nouns.ts";
import { isHolder } from "./request-start.ts";
import type { Token } from "../../text/token.ts";

/** The details that a list names. */
export interface Details {
  /** As the names of fields, in the order of the sentence. */
  labels: string[];
  /** The label of the first one that can be the thing itself: "which ward" and "the parcel" name one, "the date" does not. */
  named: string | null;
  /** How many of the tokens they are. */
  length: number;
}

const NOUN_WORDS_MAX = 5;
const QUESTION_WORDS_MAX = 9;
const THING_WORDS_MAX = 3;

/** What a question of a single word asks for: "who watered it and when". */
const BARE_QUESTIONS: ReadonlyMap<string, string> = new Map([
  ["when", "date"],
  ["where", "place"],
  ["who", "person"],
]);

const isMark = ({ low }: Token): boolean => /^[,;:]$/.test(low);
const isDeterminer = ({ low }: Token): boolean => lexicon.is(low, "determiner") || lexicon.is(low, "possessive");
const isWord = (token: Token): boolean => /[\p{L}\p{N}]/u.test(token.text);
const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ low }) => low).join(" ");

/** Whether a question begins here that is a detail; `which` and `if` as well. */
function isQuestion({ low }: Token): boolean {
  return lexicon.is(low, "clause-question") || low === "which" || low === "if";
}

/** The details that begin with the first of these tokens. */
export function detailsIn(tokens: readonly Token[]): Details {
  const labels: string[] = [];
  let named: string | null = null;
  let length = 0;
  let from = 0;
  while (from < tokens.length) {
    const end = partEnd(tokens, from);
    const part = tokens.slice(from, end);
    const found = part.length === 0 ? [] : detailOf(part);
    if (found === null) break;
    const [label] = found;
    if (named === null && label !== undefined && labels.every(isPlainField) && namesThing(part, label)) named = label;
    labels.push(...found);
    if (part.length > 0) length = end;
    from = tokens[end] !== undefined && lexicon.is(tokens[end]?.low, "question-preposition") ? end : end + 1;
  }
  return { labels: [...new Set(labels)], named, length };
}

function namesThing([opener]: readonly Token[], label: string): boolean {
  const isDefinite = lexicon.is(opener?.low, "definite-word");
  return isDefinite && label.split(" ").length <= THING_WORDS_MAX && !isField(label);
}

const isPlainField = (label: string): boolean => isField(label) && !lexicon.is(label.split(" ")[0], "clause-question");

const isField = (label: string): boolean => fieldNoun(singularWord(label)) !== null;

/** Where the part that begins at `from` ends: at a mark, or at a joint with another detail behind it. */
function partEnd(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex((token, index) => {
    if (index < from) return false;
    const isInside = index > from;
    const next = tokens[index + 1];
    return (
      isMark(token) ||
      lexicon.is(token.low, "list-joint") ||
      (isInside && (token.low === "with" || (next !== undefined && opensQuestion(token, next))))
    );
  });
  return at < 0 ? tokens.length : at;
}

/** "At what time": a detail of its own behind another one. */
function opensQuestion({ low }: Token, next: Token): boolean {
  return lexicon.is(low, "question-preposition") && isQuestion(next);
}

/** A part of the list as the names of its fields; none for what says only how often, null where it is no detail. */
function detailOf(part: readonly Token[]): string[] | null {
  const [opener, ...others] = part;
  if (opener === undefined) return [];
  const isLed = others[0] !== undefined && opensQuestion(opener, others[0]);
  const said = beforeModal(isLed ? others : part);
  const [head] = said;
  if (head === undefined) return null;
  if (isLed && said.length === 1) return [`${opener.low} ${head.low}`];
  return isQuestion(head) ? questionLabel(head, said) : nounLabel(said);
}

/** "Whether it's sold" of "whether it's sold would help me": what a whole list would do is no part of its last detail. */
function beforeModal(part: readonly Token[]): readonly Token[] {
  const at = part.findIndex(({ low }, index) => index > 1 && low === "would");
  return at < 0 ? part : part.slice(0, at);
}

/** "Which hutch it is in" is the hutch, "how many they want" a number; any other question is its own label. */
function questionLabel(head: Token, said: readonly Token[]): string[] | null {
  const behind = said.slice(1);
  const bare = BARE_QUESTIONS.get(head.low);
  if (behind.length === 0 && bare !== undefined) return [bare];
  const isCount = head.low === "how" && /^(?:many|much)$/.test(behind[0]?.low ?? "");
  const nouns = leadingNouns(isCount ? behind.slice(1) : behind);
  if (head.low === "which" || (head.low === "what" && nouns.length > 0)) return nouns.length === 0 ? null : [wordsOf(nouns)];
  if (isCount && behind[0]?.low === "many") return [nouns.length === 0 ? "number" : `number of ${wordsOf(nouns)}`];
  if (lexicon.is(behind[0]?.low, "preposition")) return null;
  return said.length > QUESTION_WORDS_MAX || said.length < 2
    ? null
    : [said.map(({ text, low }, at) => (at === 0 && low === "if" ? "whether" : text)).join(" ")];
}

/** The nouns with which the tokens begin, up to a clause about them: "hutch" of "hutch it is in". */
function leadingNouns(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex((token, at) => !(isNounLike(token) && token.speech !== "verb") && !(at === 0 && isBeforeClause(tokens)));
  return tokens.slice(0, end < 0 ? undefined : end);
}

/** "It", "I've", "they're". */
const opensClause = ({ low }: Token): boolean => lexicon.is(low.split("'")[0], "subject-pronoun");

/** "Hutch it is in": whatever word stands between "which" and a clause is a noun. */
function isBeforeClause([word, next]: readonly Token[]): boolean {
  const isOpen = word !== undefined && !isQuestion(word) && !lexicon.is(word.low, "small-word") && !lexicon.is(word.low, "subject-pronoun");
  return isOpen && (next === undefined || opensClause(next));
}

function isNounLike({ low, one, speech }: Token): boolean {
  if (lexicon.is(low.split("'")[0], "subject-pronoun") || lexicon.is(low, "possessive") || lexicon.is(low, "preposition")) return false;
  return speech === "noun" || speech === "adjective" || fieldNoun(one) !== null;
}

/** "Its weight every day" is a weight with a date, "a bit of its story" a story, "tours I have done" are tours. */
function nounLabel(part: readonly Token[]): string[] | null {
  let said = withoutDeterminers(part);
  const of = said.findIndex(({ low }) => low === "of");
  if (of === 1 && lexicon.is(said[0]?.low, "amount-word")) said = withoutDeterminers(said.slice(2));
  if (lexicon.is(said[0]?.low, "row-ability")) return null;
  if (lexicon.is(said[0]?.low, "pointing-word")) return said.length > 1 && said[0]?.low.endsWith("thing") === true ? ["notes"] : null;
  const every = said.findIndex(({ low }, at) => lexicon.is(low, "period-adjective") || (low === "every" && at > 0) || low === "each");
  const isDated = every >= 0 && said.slice(every).some(({ one }) => lexicon.is(one, "period"));
  const clause = said.findIndex((token, at) => at > 0 && at < said.length - 1 && opensClause(token));
  const ends = [isDated && every > 0 ? every : -1, clause].filter((at) => at > 0);
  const named = said.slice(isDated && every === 0 ? 1 : 0, ends.length > 0 ? Math.min(...ends) : undefined).filter(isWord);
  const [first] = named;
  const head = named.at(-1);
  if (head !== undefined && (containers.has(head.one) || isHolder(head.one) || lexicon.is(named[0]?.low, "not-a-field"))) return null;
  if (first === undefined || named.length > NOUN_WORDS_MAX || !isNounLike(first)) return null;
  if (first.speech === "verb" && fieldNoun(first.one) === null && !/(?:ing|ed)$/.test(first.low)) return null;
  return [wordsOf(named), ...(isDated ? ["date"] : [])];
}

function withoutDeterminers(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => !isDeterminer(token));
  return at < 0 ? [] : tokens.slice(at);
}
