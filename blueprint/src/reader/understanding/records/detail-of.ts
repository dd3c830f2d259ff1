// One part of a list of details as a field: "queen seen yes/no" is a yes or no, "left or right" a choice.
import { fieldNoun, isMeasure, stateAsked } from "../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { containers } from "../../lexicon/nouns.ts";
import { isOfAsker } from "../../text/field-name.ts";
import type { Token } from "../../text/token.ts";
import { isHolder, requestAt } from "../requests/request-start.ts";
import {
  isEndOfWay,
  isPast,
  isPronoun,
  isQuestion,
  isRanking,
  withoutGiver,
  withoutQualifier,
  withoutShortVerb,
  YES_OR_NO,
  wordToken,
  yesOrNoName,
} from "./detail-words.ts";

/** A field that a list of details names. */
export interface Detail {
  /** The words of its name, in the order of the text; "date" of "when" is a word of its own. */
  name: readonly Token[];
  /** All words that name it. */
  said: readonly Token[];
  /** What is said in addition: its choices, its unit, or yes and no. */
  detail: Token[][];
  /** Whether it can only be a field: a question, a choice, a measure, or a noun that fields have. */
  isField: boolean;
}

const NAME_WORDS_MAX = 6;
const QUESTION_WORDS_MAX = 10;
const OPTION_WORDS_MAX = 3;
const OPTIONS_MAX = 12;
const PLAIN_WORDS_MAX = 3;

/** What a question of a single word asks for. */
const BARE_QUESTIONS: ReadonlyMap<string, string> = new Map([
  ["when", "date"],
  ["where", "place"],
  ["who", "person"],
  ["whom", "person"],
  ["what", "description"],
]);

const isWord = ({ text }: Token): boolean => /[\p{L}\p{N}%]/u.test(text);
const isDeterminer = ({ low }: Token): boolean =>
  lexicon.is(low, "determiner") || lexicon.is(low, "possessive") || /^(?:any|some|one|there)$/.test(low);

/** "Then a list by street", "no ratings", "none in August", "marshals can see it", "weekly": what comes next, is not wanted, is done, or how often. */
function isRefused(words: readonly Token[]): boolean {
  const [first, second] = words;
  if (!isQuestion(first) && words.some((token, at) => at > 0 && isDoing(token, words[at + 1]))) return true;
  if (lexicon.is(first?.low, "modal") || (first?.speech === "noun" && !isQuestion(first) && lexicon.is(second?.low, "modal"))) return true;
  if (words.length > 0 && words.every(({ low }) => lexicon.is(low, "period-adjective"))) return true;
  return lexicon.is(first?.low, "no-detail") || (first?.low === "no" && second?.low !== "of");
}

/** "The next person *sees it* first", "the app *shows how* many are left". */
const isDoing = ({ speech, low, one }: Token, next: Token | undefined): boolean =>
  speech === "verb" && low === `${one}s` && (isQuestion(next) || /^(?:it|them)$/.test(next?.low ?? ""));

/** A part of a list as a field; null where it is none. `behind` is what stands in brackets after it. */
export function detailOf(whole: readonly Token[], behind: readonly Token[] = []): Detail | null {
  const part = withoutManner(whole);
  // "Date, from, to, miles": where a journey begins and ends.
  if (part.length === 1 && isEndOfWay(part[0])) return detailFrom(part, part, { detail: [], isField: true });
  if (isExample(part) || isLook(part)) return null;
  const words = withoutDeterminers(withoutGiver(withoutQualifier(withoutDeterminers(part))));
  if (words.length === 0 || (requestAt(words) >= 0 && !isQuestion(words[0])) || isRefused(words)) return null;
  // "If they have a dog or not" asks for the dog.
  const marked = /^(?:if|whether)$/.test(words[0]?.low ?? "") ? null : yesOrNoName(words);
  if (marked !== null) return detailFrom(marked, part, { detail: YES_OR_NO, isField: true });
  const choices = alternativesIn(behind);
  if (choices.length > 1) return detailFrom(words, [...part, ...behind], { detail: choices, isField: true });
  return (
    textDetail(words, part) ??
    whetherDetail(words, part) ??
    scaleDetail(words, part) ??
    choiceDetail(words, part) ??
    questionDetail(words, part) ??
    nounDetail(words, part, behind)
  );
}

function withoutManner(part: readonly Token[]): readonly Token[] {
  const at = part.findIndex(({ low }, index) => index > 0 && low === "as" && /^an?$/.test(part[index + 1]?.low ?? ""));
  return at < 0 ? part : part.slice(0, at);
}

/** "“Anna is here at 3”": what may stand there, and no name of it. */
const isExample = ([first]: readonly Token[]): boolean => /^["“”]$/.test(first?.low ?? "");

/** "Very big letters". */
const isLook = (part: readonly Token[]): boolean =>
  lexicon.is(part.at(-1)?.one, "letter-word") && part.some(({ low }) => lexicon.is(low, "size-word"));

/** A short part between fields is one too, whatever its words are: "here to see". */
export function plainDetail(part: readonly Token[]): Detail | null {
  const [first] = part;
  const isLed =
    lexicon.is(first?.low, "question-preposition") || first?.low === "with" || (first?.speech === "verb" && first.low === first.one);
  const isClause = isLed || isRefused(part) || part.some((token) => isPronoun(token) || lexicon.is(token.low, "object-determiner"));
  return isClause || part.length > PLAIN_WORDS_MAX ? null : detailFrom(part, part, { detail: [], isField: false });
}

/** Whether a noun in the singular names some words that somebody writes. */
export function namesText(one: string): boolean {
  return fieldNoun(one)?.type === "paragraph" || /^(?:line|word|sentence|note)$/.test(one);
}

/** "A line on what I thought": the whole is its name. */
function textDetail(words: readonly Token[], said: readonly Token[]): Detail | null {
  const [first, on, question] = words;
  const isText = first !== undefined && namesText(first.one);
  const isAbout = isText && lexicon.is(on?.low, "question-preposition") && isQuestion(question);
  return isAbout ? detailFrom(words.slice(0, NAME_WORDS_MAX), said, { detail: [], isField: true }) : null;
}

/** "How it felt 1-10": a scale. */
function scaleDetail(words: readonly Token[], said: readonly Token[]): Detail | null {
  const scale = /(?:(?:^| )(?:from|on a scale of|a scale of))? ?([01])(?: to |-)(\d{1,2})$| out of (\d{1,2})$/.exec(
    words.map(({ low }) => low).join(" "),
  );
  if (scale === null) return null;
  const name = words.slice(0, scale.input.slice(0, scale.index).split(" ").filter(Boolean).length);
  const range = wordToken(`${scale[1] ?? 1}-${scale[2] ?? scale[3]}`);
  return name.length === 0 ? null : detailFrom(name, said, { detail: [[range]], isField: true });
}

function detailFrom(name: readonly Token[], said: readonly Token[], rest: Pick<Detail, "detail" | "isField">): Detail | null {
  const words = withoutDeterminers(name).filter(isWord);
  const isAmount = words.some(({ text }) => /^[\d£$€]/.test(text));
  return words.length === 0 || words.length > NAME_WORDS_MAX || isAmount ? null : { name: words, said, ...rest };
}

/** "Whether they have paid", "if it is urgent": what is asked is a yes or no; "whether they're walking or running" asks for one of these. */
function whetherDetail(words: readonly Token[], said: readonly Token[]): Detail | null {
  const [head, who, verb] = words;
  if (head === undefined || !/^(?:whether|if)$/.test(head.low) || who === undefined || isOfAsker(words.slice(1))) return null;
  const isShort = /'/.test(who.low);
  const isAuxiliary = lexicon.is(verb?.low, "modal") || /^(?:has|have|had|is|was|are|were|did)$/.test(verb?.low ?? "");
  const state = words.slice(!isPronoun(who) ? 1 : !isShort && isAuxiliary ? 3 : 2);
  const end = state.findIndex(({ low }, at) => at > 0 && low === "for");
  // "Whether they paid the £20 deposit or not".
  const isOrNot = state.at(-2)?.low === "or" && state.at(-1)?.low === "not";
  const asked = state
    .slice(0, end >= 0 ? end : isOrNot ? -2 : undefined)
    .filter((token, at) => !isDeterminer(token) && !/^[£$€]/.test(token.text) && !(at > 0 && /^(?:is|was|are|were)$/.test(token.low)))
    .map((token) => (/^\w+thing's$/.test(token.low) ? withoutShortVerb(token) : token));
  const choice = asked.some(({ low }) => low === "or") ? choiceDetail(asked, said) : null;
  return choice ?? detailFrom(asked, said, { detail: YES_OR_NO, isField: true });
}

/** "Bisque or glaze", "status waiting/done", "nappies wet or dirty": a choice, named by what stands before its options. */
function choiceDetail(words: readonly Token[], said: readonly Token[]): Detail | null {
  const options = alternativesIn(words);
  if (options.length < 2 || isQuestion(words[0])) return null;
  const [first = [], ...others] = options;
  const joints = words.filter(({ low }) => low === "or").length;
  const isNames = options.every((one) => one.length === 1 && fieldNoun(one[0]?.one ?? "") !== null);
  // "Make/model" is the name of one field; "ready/collected" are its states.
  const isOneName = joints === 0 && options.length === 2 && first.length === 1 && !options.every(isState);
  if (isOneName || isNames) return detailFrom(words, said, { detail: [], isField: true });
  if (others.some((one) => one.length > OPTION_WORDS_MAX)) return null;
  const last = first.at(-1);
  const before = first.slice(0, -1);
  // "Front only or all round" has no name.
  const isNamed =
    last !== undefined && last.speech !== "other" && before.some(({ speech }) => speech === "noun") && before.length <= OPTION_WORDS_MAX;
  return isNamed
    ? detailFrom(before, said, { detail: [[last], ...others], isField: true })
    : detailFrom(words, said, { detail: options, isField: true });
}

/** "Ready", "picked up", "owes": how something is. */
function isState([first]: readonly Token[]): boolean {
  return first !== undefined && (first.speech === "adjective" || (first.speech === "verb" && /(?:ed|ing|s|en|id)$/.test(first.low)));
}

/** What "or", a slash or a comma parts. */
function alternativesIn(words: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of words)
    if (/^(?:or|\/|,)$/.test(token.low)) parts.push([]);
    else if (isWord(token) && !(parts.at(-1)?.length === 0 && isDeterminer(token) && token.low !== "all")) parts.at(-1)?.push(token);
  const stated = parts.filter((one) => one.length > 0);
  return stated.length > 1 && stated.length <= OPTIONS_MAX ? stated : [];
}

/** "Which hutch it is in" is the hutch, "how many they want" a number; any other question is its own name. */
function questionDetail(words: readonly Token[], said: readonly Token[]): Detail | null {
  const at = lexicon.is(words[0]?.low, "question-preposition") && isQuestion(words[1]) ? 1 : 0;
  const each = words.findIndex(({ low }, index) => low === "for" && /^(?:each|every)$/.test(words[index + 1]?.low ?? ""));
  const asked = words.slice(at, each > at ? each : undefined);
  const [head, ...behind] = asked;
  // "Which books I lent to whom" asks for more than one thing.
  const isDouble = behind.some(({ low }, index) => low === "whom" && lexicon.is(behind[index - 1]?.low, "preposition"));
  if (head === undefined || !isQuestion(head) || (isDouble && !head.low.startsWith("who")) || isRanking(asked)) return null;
  const found = (name: readonly Token[], detail: Token[][] = []): Detail | null => detailFrom(name, said, { detail, isField: true });
  // "What's in my fridge": the things in it.
  if (head.low === "what's" && /^(?:in|on)$/.test(behind[0]?.low ?? "") && behind[1] !== undefined && isDeterminer(behind[1]))
    return found([wordToken("item")]);
  const bare = BARE_QUESTIONS.get(head.low);
  // "From where": an end of a journey.
  if (behind.length === 0) return isEndOfWay(words[0]) ? found(words.slice(0, 1)) : bare === undefined ? null : found([wordToken(bare)]);
  const state = stateAsked(asked.map(({ low }) => low));
  if (state !== null) return found([wordToken(state)], YES_OR_NO);
  const isCount = head.low === "how" && behind[0]?.low === "many";
  const isOf = head.low === "which" && behind[0]?.low === "of";
  const nouns = leadingNouns(isCount ? behind.slice(1) : isOf ? withoutDeterminers(behind.slice(1)) : behind);
  if (lexicon.is(nouns.at(-1)?.low, "pointing-word")) return whichDetail(head, behind.slice(nouns.length), said);
  // "What happened" asks for no yes or no.
  if (head.low === "which" || (head.low === "what" && !nouns.slice(0, 1).some(isPast) && isNamed(nouns[0])))
    return nouns.length === 0 ? null : found(isOf ? singular(nouns) : nouns);
  if (isCount && nouns.some(({ speech }) => speech !== "verb")) return found([wordToken("number"), wordToken("of"), ...nouns]);
  if ((lexicon.is(behind[0]?.low, "preposition") && !head.low.endsWith("'s")) || asked.length > QUESTION_WORDS_MAX) return null;
  // "Who has which one" asks it of each.
  const one = asked.findIndex(({ low }, index) => index > 1 && low === "which" && /^ones?$/.test(asked[index + 1]?.low ?? ""));
  return found(one < 0 ? asked.slice(0, NAME_WORDS_MAX) : [...asked.slice(0, one), wordToken("it")]);
}

/** "Which ones I've read": whether I've read it. */
function whichDetail(head: Token, behind: readonly Token[], said: readonly Token[]): Detail | null {
  return head.low === "which" && behind.length > 1 ? whetherDetail([wordToken("whether"), ...behind], said) : null;
}

const isNamed = (noun: Token | undefined): boolean => noun !== undefined && (noun.speech === "noun" || fieldNoun(noun.one) !== null);

function singular(nouns: readonly Token[]): readonly Token[] {
  return nouns.map((noun, at) => (at === nouns.length - 1 ? { ...noun, low: noun.one, text: noun.one } : noun));
}

/** The nouns with which the tokens begin, up to a clause about them: "hutch" of "hutch it is in". */
function leadingNouns(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(
    (token, at) => (!(isNounLike(token) && token.speech !== "verb") || isDeterminer(token)) && !(at === 0 && isBeforeClause(tokens)),
  );
  return tokens.slice(0, end < 0 ? undefined : end);
}

/** "Hutch it is in": whatever word stands between "which" and a clause is a noun. */
function isBeforeClause([word, next]: readonly Token[]): boolean {
  const isOpen = word !== undefined && !isQuestion(word) && !lexicon.is(word.low, "small-word") && !isPronoun(word);
  return isOpen && (next === undefined || isPronoun(next) || isDeterminer(next));
}

function isNounLike(token: Token): boolean {
  if (isPronoun(token) || lexicon.is(token.low, "possessive") || lexicon.is(token.low, "preposition")) return false;
  return token.speech === "noun" || token.speech === "adjective" || fieldNoun(token.one) !== null;
}

/** "Its weight every day" is a weight, "a bit of its story" a story, "weight in grams" and "bottle ml" have a unit. */
function nounDetail(words: readonly Token[], said: readonly Token[], behind: readonly Token[]): Detail | null {
  const of = words.findIndex(({ low }) => low === "of");
  const isBit = of === 1 && lexicon.is(words[0]?.low, "amount-word");
  const stated = isBit ? withoutDeterminers(words.slice(2)) : words;
  if (lexicon.is(stated[0]?.low, "row-ability") || lexicon.is(stated[0]?.low, "question-preposition") || stated[0]?.low === "with")
    return isDirected(stated) ? detailFrom(stated, said, { detail: [], isField: true }) : null;
  if (/^(?:no|number|amount|count)$/.test(stated[0]?.low ?? "") && stated[1]?.low === "of" && stated.length > 2)
    return detailFrom([wordToken("number"), ...stated.slice(1)], said, { detail: [], isField: true });
  if (lexicon.is(stated[0]?.low, "pointing-word"))
    return stated[0]?.low.endsWith("thing") === true && stated.length > 1
      ? detailFrom([wordToken("notes")], said, { detail: [], isField: true })
      : null;
  const stop = stated.findIndex(
    (token, at) =>
      at > 0 &&
      stated[at - 1]?.low !== "of" &&
      (isPronoun(token) ||
        isPeriodically(token, stated[at + 1]) ||
        /^(?:at|if|so|that|would|for|when|vs|the|my|our|their)$/.test(token.low)),
  );
  // "Mark it collected", "mark the late ones": done with a row.
  if (stop === 1 && (stated[0]?.speech === "verb" || lexicon.is(stated[0]?.low, "handing-verb"))) return null;
  const named = (stop < 0 ? stated : stated.slice(0, stop)).filter(isWord);
  const [first] = named;
  const head = named.at(-1);
  if (first === undefined || head === undefined || containers.has(head.one) || isHolder(head.one)) return null;
  if ((named.length === 1 && lexicon.is(first.one, "app-part")) || !isOpening(first, named)) return null;
  const unit = unitIn(named, behind);
  const name = unit === null ? named : named.slice(0, unit.end);
  if (name.length === 0) return null;
  const isDirect = name.length === 2 && /^(?:in|out)$/.test(name[1]?.low ?? "") && fieldNoun(name[0]?.one ?? "") !== null;
  const isOf = name[1]?.low === "of" && fieldNoun(name[0]?.one ?? "") !== null;
  // "Weight before", "fluid taken off".
  const isMoment = name.length === 2 && /^(?:before|after)$/.test(name[1]?.low ?? "") && fieldNoun(name[0]?.one ?? "") !== null;
  const isField =
    unit !== null || isMoment || isDirect || isOf || fieldNoun(keyOf(name)) !== null || fieldNoun(name[0]?.one ?? "")?.type === "duration";
  return detailFrom(name, said, { detail: unit === null ? [] : [[unit.token]], isField });
}

/** "In time", "out date": a field with its direction. */
function isDirected([first, second]: readonly Token[]): boolean {
  return /^(?:in|out)$/.test(first?.low ?? "") && second !== undefined && fieldNoun(second.one) !== null;
}

const keyOf = (name: readonly Token[]): string => [...name.slice(0, -1).map(({ low }) => low), name.at(-1)?.one ?? ""].join(" ");

function isPeriodically({ low }: Token, next: Token | undefined): boolean {
  return (
    (lexicon.is(low, "period-adjective") && next === undefined) || (/^(?:every|each|per)$/.test(low) && lexicon.is(next?.one, "period"))
  );
}

/** Whether a name can begin with a word: a noun, or what was done or is done with it ("date lambed", "last check"). */
function isOpening(first: Token, named: readonly Token[]): boolean {
  if (isPronoun(first) || lexicon.is(first.low, "everybody")) return false;
  if (first.speech === "verb" && named.length > 1 && fieldNoun(keyOf(named)) === null && !/(?:ing|ed|en)$/.test(first.low))
    // "Bottle ml", "fly pattern": a noun before another one, and no order.
    return isCompound(first, named.at(-1));
  return first.speech !== "other" || fieldNoun(first.one) !== null || named.length > 1 || lexicon.is(first.low, "position");
}

function isCompound(first: Token, last: Token | undefined): boolean {
  const isNoun =
    last !== undefined &&
    last.low === last.one &&
    !/^(?:me|us|them)$/.test(last.low) &&
    (last.speech === "noun" || lexicon.is(last.low, "unit"));
  if (fieldNoun(first.one) !== null && /^(?:in|out)$/.test(last?.low ?? "")) return true;
  return first.low === first.one && isNoun && !lexicon.is(first.low, "handing-verb");
}

/** The unit that ends a name: "bottle ml", "weight in grams", "salt %", "voltage (V)". */
function unitIn(named: readonly Token[], behind: readonly Token[]): { token: Token; end: number } | null {
  const last = named.at(-1);
  const before = named.at(-2);
  const [bracketed] = behind;
  if (behind.length === 1 && bracketed !== undefined && lexicon.is(bracketed.low, "unit")) return { token: bracketed, end: named.length };
  if (last === undefined || named.length < 2 || /^(?:square|cubic)$/.test(before?.low ?? "") || before?.low.endsWith("ing")) return null;
  const isIn = before?.low === "in";
  const isUnit = lexicon.is(last.low, "unit") || (isIn && lexicon.is(last.one, "unit"));
  // "Travel kilometers" are called that.
  if (!isUnit || !(isIn || fieldNoun(last.one)?.unit === undefined || isMeasure(before?.one ?? ""))) return null;
  return { token: last, end: named.length - (isIn ? 2 : 1) };
}

/** A part from its first content word on. */
export function withoutDeterminers(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => !isDeterminer(token) && isWord(token));
  return at < 0 ? [] : tokens.slice(at);
}
