import { language } from "#words/language.ts";
import * as generalWords from "#words/general.ts";
import { formatDate } from "../../../../words/format-date.ts";

const STEPS = [
  { unit: "year", seconds: 31_536_000 },
  { unit: "month", seconds: 2_592_000 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const exact = { dateStyle: "medium", timeStyle: "short" } as const;

/** An ISO time as relative time, past or future; the tooltip shows the exact time. */
export function TimeAgo({ at, className }: { at: string; className?: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={formatDate(date, exact)} className={className}>
      {wordsOf(date)}
    </time>
  );
}

function wordsOf(date: Date): string {
  const seconds = (date.getTime() - Date.now()) / 1_000;
  const step = STEPS.find((one) => Math.abs(seconds) >= one.seconds);
  return step === undefined
    ? seconds > 1
      ? generalWords.inAMoment
      : generalWords.justNow
    : relative.format(Math.trunc(seconds / step.seconds), step.unit);
}
