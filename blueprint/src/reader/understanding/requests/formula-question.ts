// "How much gravel do I need calculator": a calculator of which nobody said how it works things out, and which is none that
// we know. Only the person knows the formula, so it is asked for.
import { matchingCalculators } from "../../../features/insight/tools/calculator/formulas.ts";
import type { Question } from "../../../schema/reading.ts";
import { fieldNoun, isMeasure } from "../../../knowledge/field-nouns.ts";
import { singular } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isContentWord } from "../../text/content-words.ts";
import { sentencesOf } from "../../text/token.ts";
import { connectModel } from "../connect-model.ts";
import { sayWishes } from "../readings/which-question.ts";
import { wishesIn } from "../wishes/wishes-in.ts";
import { writtenFormula } from "../../products/draft-formula.ts";

const CALCULATOR =
  /\b(?:calculat[oe]rs?|estimators?|(?:works? out|calculates?|estimates?|tells? (?:me|us|you|people)) how (?:many|much)\b(?=.{0,80}\b(?:needs?|needed|required)\b))/i;
/** "I put in gallons and it tells me ounces", "what should I charge", "calculating pool chemicals": an amount is worked out. */
const WORKED_OUT =
  /^\W*calculat\w+\b|\bwhat (?:should|do|would) (?:i|we) charge\b|\b(?:put in|enter|type in)\b[^.!?]{5,140}\b(?:it (?:tells|gives|works|counts)|tells me|get)\b|\b(?:work(?:ing)? out|calculat(?:e|ing)|figur(?:e|ing) out) how (?:much|many)\b|\b(?:way|app|tool|something|thing|page) (?:to|that|which) calculates?\b/i;
const ENTERED =
  /^ (?:in )?(?:the |my |our )?(?<inputs>[a-z][^.!?]{5,140}?),? (?:and|then|to|so) (?=(?<told>[a-z]+(?: [a-z]+){1,2}))(?:be|get|it|see|tell|gives?) /i;
const LISTED = /\b(?:list|log|track|record|diary|register|table)\b/i;
const AMOUNT = /\bhow (?:much|many)\b/i;
const TOKENS_MAX = 80;
/** "A gravel calculator please". */
const NAME_TOKENS_MAX = 6;
/** What may stand before the calculator in its sentence where it is what is asked for, and no part of something else. */
const OPENING =
  /^\W*(?:(?:can|could|would) you (?:please )?(?:do )?)?(?:(?:i|we) )?(?:(?:need|want|would like|make|build|create) )?(?:me )?(?:(?:an?|the|my|our) )?(?:[\w-]+ ){0,4}$/i;

/** Asks for the formula of the calculator that a cleaned text is for; null where it says one, where we know it, or where it is for something else. */
export function formulaQuestion(text: string, { turn, isModelConnected }: { turn: number; isModelConnected: boolean }): Question | null {
  const entered = LISTED.test(text) ? null : enteredIn(text);
  const named = CALCULATOR.exec(text) ?? (LISTED.test(text) ? null : (WORKED_OUT.exec(text) ?? entered));
  if (named === null || writtenFormula(text) !== null || matchingCalculators(text).length > 0) return null;
  const tokens = sentencesOf(text).flatMap((sentence) => sentence.tokens);
  const said = tokens.filter((token) => isContentWord(token) && !CALCULATOR.test(token.low));
  const isAmount = AMOUNT.test(text) || WORKED_OUT.test(text) || entered !== null;
  const isNamed = isProduct(text, named.index) && tokens.length <= NAME_TOKENS_MAX;
  if (said.length < (isAmount || isNamed ? 1 : 2) || (!isAmount && !isProduct(text, named.index)) || tokens.length > TOKENS_MAX)
    return null;
  const calculator =
    entered === null
      ? `${sayWishes(wishesIn(text), text)}I can build a calculator`
      : `I can build a calculator that asks for ${entered.inputs}`;
  const first = turn === 0 ? calculator : "This is no formula that I can read";
  return {
    id: `formula-${turn}`,
    text: `${first}, but not guess how it works things out. What is its formula? Write it in words or signs, for example “price = hours × rate + material”. ${connectModel(isModelConnected)}`,
    options: [],
    allowsOther: true,
  };
}

interface Entered {
  index: number;
  /** In the person's words: "room length, width and pattern". */
  inputs: string;
}

/** "Type length and width and be told the tiles": what is entered where something is told for it; null where nothing is. */
function enteredIn(text: string): Entered | null {
  for (const { 0: verb, index } of text.matchAll(/[a-z]+/gi)) {
    if (!lexicon.is(verb, "calculator-entering")) continue;
    const { inputs = "", told = "" } = ENTERED.exec(text.slice(index + verb.length))?.groups ?? {};
    if (lexicon.names(told, "calculator-telling") && /,| and /.test(inputs) && inputs.split(/,| and /).some(isNumber))
      return { index, inputs };
  }
  return null;
}

/** "Room length", "gallons", "fuel price": an amount that is typed, and no name, day or text. */
function isNumber(input: string): boolean {
  const words = singular(input.trim().toLowerCase()).split(" ");
  const last = words.at(-1) ?? "";
  return isMeasure(words.join(" ")) || fieldNoun(words.join(" "))?.type === "money" || lexicon.is(last, "unit");
}

function isProduct(text: string, index: number): boolean {
  return OPENING.test(
    text
      .slice(0, index)
      .split(/[.!?]\s+/)
      .at(-1) ?? "",
  );
}
