// The details that a sentence lists of a thing: "its weight, which hutch it is in and who fed it" are a weight, a hutch and
// who fed it. The list ends where something begins that is no detail: "and mark the ones I keep".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import type { Token } from "../../text/token.ts";
import { type Detail, detailOf, namesText, plainDetail } from "./detail-of.ts";
import { isQuestion, wordToken } from "./detail-words.ts";
import { isAbility } from "./is-ability.ts";

/** So far behind a part that is no field for sure another one that is may stand. */
const NEXT_PARTS_MAX = 3;

/** The details that a list names. */
export interface Details {
  details: readonly Detail[];
  /** How many of the tokens they are. */
  length: number;
}

/** The details that begin with the first of these tokens. */
export function detailsIn(tokens: readonly Token[]): Details {
  const details: Detail[] = [];
  let length = 0;
  let from = 0;
  while (from < tokens.length) {
    const { part: whole, bracket, end } = partFrom(tokens, from);
    const part = withoutOccasion(whole);
    // "10 slots, 8 minutes each": how it is, between its fields.
    if (/^(?:because|since|so|but|as)$/.test(part[0]?.low ?? "") && !isQuestion(part[1]) && details.length > 0) break;
    if (part.length > 0 && !isAmount(part) && !isAbility(part) && !isMarked(part) && !(isDrawn(part) && isBeforeField(tokens, end))) {
      const found =
        whoDidWhat(part) ??
        namesIn(withoutVerb(part), bracket).map(
          (one) => detailOf(one, bracket) ?? (isBeforeField(tokens, end) && details.length > 0 ? plainDetail(one) : null),
        );
      if (found.some((one) => one === null)) break;
      details.push(...found.filter((one) => one !== null));
      length = end;
    }
    if (isEnd(tokens[end], tokens[end + 1])) break;
    from = isJoint(tokens[end]) ? end + 1 : Math.max(end, from + 1);
  }
  return { details: withStates(withoutRepeated(details)), length };
}

/** "Present, absent or ill": how something is, in as many words as it can be. */
function withStates(details: readonly Detail[]): readonly Detail[] {
  const last = details.at(-1);
  // "Poles, sleeping bags" are things.
  const isState = ({ speech, low, one }: Token): boolean => speech === "adjective" || (speech === "verb" && low === one);
  if (last === undefined || last.detail.length < 2 || !last.detail.every((option) => option.length === 1 && option.every(isState)))
    return details;
  const from = details.slice(0, -1).findLastIndex(({ name, detail, isField }) => name.length > 1 || detail.length > 0 || isField);
  const before = details.slice(0, from + 1);
  const alone = details.slice(from + 1, -1);
  if (alone.length === 0) return details;
  const said = [...alone, last].flatMap((one) => one.said);
  return [...before, { name: [wordToken("status")], said, detail: [...alone.map(({ name }) => [...name]), ...last.detail], isField: true }];
}

/** The part that begins at a place, what stands in brackets behind it, and where both end. */
function partFrom(tokens: readonly Token[], from: number): { part: readonly Token[]; bracket: readonly Token[]; end: number } {
  const end = partEnd(tokens, from);
  const bracket = bracketAt(tokens, end);
  return { part: tokens.slice(from, end), bracket, end: end + (bracket.length === 0 ? 0 : bracket.length + 2) };
}

/** "A spot on a map", between fields: something that an app draws, and nobody types. */
const isDrawn = (part: readonly Token[]): boolean => part.at(-2)?.low !== "which" && lexicon.is(part.at(-1)?.one, "drawn-part");

/** "Tick them off": done with a row, between its fields. */
function isMarked([verb, row]: readonly Token[]): boolean {
  return lexicon.is(verb?.low, "handing-verb") && /^(?:them|it|one|ones)$/.test(row?.low ?? "");
}

/** "*After every lesson* what we did", "*per visit*, miles": when it is noted, before its first field. */
function withoutOccasion(part: readonly Token[]): readonly Token[] {
  const isEach = (token: Token | undefined): boolean => /^(?:each|every)$/.test(token?.low ?? "");
  const isLed = part[0]?.low === "per" || (/^(?:after|before|on|at)$/.test(part[0]?.low ?? "") && isEach(part[1]));
  const first = part[0]?.low === "per" ? 1 : 2;
  const noun = part.findIndex(({ speech }, index) => index >= first && speech !== "adjective");
  const rest = isLed && noun > 0 ? part.slice(noun + 1) : part;
  const question = rest.findIndex(isQuestion);
  return rest === part || (rest.length > 0 && question < 0) ? part : rest.slice(Math.max(0, question));
}

/** "Jot what was useful", "note the weather": the verb once more, before what is noted. */
function withoutVerb(part: readonly Token[]): readonly Token[] {
  const isNoted =
    (/^(?:or|keep)$/.test(part[0]?.low ?? "") || lexicon.is(part[0]?.low, "handing-verb")) &&
    (isQuestion(part[1]) || lexicon.is(part[1]?.low, "determiner"));
  return isNoted ? part.slice(1) : part;
}

/** "8 minutes each"; "one line on it" is a line. */
const isAmount = ([first]: readonly Token[]): boolean =>
  first !== undefined && first.low !== "one" && (/^\d/.test(first.text) || lexicon.is(first.low, "count-word"));

/** Whether one of the next parts behind the joint at a place is a field. */
function isBeforeField(tokens: readonly Token[], joint: number): boolean {
  let at = joint;
  for (let parts = 0; parts < NEXT_PARTS_MAX && isJoint(tokens[at]); parts += 1) {
    const { part, bracket, end } = partFrom(tokens, at + 1);
    if (detailOf(part, bracket)?.isField === true) return true;
    at = end;
  }
  return false;
}

function withoutRepeated(details: readonly Detail[]): Detail[] {
  const keys = details.map(({ name }) => name.map(({ low }) => low).join(" "));
  return details.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}

/** "Who took what": a person, and a thing. */
function whoDidWhat([who, verb, what, ...more]: readonly Token[]): Detail[] | null {
  const isMeant = who?.low === "who" && what?.low === "what" && more.length === 0;
  if (!isMeant || verb === undefined || verb.speech !== "verb") return null;
  return [
    { name: [who, verb, wordToken("it")], said: [who, verb], detail: [], isField: true },
    { name: [wordToken("item")], said: [what], detail: [], isField: true },
  ];
}

/** Fields that stand beside a name without a comma. */
const BESIDE_NAME: ReadonlySet<string> = new Set(["phone", "email", "number", "date", "time", "money"]);

/** "Name age phone": fields of which no sign parts any. */
function isRunOn(part: readonly Token[]): boolean {
  const types = part.map(({ one }) => fieldNoun(one)?.type ?? "");
  return (
    part[0]?.low === "name" &&
    part.length > 1 &&
    types.every((type) => type !== "") &&
    types.slice(1).every((type) => BESIDE_NAME.has(type))
  );
}

/** "Name/act/gear": words for fields that only slashes part are fields of their own. */
function namesIn(part: readonly Token[], bracket: readonly Token[]): (readonly Token[])[] {
  if (bracket.length === 0 && isRunOn(part)) return part.map((token) => [token]);
  const slashes = part.filter(({ low }) => low === "/").length;
  if (slashes < 2 || bracket.length > 0 || part.length < slashes * 2 + 1) return [part];
  const parts: Token[][] = [[]];
  for (const token of part)
    if (token.low === "/") parts.push([]);
    else parts.at(-1)?.push(token);
  // "Meat/veg/halal" are no fields.
  const isName = ([first]: readonly Token[]): boolean => first !== undefined && (isQuestion(first) || fieldNoun(first.one) !== null);
  return parts[0]?.length === 1 && parts.filter(isName).length > 1 ? parts : [part];
}

/** What stands in brackets from a place on. */
function bracketAt(tokens: readonly Token[], at: number): readonly Token[] {
  if (tokens[at]?.low !== "(") return [];
  const end = tokens.findIndex(({ low }, index) => index > at && low === ")");
  return end < 0 ? [] : tokens.slice(at + 1, end);
}

const isJoint = (token: Token | undefined): boolean => token !== undefined && /^(?:[,;:&+]|and|plus)$/.test(token.low);
const isEnd = (token: Token | undefined, next: Token | undefined): boolean =>
  token !== undefined && /^(?:[-–—]|but|because|so)$/.test(token.low) && !isSoFar(token, next);
const isSoFar = ({ low }: Token, next: Token | undefined): boolean => low === "so" && next?.low === "far";

/** Where the part that begins at `from` ends: at a mark or a bracket, or at a joint with another detail behind it. */
function partEnd(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex((token, index) => {
    if (index < from) return false;
    const next = tokens[index + 1];
    return (
      (isJoint(token) && !isRange(tokens.slice(from, index), token)) ||
      /^[(–—-]$/.test(token.low) ||
      (index > from &&
        ((/^(?:with|without|so|but|because)$/.test(token.low) &&
          !(tokens[index - 1]?.speech === "verb" && !isPart(next)) &&
          !isSoFar(token, next)) ||
          (next !== undefined &&
            opensQuestion(token, next) &&
            isPart(tokens[index + 2]) &&
            !isText(tokens[index - 1]) &&
            !isWhoIs(tokens.slice(from, index)))))
    );
  });
  return at < 0 ? tokens.length : at;
}

/** "Who is in which room": the question goes on. */
const isWhoIs = (before: readonly Token[]): boolean => before.length === 2 && before[0]?.low === "who";

/** "Between now and Christmas". */
const isRange = (before: readonly Token[], { low }: Token): boolean => low === "and" && before.some((token) => token.low === "between");

/** "At what time", but "who is related to whom": whether a question goes on. */
const isPart = (token: Token | undefined): boolean => token !== undefined && !isJoint(token) && !isEnd(token, undefined);

/** "One line on what I thought", "notes on how it went". */
const isText = (token: Token | undefined): boolean => token !== undefined && namesText(token.one);

/** "At what time": a detail of its own behind another one. */
function opensQuestion({ low }: Token, next: Token): boolean {
  return lexicon.is(low, "question-preposition") && isQuestion(next);
}
