import { fieldNoun } from "../../knowledge/field-nouns.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { actors } from "../lexicon/nouns.ts";
import { isDayName } from "./compound-name.ts";
import type { Token } from "./token.ts";

/** A longer name that is no question is a sentence. */
const NAME_WORDS_MAX = 6;

/**
 * Whether words can be the name of a field. "Closest gets the most points", "three throws per person" and "how much mortar you
 * need" say what an app is to do or work out: as a field, somebody would have to type it.
 */
export function canNameField(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first === undefined) return true;
  if (isDayName(tokens)) return true;
  // "How to find us" is said once, and typed for no row.
  if (first.low === "how" && tokens[1]?.low === "to") return false;
  if (isNoField(tokens)) return false;
  // "Every 4 or 8 weeks".
  if (tokens.every(({ low }) => /^\d+$/.test(low) || lexicon.is(low, "determiner"))) return false;
  // "From" and "to" are places of a journey.
  const isJoint = ({ low }: Token): boolean => lexicon.is(low, "preposition") && fieldNoun(low) === null && !/^(?:from|to)$/.test(low);
  if (isGroupedCount(tokens) || tokens.every(isJoint)) return false;
  if (isOfAsker(tokens) || (/^(?:whether|if)$/.test(first.low) && isOfAsker(tokens.slice(1)))) return false;
  // "What I should charge": somebody asks for advice.
  if (first.low === "what" && tokens.some(({ low }) => low === "should")) return false;
  if (lexicon.is(first.low, "clause-question") || lexicon.is(first.low, "yes-no-opener"))
    return first.low !== "how" || !(isComputed(tokens) || tokens.some(({ low }) => lexicon.is(low, "needing-verb")));
  // "A way for people to say so".
  if (first.low === "way" && tokens.length > 1) return false;
  // "Initials of whoever gave it".
  if (tokens.some(({ low }) => low.startsWith("who"))) return !tokens.some((token) => isModal(token));
  const [, second] = tokens;
  // "Max 12 stops a day" is a limit.
  if (/^max(?:imum)?$/.test(first.low) && second !== undefined && isCounting(second)) return false;
  const isCount = tokens.length > 1 && (/^[£$€]?\d/.test(first.text) || lexicon.is(first.low, "count-word"));
  // "Everyone votes", "argue about what": somebody does something; "public page": a part of the app.
  const isVerb = first.speech === "verb" && first.low === first.one && !/(?:ing|ed)$/.test(first.low);
  const isDeed =
    (lexicon.is(first.low, "everybody") && !lexicon.is(second?.low, "yes-no-opener")) ||
    (isVerb &&
      fieldNoun(first.one) === null &&
      second?.low !== "per" &&
      lexicon.is(second?.low, "preposition") &&
      !lexicon.is(second?.low, "verb-adverb"));
  // "Prints nicely", "resets every day", "gets 7 weeks", "Monday to Saturday": how or when something happens.
  const isManner =
    first.speech === "verb" &&
    first.low !== first.one &&
    (second?.low.endsWith("ly") === true || isEach(second) || isCounting(second) || lexicon.is(second?.low, "clause-question"));
  const isWhen = tokens.length > 1 && tokens.every(({ low, one }) => lexicon.is(one, "time-of-day") || low === "to");
  // "Within 10 miles".
  const isLimit = lexicon.is(first.low, "preposition") && isCounting(second);
  // "My logo at the top": where something stands on the page.
  const isPlaced = tokens.some(({ low }, at) => low === "at" && lexicon.is(tokens[at + 2]?.low, "page-edge"));
  if (isManner || isWhen || isLimit || isPlaced || isShown(tokens)) return false;
  if (isAside(tokens) || isStatement(tokens)) return false;
  const isPart = tokens.length > 1 && lexicon.is(tokens.at(-1)?.low, "app-part");
  if (isCount || isDeed || isPart || lexicon.is(first.low, "parting-word")) return false;
  return !tokens.some((token, at) => isModal(token) || isClauseVerb(tokens.slice(at)));
}

/** "Show *the nurse*", "send my *coach*": somebody whom a list does not reach, and who is no field of it; null where a phrase says no more. */
export function listenerIn([verb, determiner, somebody, ...others]: readonly Token[]): Token | null {
  const isTo = verb !== undefined && /^(?:show|send|tell|give)$/.test(verb.low) && lexicon.is(determiner?.low, "object-determiner");
  return isTo && somebody !== undefined && others.length === 0 && actors.has(somebody.one) ? somebody : null;
}

/** "Door opens only on its day", "secretary gets totals": what happens, in a sentence of its own. */
function isStatement(tokens: readonly Token[]): boolean {
  const happens = ({ speech, low, one }: Token, at: number): boolean =>
    at > 0 && at < tokens.length - 1 && speech === "verb" && low !== one && /[^s]s$/.test(low) && tokens[at - 1]?.speech === "noun";
  return tokens.length > NAME_WORDS_MAX || tokens.some(happens);
}

/** "A week view", "most voted first", "low ones in red", "totals by campaign", "who owes whom": what an app shows of its rows. */
function isShown(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0]?.low ?? "", tokens.at(-1)?.low ?? ""];
  const said = tokens.map(({ low }) => low).join(" ");
  const isResult = ({ one }: Token, at: number): boolean =>
    (lexicon.is(one, "computed-noun") || one === "percentage") && /^(?:per|by)$/.test(tokens[at + 1]?.low ?? "");
  return (
    tokens.length > 1 &&
    (lexicon.ends(said, "showing-noun") ||
      (last === "first" && /(?:est|most|least)$/.test(first)) ||
      (first === "who" && last === "whom") ||
      / in (?:red|amber|orange|yellow|green)$/.test(said) ||
      tokens.some(isResult))
  );
}

const isCounting = (token: Token | undefined): boolean =>
  token !== undefined && (/^\d/.test(token.text) || lexicon.is(token.low, "count-word"));
const isEach = (token: Token | undefined): boolean => /^(?:each|every)$/.test(token?.low ?? "");

/** "Obviously", "whatever", "get wrong coming back": words of a story, of which none is a noun. */
function isAside(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const isKnown = ({ low, one }: Token): boolean => fieldNoun(one) !== null || fieldNoun(low) !== null || lexicon.is(low, "position");
  if (first === undefined || tokens.some((token) => token.speech === "noun" || isKnown(token))) return false;
  const isOrder = first.speech === "verb" && first.low === first.one && !first.low.endsWith("ing") && tokens.length > 2;
  return isOrder || (tokens.length === 1 && first.speech === "other" && first.low.length > 3 && !lexicon.is(first.low, "preposition"));
}

/** "Number of parcels per department", "how many still open": rows are counted. "Number of eggs per day" is typed each day. */
export function isGroupedCount(tokens: readonly Token[]): boolean {
  const said = tokens.map(({ low }) => low).join(" ");
  if (/^how many (?:(?:are|is) )?still\b/.test(said)) return true;
  return /^(?:how many|(?:total )?(?:number|count) of)\b.* (?:per|each|every) /.test(said) && !lexicon.is(tokens.at(-1)?.one, "period");
}

/** "I'm getting quicker", "we'll be done by July": how whoever asks is doing shows from the rows. */
export function isOfAsker([who, verb]: readonly Token[]): boolean {
  return /^(?:i|we)'ll$/.test(who?.low ?? "") || (/^(?:i'm|we're)$/.test(who?.low ?? "") && verb?.low.endsWith("ing") === true);
}

/** "How many hours are left", "how many different ones this year": what shows from the rows, and nobody types. */
export function isComputed([first, ...words]: readonly Token[]): boolean {
  const isLeft = words.some(({ low }) => low === "are" || low === "is") && /^(?:left|remaining|owing|owed)$/.test(words.at(-1)?.low ?? "");
  return first?.low === "how" && (isLeft || words.some(({ low }) => /^(?:different|compare[sd]?|altogether)$/.test(low)));
}

const isModal = ({ low }: Token): boolean => ["should", "must", "will", "would", "shall", "ought"].includes(low);

/** "Gets the most points", "work out the speed": a verb with its object behind it. */
function isClauseVerb([verb, ...others]: readonly Token[]): boolean {
  const behind = others.find(({ low }) => !lexicon.is(low, "verb-adverb"));
  return verb?.speech === "verb" && !/(?:ing|ed)$/.test(verb.low) && lexicon.is(behind?.low, "object-determiner");
}

/** "Flag anything over 8", "twice a day", "a voice recording". */
function isNoField(words: readonly Token[]): boolean {
  const [first, second] = words;
  const isGeneral = lexicon.is(second?.low, "determiner") || lexicon.is(second?.low, "pointing-word") || second?.low === "any";
  const isRule = lexicon.is(first?.low, "flagging-verb") && isGeneral;
  const isOften = /^(?:once|twice)$/.test(first?.low ?? "") || (first?.low === "every" && lexicon.is(second?.one, "period"));
  return isRule || isOften || lexicon.ends(words.map(({ one }) => one).join(" "), "recorded-media");
}
