// How long a timer runs, where the prompt says so: "a 25 minute timer", "pomodoro 50/10", "50 minutes work and 10 minutes
// break".
import type { TimerFeature } from "./timer-schema.ts";

type Lengths = NonNullable<TimerFeature["lengths"]>;

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };
const LENGTH = /(\d{1,3})[ -]?(seconds?|secs?|minutes?|mins?|hours?|hrs?)\b/g;
const SPLIT = /,| and /;
const REST = /\b(?:break|rest|pause|off\b)/;
const SECONDS_MAX = 86_400;

/** "30 seconds hold and 10 pause": a pause without a unit has that of the length before it. */
const BARE_REST = /(\d[ -]?)(seconds?|secs?|minutes?|mins?)\b([^.;\d]{1,30}\b\d{1,3}) (?=(?:to )?(?:break|rest|pause|off)\b)/g;

function withUnits(text: string): string {
  return text.replace(BARE_REST, "$1$2$3 $2 ");
}

/** The lengths in a text in lower case; null where it has none that such a timer can have. */
export function lengthsIn(said: string, first: TimerFeature["first"]): Lengths | null {
  if (first === "stopwatch") return null;
  const text = withUnits(said);
  const found = [...text.matchAll(LENGTH)].map(({ 0: length, 1: amount = "", 2: unit = "", index }) => ({
    seconds: Number(amount) * (UNITS[unit.charAt(0)] ?? 60),
    isRest: [text.slice(0, index).split(SPLIT).at(-1), text.slice(index, index + length.length + 12).split(SPLIT)[0]].some(
      (near) => near !== undefined && REST.test(near.slice(-24)),
    ),
  }));
  if (first === "countdown") {
    const [length] = found;
    return length === undefined || length.seconds < 1 || length.seconds > SECONDS_MAX ? null : { countdownSeconds: length.seconds };
  }
  if (first === "interval") return roundsIn(text, found);
  const [, focus, rest] = /\b(\d{1,3})\s?\/\s?(\d{1,2})\b/.exec(text) ?? [];
  const minutes = (isRest: boolean): number | undefined => found.find((one) => one.isRest === isRest && one.seconds >= 60)?.seconds;
  const lengths = {
    focusMinutes: focus === undefined ? wholeMinutes(minutes(false)) : Number(focus),
    breakMinutes: rest === undefined ? wholeMinutes(minutes(true)) : Number(rest),
  };
  const { focusMinutes, breakMinutes } = lengths;
  if (focusMinutes === undefined && breakMinutes === undefined) return null;
  return {
    ...(focusMinutes !== undefined && focusMinutes > 0 && { focusMinutes }),
    ...(breakMinutes !== undefined && breakMinutes > 0 && { breakMinutes }),
  };
}

/** "45 seconds of work and 15 seconds of rest for 8 rounds". */
function roundsIn(text: string, found: readonly { seconds: number; isRest: boolean }[]): Lengths | null {
  const seconds = (isRest: boolean): number | undefined =>
    found.find((one) => one.isRest === isRest && one.seconds > 0 && one.seconds <= 3_600)?.seconds;
  const [workSeconds, restSeconds, rounds] = [
    seconds(false),
    seconds(true),
    Number(/\b(\d{1,2})(?:\s+(?:\w+\s+)?(?:rounds|sets|times)\b|\s?[x×]\s?(?=\d))/.exec(text)?.[1] ?? 0),
  ];
  const lengths = {
    ...(workSeconds !== undefined && { workSeconds }),
    ...(restSeconds !== undefined && { restSeconds }),
    ...(rounds > 0 && { rounds }),
  };
  return Object.keys(lengths).length === 0 ? null : lengths;
}

const wholeMinutes = (seconds: number | undefined): number | undefined => (seconds === undefined ? undefined : Math.round(seconds / 60));
