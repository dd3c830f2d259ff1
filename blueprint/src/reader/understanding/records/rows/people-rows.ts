// "Who has a driving ticket and who's free at the weekend": rows of people, of whom each question says yes or no.
import { meansPeople, nounKind } from "../../../text/noun-kind.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import type { Token } from "../../../text/token.ts";
import { type Detail } from "../detail-of.ts";
import { isPast, isQuestion, wordToken, YES_OR_NO } from "../detail-words.ts";
import { countedIn, ENTRY, isDays, named, rowNamed, type RowName } from "./row-name.ts";
import { isPerson, writerBefore } from "./writer-before.ts";

const PERSON: RowName = { one: "person", many: "people", tokens: [], isNamed: true };
/** "Who's cooking today". */
const DOING_WORDS_MIN = 3;
const auxiliary = /^(?:is|are|has|have|was|were)$|^(?:can|will|did|got|gets|does)$/;

/** The rows that a list of questions about people is of, and its details; null where somebody is only one of the details. */
export function peopleRows(row: RowName, details: readonly Detail[], spoken: readonly Token[]): { row: RowName; details: Detail[] } | null {
  const about = details.filter(isAboutOne);
  const isOfOthers = details.some(({ said }) => said.some(({ low }) => low === "it") || (isWho(said[0]) && said.length === 1));
  const things = row === ENTRY ? (whichRows(details) ?? takenRows(details) ?? dayRows(details)) : null;
  if (things !== null) return things;
  const isOfPeople = isWho(details[0]?.said[0]) && (about.length === details.length || about.some(isState) || details.every(isAssigned));
  if (row !== ENTRY) return null;
  if (isOfOthers || !isOfPeople) return handedRows(details);
  const counted = countedIn(spoken);
  const isOfPersons = counted !== null && (meansPeople(counted.one) || nounKind(counted.one) === "person");
  const people = counted !== null && isOfPersons ? { ...counted, isNamed: true } : PERSON;
  const kept = details.filter(({ said }, at) => at === 0 || !isRefusal(said));
  const stated = kept.map((detail) => (isAboutOne(detail) ? ofOne(detail) : detail));
  // The name alone beside what is asked of each: nothing else was asked for.
  const name: Detail = { name: [wordToken("name")], said: [], detail: [], isField: true };
  return { row: people, details: stated.length === 1 || kept.every(isAssigned) ? [name, ...stated] : stated };
}

/** "Each nurse enters what she gave": entries of whoever writes, with who it was; "each guest puts what they bring": the guests; null where nobody is said to write. */
export function writtenRows(words: readonly Token[], details: readonly Detail[]): { row: RowName; details: readonly Detail[] } | null {
  const before = words.slice(0, words.findLastIndex(({ low }) => low !== "to" && !lexicon.is(low, "modal")) + 1);
  const last = before.at(-1);
  const one = writerBefore(before);
  const several = last !== undefined && last.low !== last.one && isPerson(last) ? [last] : null;
  const writer = one ?? several;
  // "Helpers write down who came": of somebody else.
  if (writer === null || details.some(({ said }) => isWho(said[0]))) return null;
  if (!details.some(isDeed)) {
    if (one === null) return null;
    return { row: one.length === 0 ? PERSON : { ...rowNamed(one), isNamed: true }, details };
  }
  const name = writer.length === 0 ? [wordToken("who")] : writer.map((token) => wordToken(token.one));
  return { row: ENTRY, details: [{ name, said: [], detail: [], isField: true }, ...details] };
}

/** "What they did", "how she was", and not "what they bring". */
const isDeed = ({ said }: Detail): boolean => isQuestion(said[0]) && !isWho(said[0]) && said.some((token) => isPast(token));

/** "Who's ringing which Sunday", "who's feeding the hens this weekend": the Sundays and the weekends, and who it is on each. */
function dayRows([first, ...others]: readonly Detail[]): { row: RowName; details: Detail[] } | null {
  const asked = isWho(first?.said[0]) ? (askedIn(first?.said ?? []) ?? daysIn(first?.said ?? [])) : null;
  const row = asked === null || asked.nouns.length === 0 ? null : rowNamed(asked.nouns);
  if (first === undefined || asked === null || row === null || !isDays(row)) return null;
  const said = first.said.slice(0, asked.at);
  const who = said.filter((token, at) => at < said.length - 1 || !lexicon.is(token.low, "preposition"));
  return { row: { ...row, isNamed: true }, details: [{ ...first, name: who }, ...others] };
}

/** The question that rows of people or of days answer, in its own words: "who's ringing which Sunday", "who's cooking" tonight; null where rows answer none. */
export function askedOfPeople({ row, details }: { row: RowName; details: readonly Detail[] }): readonly Token[] | null {
  const asked = details.find(({ said }) => isWho(said[0]));
  if (asked === undefined || !(row.one === PERSON.one || isDays(row))) return null;
  if (isAssignment(asked)) return asked.said;
  return daysIn(asked.said) === null ? null : asked.name;
}

/** "This weekend" behind what somebody is doing. */
function daysIn(said: readonly Token[]): { at: number; nouns: readonly Token[] } | null {
  const [before, last] = said.slice(-2);
  const isDoing =
    said.slice(1, 3).some(({ low }) => low.endsWith("ing")) && (said[0]?.low === "who's" || auxiliary.test(said[1]?.low ?? ""));
  if (!isDoing || said.length < DOING_WORDS_MIN || last === undefined) return null;
  if (/^(?:today|tonight|tomorrow)$/.test(last.low)) return { at: said.length - 1, nouns: [wordToken("day")] };
  return /^(?:this|next|each|every)$/.test(before?.low ?? "") ? { at: said.length - 2, nouns: [last] } : null;
}

/** What a question asks of somebody: "dish" of "who brings which dish", with the place of "which"; no nouns of "who sleeps where"; null where it asks nothing. */
function askedIn(said: readonly Token[]): { at: number; nouns: readonly Token[] } | null {
  const at = said.findIndex((token, index) => index > 1 && isQuestion(token));
  if (at < 0) return null;
  const behind = /^(?:which|what)$/.test(said[at]?.low ?? "") ? said.slice(at + 1) : [];
  const end = behind.findIndex(({ speech }, index) => index > 0 && speech !== "noun" && speech !== "adjective");
  return { at, nouns: behind.slice(0, end < 0 ? undefined : end) };
}

/** "Who drives which van on which day". */
export const isAssigned = (detail: Detail): boolean => isAssignment(detail) || lexicon.is(detail.said[0]?.low, "question-preposition");

/** "Who brings which dish", "who sleeps where", and not "who took which drill": of that, the drills are the rows. */
export function isAssignment({ said }: Detail): boolean {
  const [who, verb] = said;
  const isNow = who?.low === "who's" || (verb !== undefined && verb.low.endsWith("s") && !lexicon.is(verb.low, "having-verb"));
  return isWho(who) && isNow && askedIn(said) !== null;
}

/** "Which families have paid": the families, and whether each has. */
function whichRows([first, ...others]: readonly Detail[]): { row: RowName; details: Detail[] } | null {
  const [which, noun, ...clause] = first?.said ?? [];
  const isSeveral = which?.low === "which" && noun !== undefined && noun.low !== noun.one && noun.one !== "one";
  const isStated =
    auxiliary.test(clause[0]?.low ?? "") && clause.length > 1 && !lexicon.is(clause[1]?.low, "preposition") && !clause.some(isQuestion);
  const row = isSeveral && isStated ? named([noun]) : null;
  if (row === null || first === undefined) return null;
  const state: Detail = { ...first, name: clause.slice(1), detail: YES_OR_NO };
  return { row: { ...row, isNamed: true }, details: [state, ...others.map((detail) => (isAboutOne(detail) ? ofOne(detail) : detail))] };
}

/** "Which books the pupils took": the books, and who took each; "who hasn't returned them" is whether it was. */
function takenRows([first, ...others]: readonly Detail[]): { row: RowName; details: Detail[] } | null {
  const [which, ...words] = first?.said ?? [];
  // Whatever word stands behind "which" is a noun; "keys people borrowed": somebody may stand right behind it.
  const stop = words.findIndex(({ speech }, at) => at > 0 && speech !== "noun" && speech !== "adjective");
  const someone = words[stop - 1];
  const end = stop > 1 && someone !== undefined && isPerson(someone) ? stop - 1 : stop;
  const clause = words.slice(Math.max(0, end));
  const verb = clause.findIndex((token, at) => at > 0 && isPast(token));
  const row = which?.low === "which" && end > 0 && verb > 0 ? named(words.slice(0, end)) : null;
  const deed = clause[verb];
  if (row === null || first === undefined || deed === undefined || row.one === row.many) return null;
  const further = others.map((detail) => (isRefusal(detail.said) ? ofRefusal(detail) : detail));
  // "Which jars I sold": who did it needs no field.
  if (/^(?:i|we)(?:'ve)?$/.test(clause[0]?.low ?? ""))
    return further.length === 0 ? null : { row: { ...row, isNamed: true }, details: further };
  const particle = clause.slice(verb + 1, verb + 2).filter(({ low }) => /^(?:out|away|home|off)$/.test(low));
  const taker: Detail = { ...first, name: [wordToken("who"), deed, wordToken("it"), ...particle], detail: [] };
  return {
    row: { ...row, isNamed: true },
    details: [taker, ...others.map((detail) => (isRefusal(detail.said) ? ofRefusal(detail) : detail))],
  };
}

/** "Who hasn't brought them back": whether it was brought back. */
function ofRefusal(detail: Detail): Detail {
  const name = detail.said.slice(2).filter(({ low }) => !/^(?:it|them|one|ones|yet)$/.test(low));
  return name.length === 0 ? detail : { ...detail, name, detail: YES_OR_NO, isField: true };
}

/** "Who has which costume", "which child has which locker": the costumes, and who has each. */
function handedRows([first, ...others]: readonly Detail[]): { row: RowName; details: Detail[] } | null {
  const said = first?.said ?? [];
  const which = said.findIndex(({ low }, at) => at > 1 && low === "which");
  const behind = said.slice(which + 1);
  // Whatever word stands behind "which" is a noun.
  const end = behind.findIndex(({ speech }, at) => at > 0 && speech !== "noun" && speech !== "adjective");
  const row = which < 0 ? null : named(behind.slice(0, end < 0 ? undefined : end));
  if (row === null || first === undefined) return null;
  const holder = isWho(said[0]) ? { ...first, name: [...said.slice(0, which), wordToken("it")] } : first;
  return { row: { ...row, isNamed: true }, details: [holder, ...others] };
}

const isWho = (token: Token | undefined): boolean => /^who(?:'s)?$/.test(token?.low ?? "");

/** "Who hasn't": said already by who has. */
const isRefusal = ([who, verb]: readonly Token[]): boolean => isWho(who) && verb?.low.endsWith("n't") === true;

/** "Who came to training", and not "who", "who is allowed to collect them". */
function isAboutOne({ said }: Detail): boolean {
  const isStated = said.slice(1).some((token) => !auxiliary.test(token.low) && !isQuestion(token));
  return isWho(said[0]) && isStated && !said.some(({ low }) => /^(?:them|him|her|it|whom)$/.test(low));
}

/** "Who's free", "who has a ticket": how people are, and not what one of them did once. */
function isState({ said: [who, ...words] }: Detail): boolean {
  const isNow = who?.low === "who's" || auxiliary.test(words[0]?.low ?? "") || lexicon.is(words[0]?.low, "having-verb");
  return isNow && !words.some(isQuestion);
}

/** "Who has a driving ticket" is a yes or no, "who played which match" the match, "who sleeps where" where somebody sleeps. */
function ofOne(detail: Detail): Detail {
  const words = detail.said.slice(1);
  const asked = askedIn(detail.said);
  if (asked !== null) {
    const verb = detail.said
      .slice(1, asked.at)
      .flatMap((token) => (auxiliary.test(token.low) ? [] : [{ ...token, low: token.one, text: token.one }]));
    const where = detail.said.slice(asked.at, asked.at + 1);
    return { ...detail, name: asked.nouns.length > 0 ? asked.nouns : [...where, wordToken("they"), ...verb], detail: [] };
  }
  const from = words.findIndex(({ low }) => !auxiliary.test(low) && !lexicon.is(low, "determiner"));
  const name = words.slice(Math.max(0, from)).filter((token) => !isQuestion(token));
  return { ...detail, name, detail: YES_OR_NO };
}
