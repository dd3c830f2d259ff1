// The times that people sign up for, as a text states them: "10 minute slots from 15:40 to 18:30", "shifts 5am and 10pm", "Mon, Wed
// and Fri at 5:30 pm, one family per evening". Each is a place in a list, with room for as many as the text says.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { numberOf } from "../../../../knowledge/words/number-of.ts";
import { capitalise } from "../../../../model/names.ts";

/** Times that are signed up for. Phrases are words of the text. */
export interface Slots {
  names: readonly string[];
  /** How long each is, in minutes; null where only its beginning is said. */
  minutes: number | null;
  /** For how many there is room at each time. */
  places: number;
  noun: "slot" | "shift";
  said: { times: string; places: string | null };
}

/** A time of day, in minutes, and how it is written. */
interface Clock {
  minutes: number;
  isTwelve: boolean;
  isSure: boolean;
}

const SLOTS_MAX = 60;
const MINUTES_MIN = 2;
const HALF_DAY = 720;

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?([ap]\.?m\.?)?|noon|midday`;
const SPAN = String.raw`(?:${TIME})(?: ?[-–] ?(?:${TIME}))?`;
const MINUTES = String.raw`(?<count>\d{1,3}|an?|one|two|five|ten|fifteen|twenty|thirty|forty-five|half an|half)[ -]?(?<unit>min(?:ute)?s?|hours?|hrs?|h)\b`;
const RANGE = new RegExp(String.raw`\b(?<from>${TIME}) ?(?:-|–|—|to|till?|until|and) ?(?<to>${TIME})(?![\d:])`, "gi");
const STEP = new RegExp(
  String.raw`\b(?:every ${MINUTES})|(?:${MINUTES.replaceAll("?<count>", "?<count2>").replaceAll("?<unit>", "?<unit2>")}(?: long)?(?: time)?[ -]?(?=(?:slots?|each|at a time|appointments?|sessions?)\b))|(?:(?:slots|sessions|appointments) (?:of|are) ${MINUTES.replaceAll("?<count>", "?<count3>").replaceAll("?<unit>", "?<unit3>")})`,
  "i",
);
const LISTED = new RegExp(
  String.raw`\b(?<noun>shifts?|slots?|sessions?|times?)(?: are| at| of|:)? (?<times>(?:${SPAN})(?:(?:, | and |, and | & )(?:${SPAN}))+)(?![\d:])`,
  "i",
);
const ALONE = new RegExp(String.raw`\b(?:at|from) (?<at>\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?)?)(?![\d:])`, "i");
const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?`;
/** "Wed-Sun", "Tuesday to Friday". */
const DAY_SPAN = new RegExp(String.raw`\b(${DAY}) ?(?:[-–—]|to|till|until|through) ?(${DAY})\b`, "i");
const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAYS = new RegExp(String.raw`\b${DAY}(?:(?:,? and |, | & | ?/ ?| )${DAY})*\b(?! evenings? of)`, "i");
const PLACES = new RegExp(
  String.raw`\b(?:(?:max(?:imum)?|up to|limit(?:ed)? (?:of|to)|room for|no more than)(?: of)? (?<most>\d{1,3}|\p{L}+)(?: \p{L}+){0,2}|(?<many>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?!(?:slots?|shifts?|times?)\b)\p{L}+(?: \p{L}+)?) (?:per|each|in each|for each|a|at each|at a) (?:time |\d+ ?min(?:ute)?s? )?(?:slots?|shifts?|sessions?|times?|evenings?|mornings?|days?)\b`,
  "iu",
);

/** The times of a text that asks for a way to sign up for them; null where it states none, or is about what is hired day after day. */
export function slotsIn(text: string): Slots | null {
  if (!lexicon.names(text, "slot-word") || lexicon.names(text, "hired-by-the-hour")) return null;
  const noun = /\bshifts?\b/i.test(text) ? "shift" : "slot";
  const most = PLACES.exec(text);
  const said = most?.groups?.["most"] ?? most?.groups?.["many"] ?? "";
  const places = Math.max(1, numberOf(said.toLowerCase()));
  const of = (times: Pick<Slots, "names" | "minutes"> & { said: string }): Slots | null =>
    times.names.length < 2 || times.names.length > SLOTS_MAX
      ? null
      : { names: times.names, minutes: times.minutes, places, noun, said: { times: times.said, places: most === null ? null : most[0] } };
  const found = steps(text) ?? listed(text) ?? onDays(text);
  return found === null ? null : of(found);
}

interface Times {
  names: readonly string[];
  minutes: number | null;
  said: string;
}

/** "10 minutes each from 15:40 to 18:30". */
function steps(text: string): Times | null {
  const step = STEP.exec(text);
  const minutes = minutesOf(step?.groups ?? {});
  if (step === null || minutes < MINUTES_MIN) return null;
  const range = [...text.matchAll(RANGE)].find((one) => rangeOf(one) !== null);
  const clocks = range === undefined ? null : rangeOf(range);
  if (range === undefined || clocks === null) return null;
  const { from, to } = clocks;
  const isTwelve = from.isTwelve || to.isTwelve;
  const count = Math.floor((to.minutes - from.minutes) / minutes);
  const begins = Array.from({ length: Math.min(count, SLOTS_MAX + 1) }, (_, at) => from.minutes + at * minutes);
  const days = daysIn(text);
  const names = (days.length === 0 ? [""] : days).flatMap((day) =>
    begins.map((begin) => `${day}${day === "" ? "" : " "}${shown(begin, isTwelve)}–${shown(begin + minutes, isTwelve)}`),
  );
  const [start, end] = [Math.min(step.index, range.index), Math.max(step.index + step[0].length, range.index + range[0].length)];
  return { names, minutes, said: text.slice(start, end).trim() };
}

/** "Shifts 5am and 10pm". */
function listed(text: string): Times | null {
  const found = LISTED.exec(text);
  const times = found?.groups?.["times"]?.split(/, and |, | and | & /i) ?? [];
  // "7pm-11pm" begins and ends.
  const spans = times.map((time) => time.split(/ ?[-–] ?/).flatMap((one) => clockOf(one) ?? []));
  const clocks = spans.flat();
  const isWhole = times.every((time, at) => spans[at]?.length === time.split(/[-–]/).length);
  if (found === null || !isWhole || clocks.some(({ isSure }) => !isSure)) return null;
  const days = daysIn(text);
  const names = (days.length === 0 ? [""] : days).flatMap((day) =>
    spans.map((span) => `${day}${day === "" ? "" : " "}${span.map(({ minutes, isTwelve }) => shown(minutes, isTwelve)).join("–")}`),
  );
  return { names, minutes: null, said: found[0] };
}

/** "Mon, Wed and Fri at 5:30 pm". */
function onDays(text: string): Times | null {
  const days = daysIn(text);
  const found = DAYS.exec(text);
  if (found === null || days.length < 2) return null;
  const at = ALONE.exec(text.slice(found.index));
  const clock = at?.groups?.["at"] === undefined ? null : clockOf(at.groups["at"]);
  if (clock === null || at === null) return null;
  const time = shown(afternoon(clock).minutes, clock.isTwelve);
  return {
    names: days.map((day) => `${day} ${time}`),
    minutes: null,
    said: text.slice(found.index, found.index + at.index + at[0].length),
  };
}

function daysIn(text: string): string[] {
  const [, first = "", last = ""] = DAY_SPAN.exec(text) ?? [];
  const placeOf = (day: string): number => WEEK.indexOf(day.slice(0, 3).toLowerCase());
  const [from, to] = [placeOf(first), placeOf(last)];
  if (from >= 0 && to >= 0)
    return Array.from({ length: ((to - from + WEEK.length) % WEEK.length) + 1 }, (_, at) =>
      capitalise(WEEK[(from + at) % WEEK.length] ?? ""),
    );
  const found = DAYS.exec(text)?.[0].match(new RegExp(DAY, "gi")) ?? [];
  return [...new Set(found.map((day) => capitalise(day.toLowerCase().replace(/s$/, ""))))];
}

function minutesOf({ count, count2, count3, unit, unit2, unit3 }: Record<string, string | undefined>): number {
  const [number, of] = [(count ?? count2 ?? count3 ?? "").toLowerCase(), unit ?? unit2 ?? unit3 ?? ""];
  const each = /^h/i.test(of) ? 60 : 1;
  if (number.startsWith("half")) return each / 2;
  const tens: Readonly<Record<string, number>> = { a: 1, an: 1, fifteen: 15, twenty: 20, thirty: 30, "forty-five": 45 };
  return (tens[number] ?? numberOf(number)) * each;
}

function clockOf(said: string): Clock | null {
  const time = said.trim();
  if (/^(?:noon|midday)$/i.test(time)) return { minutes: HALF_DAY, isTwelve: true, isSure: true };
  const [, hour = "", minute, half] = /^(\d{1,2})(?:[:.](\d{2}))? ?([ap])?\.?m?\.?$/i.exec(time) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (hour === "" || hours > 23 || minutes > 59 || (half !== undefined && hours > 12)) return null;
  const isLate = half?.toLowerCase() === "p";
  const base = half === undefined ? hours : (hours % 12) + (isLate ? 12 : 0);
  return { minutes: base * 60 + minutes, isTwelve: half !== undefined, isSure: half !== undefined || minute !== undefined || hours > 12 };
}

/** "4 till 7": in the afternoon, where nothing says which half of the day. */
function afternoon(clock: Clock): Clock {
  return !clock.isTwelve && clock.minutes < AFTERNOON_BEFORE ? { ...clock, minutes: clock.minutes + HALF_DAY } : clock;
}

const AFTERNOON_BEFORE = 480;

function rangeOf({ groups = {} }: RegExpMatchArray): { from: Clock; to: Clock } | null {
  const [first, last] = [clockOf(groups["from"] ?? ""), clockOf(groups["to"] ?? "")];
  if (first === null || last === null) return null;
  // "4 to 6pm" ends and begins in the afternoon.
  const isLate = last.isTwelve && !first.isTwelve && first.minutes < HALF_DAY && first.minutes + HALF_DAY < last.minutes;
  const from = first.isTwelve ? first : isLate ? { ...first, minutes: first.minutes + HALF_DAY } : afternoon(first);
  const to = last.isTwelve || last.minutes > from.minutes ? last : { ...last, minutes: last.minutes + HALF_DAY };
  return to.minutes > from.minutes ? { from, to } : null;
}

function shown(minutes: number, isTwelve: boolean): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, String(minutes % 60).padStart(2, "0")];
  if (!isTwelve) return `${String(hours).padStart(2, "0")}:${rest}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${rest} ${hours < 12 ? "am" : "pm"}`;
}
