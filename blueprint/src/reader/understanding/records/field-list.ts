// The list of fields that a text gives, wherever it stands: "Kiln log: cone, start time, who fired it", "I want to log each
// machine with maker and fault", "Visitor book. Name, company, time in". The list says what a row holds; what stands before
// it says what a row is.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import type { FieldType } from "../../../schema/entity.ts";
import { templateOf } from "../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { placeOf, type Sentence, type Token } from "../../text/token.ts";
import { isHolder } from "../requests/request-start.ts";
import { type Details, detailsIn } from "./details-in.ts";
import { type Detail } from "./detail-of.ts";
import { isQuestion, YES_OR_NO } from "./detail-words.ts";
import { fragmentIn, headingOf, isPronoun, isRowHolder, phraseAt } from "./heading.ts";
import { type Anchor, anchorsIn } from "./anchors-in.ts";
import { isAssigned, isAssignment, peopleRows, writtenRows } from "./rows/people-rows.ts";
import { countedIn, doneTo, eachIn, ENTRY, named, raisedIn, type RowName, rowNamed, rowOf, notedIn } from "./rows/row-name.ts";

/** A list of fields. */
export interface FieldList {
  row: RowName;
  /** What the whole is called: "pottery kiln log"; empty where the text gives no name. */
  heading: readonly Token[];
  details: readonly Detail[];
  /** Whether the list says all that a row holds, so that its first text is the row's name. */
  isWhole: boolean;
  /** Whether it is written down again and again. */
  isNoted: boolean;
  /** The parts of the text that it takes: what it is called, and the list. */
  taken: readonly { start: number; end: number }[];
  /** What the whole is called, behind whose it is; where the text gives no fields, and what people take says what is kept. */
  title?: string;
  /** What the rows are called that the text says there are: "Peg 1". */
  names?: readonly string[];
  /** What one does with the rows, in which words of the text; `more` says when. */
  takes?: { act: "book" | "calendar" | "collect"; said: readonly Token[]; more?: readonly Token[] };
  /** What says who speaks or who writes, and asks for nothing more. */
  story?: readonly { start: number; end: number }[];
}

const WHOLE_MIN = 3;
const SOME_MIN = 2;
const COUNTED_WORDS_MAX = 2;
/** At least this share of a list are words that only fields have. */
const FIELD_SHARE_MIN = 0.3;
/** What else a list names says little for it. */
const OTHER_WEIGHT = 0.1;
const ROW_WORDS_MAX = 3;
/** "Each recipe and batch". */
const EACH_WORDS_MAX = 5;
/** "A bank with accounts, cards and transfers" lists parts: nearly all of what stands behind "with" has to be fields. */
const WITH_SHARE_MIN = 0.6;
/** "A list of the books with stars and a line on each". */
const LIST_SHARE_MIN = 0.5;
/** "Each batch with the recipe, brew date and gravity" can only be fields. */
const STATED_SHARE_MIN = 0.2;

/** What nobody keeps a list of, whatever it is called. */
const VALUES: ReadonlySet<string> = new Set([
  "paragraph",
  "lines",
  "tags",
  "number",
  "duration",
  "money",
  "date",
  "time",
  "datetime",
  "percent",
] satisfies FieldType[]);

/** The list of a text that names the most fields; null where it gives none. */
export function fieldListIn(sentences: readonly Sentence[]): FieldList | null {
  const lists = sentences.flatMap(({ tokens }, at) =>
    anchorsIn(tokens, at).flatMap((anchor) => {
      const found = detailsIn(tokens.slice(anchor.from, anchor.to));
      const list = isList(found, anchor) ? fieldListAt(anchor, { tokens, found, stated: sentences.slice(0, at) }) : null;
      return list === null ? [] : [list];
    }),
  );
  const fieldsOf = ({ details }: FieldList): number => details.reduce((sum, { isField }) => sum + (isField ? 1 : OTHER_WEIGHT), 0);
  // "Sailing club: dinghies with name and length": what has the fields is none of them.
  const isRowOf = ({ said }: Detail, { row: { tokens } }: FieldList): boolean =>
    said.length > 0 && said.every((token) => tokens.includes(token));
  const stated = lists.filter(({ details: [first] }) => first === undefined || !lists.some((list) => isRowOf(first, list)));
  return stated.toSorted((a, b) => fieldsOf(b) - fieldsOf(a))[0] ?? null;
}

interface Found {
  tokens: readonly Token[];
  found: Details;
  stated: readonly Sentence[];
}

function fieldListAt(anchor: Anchor, { tokens, found, stated }: Found): FieldList | null {
  const isOpen = /^(?:start|verb|question|want|check)$/.test(anchor.kind);
  const names = isOpen
    ? [stated.at(-1), stated[0]].map((one) => fragmentIn(one?.tokens ?? []))
    : [anchor.before, plainStart(anchor.before)];
  const headings = names.map(headingOf).filter((one) => one.length > 0);
  const saidRow = rowOf({ before: anchor.before, kind: anchor.kind, headings, stated, list: tokens.slice(anchor.from) });
  if (saidRow === null) return null;
  const [said = []] = headings;
  const spoken = [...stated.flatMap((one) => one.tokens), ...anchor.before];
  // "We keep bees, who inspects which hive": what somebody tells of themselves is no row of that.
  const [leading] = found.details;
  const isTold = leading !== undefined && isAssignment(leading) && doneTo(spoken)?.one === saidRow.one;
  const written = anchor.kind === "verb" ? writtenRows(anchor.before, found.details) : null;
  const ticked = anchor.kind === "check" ? found.details.map(asTicked) : null;
  const people =
    written ?? (ticked === null ? null : { row: saidRow, details: ticked }) ?? peopleRows(isTold ? ENTRY : saidRow, found.details, spoken);
  const row =
    people?.row ??
    countedRow(tokens.slice(anchor.from)) ??
    (saidRow === ENTRY && (headings.length === 0 || anchor.kind === "want") ? eachOf(found.details) : null) ??
    (saidRow === ENTRY && anchor.kind === "verb" ? leadingRow(found.details, tokens[anchor.from]) : null) ??
    (saidRow === ENTRY && headings.length === 0 && isOfThem(found.details, anchor.before) ? countedFor(found.details, spoken) : null) ??
    saidRow;
  const isRow = ({ name, said: [first, second] }: Detail): boolean => {
    const [word] = row.tokens;
    const isEach = /^(?:each|every)$/.test(first?.low ?? "") && word !== undefined && (first === word || second === word);
    return isEach || name.map(({ one }) => one).join(" ") === row.one;
  };
  const details = (people?.details ?? found.details).filter((detail) => !isRow(detail));
  const isWhole =
    anchor.kind !== "with" &&
    (row === ENTRY || canName(details[0])) &&
    details.length === (people?.details ?? found.details).length &&
    row.isNamed !== true;
  const taken = [said, ...found.details.map((detail) => detail.said)].flatMap((words) => {
    const [first, last] = [words[0], words.at(-1)];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
  const isNoted = /^(?:verb|question|check)$/.test(anchor.kind);
  const list = { row, heading: phraseAt(said), details, isWhole, isNoted, taken };
  const isPlace = ({ one, low }: Token): boolean => isRowHolder(one) || /^(?:place|somewhere)$/.test(low);
  const isAgain = ({ low }: Token): boolean => /^(?:each|every)$/.test(low);
  const place = ticked === null && written === null ? -1 : anchor.before.findLastIndex(ticked === null ? isPlace : isAgain);
  return place < 0 ? list : { ...list, story: [placeOf(tokens.slice(place, anchor.from))] };
}

/** Whether what is said is of what there are so many of: "tick them off", and not "who signed for it", "when", of what happens. */
const isOfThem = (details: readonly Detail[], before: readonly Token[]): boolean =>
  !details.some(isOfTimes) ||
  before.some(({ low }) => low === "them") ||
  details.some(({ said }) => said.some(({ low }) => low === "ones"));
const isOfTimes = ({ said: [first] }: Detail): boolean => lexicon.is(first?.low, "clause-question") && /^wh(?:o|en)/.test(first?.low ?? "");

/** "What was found", and not "where", "what I bought it for". */
function canName(detail: Detail | undefined): boolean {
  const [first] = detail?.said ?? [];
  return !isQuestion(first) || (first?.low === "what" && !lexicon.is(detail?.said.at(-1)?.low, "preposition"));
}

/** "Each job, number of words", "how many bales each customer has had": the rows are what each of is said. */
function eachOf(details: readonly Detail[]): RowName | null {
  const [row] = details.flatMap(({ said }) => {
    const at = said.findIndex(({ low }) => /^(?:each|every)$/.test(low));
    return lexicon.is(said[at - 1]?.low, "preposition") ? [] : (eachIn(said) ?? []);
  });
  return row === undefined ? null : { ...row, isNamed: true };
}

/** What there are so many of, unless a detail says which of them it is. */
function countedFor(details: readonly Detail[], spoken: readonly Token[]): RowName | null {
  const counted = countedIn(spoken);
  return details.some(({ name }) => name.at(-1)?.one === counted?.tokens.at(-1)?.one) ? null : counted;
}

/** "A shopping list" of "a shopping list we all add to": what stands before a clause. */
function plainStart(words: readonly Token[]): readonly Token[] {
  const clause = words.findIndex((token, at) => at > 1 && (isPronoun(token) || /^(?:me|that|which|where)$/.test(token.low)));
  return clause < 0 ? [] : words.slice(0, clause);
}

/** "Stable board: 11 horses, feed in the morning, …": of what there are so many. */
function countedRow([count, ...words]: readonly Token[]): RowName | null {
  const end = words.findIndex(({ low }) => low === ",");
  const noun = words.slice(0, Math.max(0, end)).at(-1);
  const isCounted =
    noun !== undefined && end <= COUNTED_WORDS_MAX && noun.speech === "noun" && noun.low !== noun.one && fieldNoun(noun.one) === null;
  return isCounted && (/^\d+$/.test(count?.low ?? "") || lexicon.is(count?.low, "count-word")) ? named(words.slice(0, end)) : null;
}

/** "Put in the parcel, which ward and who signed for it", "a list of houses, when last done": the first of the details is the row. */
function leadingRow([first, ...others]: readonly Detail[], opener: Token | undefined): RowName | null {
  // "What's in my fridge, and the use-by dates".
  if (first?.name[0]?.one === "item" && first.said[0]?.low === "what's") return rowNamed(first.name);
  // "My insulin, what I ate and my readings".
  if (others.some(({ said }) => lexicon.is(said[0]?.low, "possessive"))) return null;
  // "Birds seen".
  const isDone = first !== undefined && first.name.length > 1 && first.name.at(-1)?.speech === "verb";
  const name = isDone ? first.name.slice(0, -1) : (first?.name ?? []);
  const last = name.at(-1);
  const isNamed = first !== undefined && !first.isField && last !== undefined && fieldNoun(last.one) === null;
  return isNamed && (lexicon.is(opener?.low, "definite-word") || last.low !== last.one) ? named(name) : null;
}

/** "The boiler" of what is checked: whether it has been. */
const asTicked = (detail: Detail): Detail =>
  detail.detail.length > 0 || isQuestion(detail.said[0]) ? detail : { ...detail, detail: YES_OR_NO, isField: true };

function isList({ details }: Details, anchor: Anchor): boolean {
  if (anchor.kind === "check") return details.length >= SOME_MIN;
  const fields = details.filter(({ isField }) => isField).length;
  const things = details.filter((detail) => isProper(detail) || isThings(detail)).length;
  const isOfOthers =
    things > (details.length > WHOLE_MIN ? 1 : 0) || details.filter(({ name }) => isMany(name)).length * 2 > details.length;
  // "Attendance list, present, absent or ill": its states are all that is said of it.
  const isOfStates =
    details.length === 1 && (details[0]?.detail.length ?? 0) > SOME_MIN && anchor.kind !== "start" && anchor.kind !== "with";
  if (isOfStates || (isForEach(anchor) && details.length >= SOME_MIN)) return true;
  // "A page showing who is in which room": nothing else can be meant.
  const isAsked = (detail: Detail): boolean => isAssigned(detail) || isQuestion(detail.said[0]);
  if (details[0] !== undefined && isAssignment(details[0]) && details.every(isAsked) && anchor.kind !== "start") return true;
  if (anchor.kind === "question" && anchor.before.length === 0) return false;
  // "Football team, players, training and matches" are parts.
  if (anchor.kind === "name" && details.filter(({ name }) => isMany(name.slice(-1))).length * 2 >= details.length) return false;
  const questions = details.filter(({ said }) => isQuestion(said[0])).length;
  const isOpen = /^(?:question|want|verb)$/.test(anchor.kind);
  // "How many we took and how many we sold", "my insulin, what I ate and my readings": a question can only be a field.
  if (isOpen && !isOfOthers && (questions >= SOME_MIN || (questions > 0 && details.length >= WHOLE_MIN))) return true;
  if (anchor.kind === "question") return false;
  const isCertain = details.every(({ said: [first], detail }) => isQuestion(first) || detail.length > 0);
  const { least, share, fieldsMin } = needsOf(anchor, { isAllFields: fields === details.length, isCertain });
  // "Type (single, couple, family)": a choice says as much as two names.
  const said = details.length + details.filter(({ detail }) => detail.length > SOME_MIN).length;
  return said >= least && fields >= fieldsMin && fields / details.length >= share && !isOfOthers;
}

/** "For each mare: coat, temper 1-5": whatever stands there is kept of each. */
const isForEach = ({ kind, before: [first, each, ...noun] }: Anchor): boolean =>
  kind === "mark" && first?.low === "for" && /^(?:each|every)$/.test(each?.low ?? "") && noun.length > 0 && noun.length <= ROW_WORDS_MAX;

/** What a list needs: the surer the words before it announce one, the less. */
function needsOf(
  { kind, before }: Anchor,
  { isAllFields, isCertain }: { isAllFields: boolean; isCertain: boolean },
): { least: number; share: number; fieldsMin: number } {
  const isStated =
    kind === "owner" || (kind === "with" && (raisedIn(before) ?? notedIn(before) ?? eachIn(before.slice(-EACH_WORDS_MAX))) !== null);
  // "Report potholes with how bad they are from 1 to 5".
  if (isStated) return { least: kind === "with" && isCertain ? 1 : SOME_MIN, share: STATED_SHARE_MIN, fieldsMin: 1 };
  const isListOf =
    kind === "with" &&
    (before.some(({ one }, at) => isHolder(one) && before[at + 1]?.low === "of") ||
      [before, plainStart(before)].some((words) => isHolder(phraseAt(headingOf(words)).at(-1)?.low ?? "")));
  if (isListOf) return { least: SOME_MIN, share: LIST_SHARE_MIN, fieldsMin: 1 };
  const isHeld = (kind === "mark" || kind === "comma") && before.some(({ one }) => isHolder(one));
  const isAsked = kind === "verb" && isAllFields;
  const least = isAsked || (isHeld && (kind === "mark" || isAllFields)) ? SOME_MIN : WHOLE_MIN;
  return {
    least,
    share: /^(?:with|want|name)$/.test(kind) ? WITH_SHARE_MIN : FIELD_SHARE_MIN,
    fieldsMin: isHeld && kind === "mark" ? 1 : SOME_MIN,
  };
}

/** "Grandma's Attic", "Received": a name of its own is a row or a choice. */
function isProper({ name, isField }: Detail): boolean {
  return !isField && name.every(({ text, start }) => start > 0 && /^\p{Lu}\p{Ll}/u.test(text));
}

/** "Songs", "rehearsals": several of something that nobody knows as a field. */
function isMany([first, ...others]: readonly Token[]): boolean {
  return first !== undefined && others.length === 0 && first.low !== first.one && fieldNoun(first.one) === null;
}

/** "Clients, dogs, budgets per category": what has lists of its own. */
function isThings({ name: [first, second], said }: Detail): boolean {
  const isAlone =
    said[0]?.low !== "the" && first !== undefined && first.low !== first.one && (second === undefined || second.low === "per");
  const isValue = VALUES.has(fieldNoun(first?.one ?? "")?.type ?? "");
  return isAlone && !isValue && templateOf(first.one, "own") !== undefined;
}
