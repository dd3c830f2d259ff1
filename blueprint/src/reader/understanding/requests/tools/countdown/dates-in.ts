// What is counted down to, and what else is wished of the countdown: "our wedding on 14 June 2027 at 15:00, big digits".
import type { CountdownDate } from "../../../../../features/insight/tools/countdown/countdown-schema.ts";
import { dayIn, type SaidDay } from "../../../../../knowledge/words/day-in.ts";
import { type Category, lexicon } from "../../../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../../../model/names.ts";
import { namesRows } from "../names-rows.ts";
import { isAllOf, oneOf, type Piece, piecesIn, type ToolWish, wishIn } from "../pieces-in.ts";
import type { CountdownRequest } from "./countdown-request.ts";

/** A part of a countdown that a text may wish for. */
export type CountdownPart = "digits" | "working-days" | "hours" | "weeks" | "sleeps" | "after" | "dates";

/** What a text says of a countdown. */
export interface CountdownWishes {
  dates: CountdownDate[];
  wishes: ToolWish<CountdownPart>[];
  missing: string[];
  /** Whether it asks for rows besides, which a countdown has not. */
  hasRows: boolean;
}

const WISHES: readonly (readonly [CountdownPart, readonly Category[]])[] = [
  ["working-days", ["working-days"]],
  ["digits", ["big-word", "digit-word"]],
  ["hours", ["clock-parts"]],
  ["weeks", ["weeks"]],
  ["sleeps", ["sleeps"]],
  ["after", ["date-past"]],
  ["dates", ["date-change", "any-date"]],
];

const LABEL_CHARACTERS_MAX = 80;
const DATES_MAX = 12;
const EVENT_WORDS_MAX = 8;
const OWN = /^(?:my|our|the|an?|this)\s+/i;
/** "The exam", "Gran's birthday", "Easter". */
const CERTAIN = /^(?:my|our|the|his|her|their)\s|^\p{Lu}[\p{L}’']*['’]s\s|^(?:\p{Lu}[\p{L}’']*\s?)+$/u;
const LOOSE_END = new RegExp(`(?:^|\\s)${oneOf("label-end")}\\s*$|[\\s,;:(–—-]+$`, "i");

/** The wish for a part of a countdown that these words state; null where they state none. */
export const countdownWish = (text: string): ToolWish<CountdownPart> | null => wishIn(text, WISHES);

/** Reads what stands behind the words that ask for a countdown. */
export function datesIn(text: string, request: CountdownRequest): CountdownWishes {
  const { event, end } = request;
  let { isList } = request;
  const events: { start: number; end: number }[] = event === null ? [] : [event];
  const pieces = piecesIn(text, end).filter((piece) => event === null || piece.start !== event.start);
  const wishes: ToolWish<CountdownPart>[] = [];
  const missing: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = events.at(-1);
    // "My exams: maths 3 June, physics 10 June": the first is a heading.
    const isHeading = piece.joint === ":" && at === 1 && last !== undefined && dayIn(text.slice(last.start, last.end)) === null;
    if (isHeading && pieces.slice(at).some((other) => dayIn(other.text) !== null)) {
      events.pop();
      isList = true;
    }
    const isFirst = at === 0 && event === null;
    const wish = isFirst ? null : countdownWish(piece.text);
    const isJoined =
      last !== undefined && event === null && pieces[at - 1]?.end === last.end && belongs(piece, text.slice(last.start, last.end));
    if (wish !== null) {
      wishes.push(wish);
      missing.push(...wish.rest);
    } else if (isJoined) last.end = piece.end;
    else if (isFirst || isEvent(piece, isList)) events.push({ start: piece.start, end: piece.end });
    else if (!isAllOf(piece.text, "tool-filler")) missing.push(piece.text);
  }
  const hasRows = missing.some(namesRows);
  return { dates: datesOf(text, events), wishes, missing, hasRows };
}

/** "Lunch" and "with Sam on Friday", "Mum" and "Dad's anniversary": whether a piece says more of what is waited for. */
function belongs({ text, joint }: Piece, before: string): boolean {
  if (namesRows(text)) return false;
  if (joint === "with") return true;
  if (/^[,(]$/.test(joint)) return dayIn(before) === null && isBareDate(text);
  const said = dayIn(text);
  if (joint !== "and" || OWN.test(text)) return false;
  return said === null ? !CERTAIN.test(text) : said.name === undefined && dayIn(before) === null;
}

/** "9 February 2027" alone. */
function isBareDate(text: string): boolean {
  const said = dayIn(text);
  return (
    said !== null && said.name === undefined && `${text.slice(0, said.start)} ${text.slice(said.end)}`.replace(LOOSE_END, "").trim() === ""
  );
}

/** Whether a piece behind the first names something that comes: it has a date, or is a certain thing in a list. */
function isEvent({ text, joint }: Piece, isList: boolean): boolean {
  const words = text.split(" ").length;
  if (words > EVENT_WORDS_MAX + 4) return false;
  if (dayIn(text) !== null) return true;
  return words <= EVENT_WORDS_MAX && (isList ? joint !== "with" : /^(?:,|and)$/.test(joint) && CERTAIN.test(text) && words <= 4);
}

function datesOf(text: string, places: readonly { start: number; end: number }[]): CountdownDate[] {
  const dates: CountdownDate[] = [];
  for (const { start, end } of places.slice(0, DATES_MAX)) {
    const phrase = text.slice(start, end);
    if (isAnyDate(phrase)) continue;
    const said = dayIn(phrase);
    const label = labelOf(phrase, said);
    const same = dates.filter((date) => date.label === label || date.label.startsWith(`${label} `)).length;
    dates.push({
      id: `date-${dates.length + 1}`,
      label: same === 0 ? label : `${label} ${same + 1}`,
      day: said?.day ?? null,
      time: said?.time ?? null,
      phrase,
    });
  }
  return dates;
}

/** "A date", "any day that I set": none in particular. */
function isAnyDate(phrase: string): boolean {
  const [head = ""] = phrase
    .replace(/^(?:any|some)\s/i, "")
    .replace(OWN, "")
    .split(/ (?:that|which|i|we|you|of) /i);
  return isAllOf(head, "any-date");
}

/** What is waited for, without its date: "Wedding" of "our wedding on 14 June". */
function labelOf(phrase: string, said: SaidDay | null): string {
  const [from, to] = said === null ? [phrase.length, phrase.length] : [said.start + (said.name?.length ?? 0), said.end];
  let label = `${phrase.slice(0, from)} ${phrase.slice(to)}`.replace(/\s+/g, " ").trim();
  for (let shorter = ""; shorter !== label;) {
    shorter = label;
    label = label.replace(LOOSE_END, "").trim();
  }
  const name = lexicon.is(label.split(" ")[0], "clause-question") ? "" : label.replace(OWN, "");
  const shown = name === "" ? (said?.phrase ?? phrase.trim()) : name;
  return capitalise(said?.name !== undefined && shown.toLowerCase() === said.name.toLowerCase() ? inTitle(shown) : shown).slice(
    0,
    LABEL_CHARACTERS_MAX,
  );
}

/** "new year's eve" as "New Year's Eve". */
const inTitle = (name: string): string => name.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
