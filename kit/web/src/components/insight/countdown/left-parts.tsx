import type { CountdownSettings } from "@/components/insight/countdown/date-countdown";
import type { TimeLeft } from "@/lib/insight/countdown-dates";
import * as words from "@/words/general";
import * as insightWords from "@/words/insight";

/** What the digits count, in each unit. */
const UNITS = {
  days: insightWords.daysLeft,
  sleeps: insightWords.sleepsLeft,
  weeks: insightWords.weeksLeft,
};

/** What is left in big digits, with hours, minutes and seconds below, and the working days among the days. */
export function LeftParts({
  left,
  settings: { unit, hasHours = false, hasWorkingDays = false },
  isExact,
}: {
  left: TimeLeft;
  settings: CountdownSettings;
  isExact: boolean;
}) {
  const { state, days, sleeps, hours, minutes, seconds, workingDays } = left;
  if (state === "today") return <Today />;
  if (state === "past")
    return <Digits text={String(days)} label={insightWords.daysAgo({ count: days })} />;
  const count = { days, sleeps, weeks: Math.floor(days / 7) }[unit];
  return (
    <>
      <Digits text={String(count)} label={UNITS[unit]({ count })} />
      {unit === "weeks" && (
        <p className="text-center text-lg font-semibold">
          {insightWords.andDays({ count: days % 7 })}
        </p>
      )}
      {(isExact || hasHours) && (
        <div className="flex justify-center gap-3 sm:gap-6">
          <Part label={insightWords.hours} value={hours} />
          <Part label={insightWords.minutes} value={minutes} />
          <Part label={insightWords.seconds} value={seconds} />
        </div>
      )}
      {hasWorkingDays && (
        <p className="self-center rounded-md bg-accent px-4 py-2 text-center font-semibold text-accent-foreground">
          {insightWords.workingDaysLeft({ count: workingDays })}
        </p>
      )}
    </>
  );
}

/** That the day has come. */
function Today() {
  return (
    <p
      role="figure"
      aria-label={words.today}
      className="text-center font-heading text-6xl leading-tight font-bold text-link sm:text-8xl"
    >
      {words.today}
    </p>
  );
}

/** A number in the biggest digits of the page, with what it counts below. */
function Digits({ text, label }: { text: string; label: string }) {
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <p
        role="figure"
        aria-label={label}
        className="max-w-full font-heading text-8xl leading-none font-bold text-link tabular-nums sm:text-9xl"
      >
        {text}
      </p>
      <p aria-hidden="true" className="text-xl font-semibold">
        {label}
      </p>
    </div>
  );
}

/** A part of the time of day, in two digits. */
function Part({ label, value }: { label: string; value: number }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex min-w-20 flex-col items-center rounded-lg bg-muted px-3 py-2"
    >
      <span className="font-heading text-3xl font-bold tabular-nums">
        {String(value).padStart(2, "0")}
      </span>
      <span aria-hidden="true" className="text-sm text-muted-foreground">
        {label}
      </span>
    </div>
  );
}
