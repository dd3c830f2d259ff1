// The field that a clause asks for, as a short noun: "who has paid" asks for paid, "when it's due back" for due back. What asks
// for no such field is none.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { sentencesOf, type Token } from "../../text/token.ts";
import { isPronoun, isQuestion, withoutGiver, wordToken } from "../records/detail-words.ts";

const WORDS_MAX = 3;
/** Who comes is asked for by an attendance list. */
const COMING = /^(?:com(?:e|es|ing)|came|attend\w*|turn(?:s|ed))$/;
const OWING = /^ow(?:e|es|ed)?$/;
/** What a question asks for by itself. */
const asked: Readonly<Record<string, string>> = {
  when: "date",
  where: "place",
  why: "reason",
  many: "number",
  much: "amount",
  long: "duration",
  old: "age",
  far: "distance",
};

/** The noun for a detail of a row; null where it is a clause that asks for none. */
export function nounOfDetail(detail: string): string | null {
  const spoken = detail
    .replace(/\b(\w+)'(?:s|re|m)\b/gi, (word, low: string) =>
      isQuestion({ low }) || lexicon.is(low, "subject-pronoun") ? `${low} is` : word,
    )
    .replace(/\b(\w+)'(?:ve|d)\b/gi, "$1");
  const all = sentencesOf(spoken).flatMap((sentence) => sentence.tokens);
  const tokens = withoutGiver(all.filter(({ low }) => /[\p{L}\p{N}]/u.test(low)));
  const [first] = tokens;
  const words = isQuestion(first) || first?.low === "why" ? askedBy(tokens) : withoutOpening(tokens);
  const isName = words.length > 0 && words.length <= WORDS_MAX && !words.some(isLoose) && !lexicon.is(words.at(-1)?.low, "everybody");
  return isName ? words.map(({ low }) => low).join(" ") : null;
}

const isObject = ({ low }: Token): boolean => lexicon.is(low, "object-pronoun");
const isAuxiliary = ({ low }: Token): boolean => lexicon.is(low, "modal") || lexicon.is(low, "auxiliary");
const isOpening = (token: Token): boolean => lexicon.is(token.low, "possessive") || lexicon.is(token.low, "determiner");
const isJoint = ({ low }: Token): boolean => lexicon.is(low, "list-joint") || /^(?:because|then|so|but|if)$/.test(low);
const isLoose = (token: Token): boolean =>
  token.low.includes("'") || isObject(token) || isPronoun(token) || isQuestion(token) || isJoint(token);
/** "Mended", "paid": what was done with something. */
const isDone = ({ low, speech }: Token): boolean => low.endsWith("ed") || (speech === "verb" && lexicon.is(low, "money-word"));

function withoutOpening(tokens: readonly Token[], isClause = false): readonly Token[] {
  const from = tokens.findIndex((token) => !isOpening(token));
  const words = from < 0 ? [] : tokens.slice(from);
  return !isClause && words[0]?.speech === "verb" && words.length > 1 && words[0].low === words[0].one ? [] : words;
}

function askedBy([question, ...behind]: readonly Token[]): readonly Token[] {
  const low = question?.low ?? "";
  if (low === "how") return askedHow(behind);
  if (low === "if" || low === "whether") return askedWhether(behind);
  if (low === "who" || low === "whom") return askedWho(behind);
  const others = behind.filter((token, at) => at > 1 || !(token.low === "other" || lexicon.is(token.low, "count-word")));
  const nouns = nounsOf(others, low === "which");
  if (/^(?:which|what|whose)$/.test(low) && nouns.length > 0) return askedWhich(nouns, others.slice(nouns.length));
  return askedOf(low, behind);
}

/** The nouns with which words begin; behind "which" whatever word stands first is one. */
function nounsOf(words: readonly Token[], isNamed = false): readonly Token[] {
  const isNounLike = ({ speech }: Token, at: number): boolean => speech === "noun" || speech === "adjective" || (isNamed && at === 0);
  const end = words.findIndex((token, at) => isLoose(token) || isAuxiliary(token) || !isNounLike(token, at));
  return words.slice(0, end < 0 ? undefined : end);
}

/** "How many pupils", "how long it took". */
function askedHow([measure, ...behind]: readonly Token[]): readonly Token[] {
  const name = asked[measure?.low ?? ""];
  if (name === undefined || measure === undefined) return [];
  const nouns = nounsOf(behind);
  if (measure.low === "many" && nouns.length > 0) return [wordToken("number"), wordToken("of"), ...nouns];
  return measure.low === "much" && nouns.length > 0 ? nouns : [wordToken(name)];
}

/** "Whether it is due" asks for due, "whether they were asleep or awake" for the state, "whether it is a man's or a woman's one" for the kind. */
function askedWhether(words: readonly Token[]): readonly Token[] {
  const state = words.slice(words.findIndex((token) => !isPronoun(token) && !isAuxiliary(token) && !isOpening(token)));
  const isOf = words.length > state.length && words.slice(0, words.length - state.length).some((token) => isPronoun(token));
  if (!isOf) return [];
  const isChoice = state.some(({ low }) => low === "or");
  if (!isChoice) return state.length > 2 || state.some(isObject) ? [] : state;
  return [wordToken(state.some(({ low }) => low.endsWith("'s")) || words.some(({ low }) => /^an?$/.test(low)) ? "kind" : "status")];
}

/** "Who has paid" asks for paid, "who has keys" for keys, "who mended it" for whom it was mended by. */
function askedWho(words: readonly Token[]): readonly Token[] {
  const state = withoutOpening(words.slice(words.findIndex((token) => !isAuxiliary(token))), true);
  const isState = state.length < words.length;
  const [first, ...behind] = state;
  if (first === undefined || state.every(isAuxiliary)) return [];
  if (state.some((token, at) => at > 0 && /^(?:it|them|each)$/.test(token.low)) && behind.length <= 2)
    return isDone(first) ? [first, wordToken("by")] : [wordToken("person")];
  const which = state.findIndex(({ low }) => low === "which" || low === "what");
  if (which > 0) return nounsOf(state.slice(which + 1));
  if (COMING.test(first.low)) return [];
  if (OWING.test(first.low)) return [wordToken("amount"), wordToken("owed")];
  if (isState && behind.length === 0) return first.low.endsWith("ing") ? [] : state;
  if (isState && first.speech === "noun") return nounsOf(state);
  const object = withoutOpening(behind.filter((token) => !isObject(token)));
  return first.speech === "verb" && nounsOf(object).length === object.length ? object : [];
}

/** "Which fault it has" asks for the fault, "which group has borrowed it" for whom it was borrowed by. */
function askedWhich(nouns: readonly Token[], behind: readonly Token[]): readonly Token[] {
  const done = behind.findIndex((token) => !isAuxiliary(token));
  const verb = behind[done];
  const isBy = verb !== undefined && done > 0 && isDone(verb) && /^(?:it|them|each)$/.test(behind[done + 1]?.low ?? "");
  return isBy ? [verb, wordToken("by")] : nouns.slice(-2);
}

/** "When it is due back" asks for due back, "where it was found" for the place, "what we sold" for sold. */
function askedOf(question: string, behind: readonly Token[]): readonly Token[] {
  const from = behind.findIndex((token) => !isPronoun(token) && !isAuxiliary(token) && token.low !== "to");
  const state = from < 0 ? [] : behind.slice(from);
  const name = asked[question];
  const [first] = state;
  if (question === "when" && first?.low === "due" && state.length <= 2) return state;
  if (name !== undefined) return state.length <= WORDS_MAX ? [wordToken(name)] : [];
  const isFact =
    question === "what" &&
    state.length === 1 &&
    first !== undefined &&
    (isDone(first) || first.speech === "verb" || first.speech === "adjective");
  return isFact && behind.length > 1 ? state : [];
}
