// Where in a sentence a list of fields may begin: behind a mark, an owner, a verb of writing down, a request, "with".
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { builders } from "../../lexicon/nouns.ts";
import { groups } from "../../lexicon/subject-words.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import type { Token } from "../../text/token.ts";
import { isHolder, requestEnd } from "../requests/request-start.ts";
import { isQuestion } from "./detail-words.ts";
import { verbLength } from "./heading.ts";
import { type AnchorKind, eachIn } from "./rows/row-name.ts";

const ROW_WORDS_MAX = 3;
/** "Each recipe and batch". */
const EACH_WORDS_MAX = 5;

/** Where a list may begin in a sentence, with what stands before it. */
export interface Anchor {
  before: readonly Token[];
  from: number;
  /** Where it ends at the latest: at the end of its bracket. */
  to: number;
  kind: AnchorKind;
}

/** Where lists may begin in a sentence of this number. */
export function anchorsIn(tokens: readonly Token[], number: number): Anchor[] {
  const anchors: Anchor[] = [];
  const add = (kind: AnchorKind, end: number, from: number): void => {
    const bracket = tokens[end]?.low === "(" ? tokens.findIndex(({ low }, at) => at > end && low === ")") : -1;
    if (from < tokens.length) anchors.push({ kind, before: tokens.slice(0, end), from, to: bracket < 0 ? tokens.length : bracket });
  };
  tokens.forEach(({ low }, at) => {
    // "A status (open, done)" says the choices of one field.
    const isChoice = low === "(" && fieldNoun(tokens[at - 1]?.one ?? "") !== null;
    if (at > 0 && /^(?::|[-–—]|\(|\))$/.test(low) && !isChoice) add("mark", at, at + 1);
    const isOwner =
      /(?:'s|s')$/.test(low) && tokens.slice(Math.max(0, at - ROW_WORDS_MAX), at).some((one) => /^(?:each|every)$/.test(one.low));
    if (isOwner) add("owner", at + 1, at + 1);
    // "Each card has the name and the deadline".
    const subject = at - (lexicon.is(tokens[at - 1]?.low, "modal") ? 2 : 1);
    const isHad =
      lexicon.is(low, "having-verb") &&
      tokens.slice(Math.max(0, subject - 2), Math.max(0, subject)).some((token) => /^(?:each|every)$/.test(token.low));
    if (isHad) add("owner", at, at + 1);
    // "One place with each gig, the venue, …": what stands behind the comma is of each.
    const isOfEach = low === "," && tokens.slice(Math.max(0, at - ROW_WORDS_MAX), at).some((one) => /^(?:each|every)$/.test(one.low));
    if (isOfEach && eachIn(tokens.slice(Math.max(0, at - ROW_WORDS_MAX), at)) !== null) add("owner", at, at + 1);
    if (/^(?:fields|columns)$/.test(low) && tokens[at + 1]?.low !== ":") add("mark", at, at + 1);
  });
  // "To see which pitch is taken, the name and whether they've paid".
  const asked = tokens.findIndex(
    (token, at) => at > 0 && isQuestion(token) && isAskedFor(beforeEach(tokens.slice(0, at))) && !isWorkedOut(tokens, at),
  );
  if (asked > 0) add("question", asked, asked);
  else if (/^who(?:'s)?$/.test(tokens[0]?.low ?? "")) add("question", 0, 0);
  const comma = tokens.findIndex(({ low }) => low === ",");
  const opening = tokens.slice(0, Math.max(0, comma));
  if (comma > 0 && opening.some(({ one }) => isHolder(one)) && !opening.some(({ low }) => /^[:(–—-]$/.test(low)))
    add("comma", comma, comma + 1);
  else if (comma > 0 && isName(opening)) add("name", comma, comma + 1);
  tokens.forEach((_, at) => {
    const length = verbLength(tokens, at);
    // "List all my records: artist, year": what stands before the mark is what is listed.
    const mark = tokens.findIndex(({ low }, index) => index >= at + length && /^[,:–—-]$/.test(low));
    if (length > 0 && !/^[:–—-]$/.test(tokens[mark]?.low ?? "")) add("verb", at, at + length);
    // "Every morning I check the boiler, the oil and the door": each is ticked.
    if (isChecking(tokens, at)) add("check", at, at + 1);
  });
  const wanted = requestEnd(tokens);
  // "I need a list", "we'd like somewhere to": for the whole.
  // "I'd like the drivers to put in …": they do it, and are none of the details.
  const doers = tokens.findIndex(({ low }, at) => at > wanted && (low === "," || (low === "to" && tokens[at + 1]?.speech === "verb")));
  if (wanted > 0 && tokens[doers]?.low !== "to" && !/^(?:an?|one|some|to)$|^some(?:where|thing)$/.test(tokens[wanted]?.low ?? ""))
    add("want", wanted, wanted);
  if (number > 0) add("start", 0, 0);
  tokens.forEach(({ low, one }, at) => {
    if (isHolder(one) && tokens[at + 1]?.low === "of" && isQuestion(tokens[at + 2])) add("verb", at + 2, at + 2);
    if (low === "with" && at > 0) add("with", at, at + 1);
  });
  return anchors;
}

/** "Check the linen" of what is done every time. */
function isChecking(tokens: readonly Token[], at: number): boolean {
  const isAgain = tokens.slice(0, at).some(({ low }) => /^(?:each|every)$/.test(low));
  return isAgain && lexicon.is(tokens[at]?.low, "checking-verb") && lexicon.is(tokens[at + 1]?.low, "determiner");
}

/** "Oil tank pump out reminders" of "oil tank pump out reminders, customer, size and date": a name, and no clause. */
function isName(words: readonly Token[]): boolean {
  const isPart = ({ low, speech }: Token): boolean => speech !== "other" || /^(?:out|up|off|in|of)$/.test(low);
  const isAsked = words.some(({ low }) => lexicon.is(low, "request-verb") || builders.has(low));
  const last = words.at(-1);
  const isOwner = last !== undefined && (businesses.has(last.one) || groups.has(last.one));
  return words.length > 1 && words.length <= EACH_WORDS_MAX && words.every(isPart) && last?.speech === "noun" && !isAsked && !isOwner;
}

/** "Somewhere to see who comes", "I'd like to know when it was cut". */
const isAskedFor = (token: Token | undefined): boolean => lexicon.is(token?.low, "learning-verb");

/** "Find out what one candle costs": an amount that the app is to work out. */
const isWorkedOut = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.low === "out" &&
  /^(?:what|how)$/.test(tokens[at]?.low ?? "") &&
  tokens.slice(at).some(({ one }) => /^(?:cost|owe|earn|charge)$/.test(one));

/** The last word before "for each learner", where words end so. */
function beforeEach(words: readonly Token[]): Token | undefined {
  const at = words.findLastIndex(({ low }, index) => low === "for" && /^(?:each|every)$/.test(words[index + 1]?.low ?? ""));
  return at >= 0 && words.length - at <= EACH_WORDS_MAX ? words[at - 1] : words.at(-1);
}
