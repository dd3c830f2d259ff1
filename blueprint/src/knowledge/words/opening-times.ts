// Opening hours as people write them: "Tue-Sat 9-18", "Monday to Friday 9am–5:30pm, Sat 10-14".
const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const TIME = "\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?";
const DAYS = `(${DAY})(?: ?(?:-|–|to|till|through|and|&) ?(${DAY}))?`;
const TIMES = `(${TIME}) ?(?:-|–|to|till|until) ?(${TIME})`;
const RUN = `${DAYS},? (?:from )?${TIMES}`;
/** "10-7 tues-sat", "8 to 4 on weekdays". */
const turned = new RegExp(`\\b${TIMES},? (?:on )?${DAYS}\\b`, "i");
const run = new RegExp(RUN, "gi");
const runs = new RegExp(`\\b${RUN}(?:(?:,| and|,? and)? ${RUN})*\\b`, "i");

/** Opening hours, and where they stand in their text. */
export interface OpeningTimes {
  start: number;
  end: number;
  /** Days in words and times: `["Tuesday to Saturday", "9:00–18:00"]`. */
  lines: [days: string, times: string][];
}

const dayOf = (word: string): string => {
  const found = days.find((day) => day.startsWith(word.toLowerCase().slice(0, 3))) ?? "";
  return found.charAt(0).toUpperCase() + found.slice(1);
};

function minutesOf(time: string): number {
  const [, hour = "0", minute = "0", half = ""] = /(\d+)(?:[:.](\d+))?(?: ?([ap]m))?/i.exec(time) ?? [];
  const isAfternoon = half.toLowerCase() === "pm" && Number(hour) < 12;
  return (Number(hour) + (isAfternoon ? 12 : half.toLowerCase() === "am" && hour === "12" ? -12 : 0)) * 60 + Number(minute);
}

const written = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** The first opening hours in a text; null where there are none, or no day has such hours. */
export function openingTimes(text: string): OpeningTimes | null {
  const said = runs.exec(text);
  const found = said ?? turned.exec(text);
  if (found === null) return null;
  const told =
    said === null
      ? [[found[3], found[4], found[1], found[2]]]
      : [...said[0].matchAll(run)].map(([, first, last, opens, closes]) => [first, last, opens, closes]);
  const lines = told.map(([first = "", last = "", opens = "", closes = ""]): [string, number, number] => {
    const from = minutesOf(opens);
    // "9-5": a place that closes before it opens closes in the afternoon.
    const until = minutesOf(closes);
    return [last === "" ? dayOf(first) : `${dayOf(first)} to ${dayOf(last)}`, from, until <= from && until < 720 ? until + 720 : until];
  });
  const isDay = lines.every(([, from, until]) => from < until && until <= 1440);
  if (!isDay) return null;
  return {
    start: found.index,
    end: found.index + found[0].length,
    lines: lines.map(([name, from, until]) => [name, `${written(from)}–${written(until)}`]),
  };
}

/** "No sat nav" closes nothing: behind "no" a day is written out. */
const closed = new RegExp(`\\b(?:closed|shut|not open|no(?= \\w+days?\\b)) (?:on )?(${DAY})(?: and (${DAY}))?\\b`, "i");

/** The days on which a text says that a place is closed; none where it says so of no day. */
export function closedDays(text: string): string[] {
  const [, first, second] = closed.exec(text) ?? [];
  return [first, second].flatMap((day) => (day === undefined ? [] : [dayOf(day)]));
}

/** The other days of the week, as people say them: "Tuesday to Sunday" where Monday is closed. */
export function daysBeside(shut: readonly string[]): string {
  const week = days.map(dayOf);
  const first = week.findIndex((day, at) => !shut.includes(day) && shut.includes(week.at(at - 1) ?? ""));
  const open = [...week.slice(first), ...week.slice(0, Math.max(0, first))].filter((day) => !shut.includes(day));
  const isRun = open.every(
    (day, at) => at === 0 || (week.indexOf(day) - week.indexOf(open[at - 1] ?? "") + week.length) % week.length === 1,
  );
  return isRun ? `${open[0]} to ${open.at(-1)}` : "All other days";
}
