import * as generalWords from "#words/general.ts";
import { formatDate } from "../../../words/format-date.ts";
import { language } from "#words/language.ts";
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const exact = { dateStyle: "medium", timeStyle: "short" } as const;

const STEPS = [
  { unit: "minute", seconds: 60, until: 3_600 },
  { unit: "hour", seconds: 3_600, until: 86_400 },
  { unit: "day", seconds: 86_400, until: 7 * 86_400 },
] as const;

/** A relative time; after a week the date. */
export function agoWords(iso: string, now = Date.now()): string {
  const passed = (now - Date.parse(iso)) / 1000;
  if (passed < 45) return generalWords.justNow;
  const step = STEPS.find(({ until }) => passed < until);
  return step ? relative.format(-Math.max(1, Math.round(passed / step.seconds)), step.unit) : formatDate(iso, exact);
}

/** A date with its time. */
export function dateWords(iso: string): string {
  return formatDate(iso, exact);
}

/** A duration as on a clock: `0:07`, `12:30`. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
