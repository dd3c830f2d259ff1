// A countdown, a stopwatch with laps and focus sessions: what was asked for comes first, and what was timed is kept.
import { element, type Expression, imported, literal, object } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { lengthsIn } from "./lengths-in.ts";
import { TimerFeature } from "./timer-schema.ts";

const timers = { countdown: "a countdown", stopwatch: "a stopwatch", focus: "a focus timer" } as const;

export const timerFeature = defineFeature<typeof TimerFeature>({
  schema: TimerFeature,
  isProduct: true,
  isSelfContained: true,
  words: {
    verbs: "time sessions,start a timer,set a timer,count down,run a stopwatch",
    nouns:
      "timer,stopwatch,countdown,countdown timer,pomodoro,pomodoro timer,focus timer,focus session,workout timer,meditation timer,interval timer,study timer",
    parts: "minute,minutes,min,mins,second,seconds,hour,hours,work,focus,break,breaks,rest",
  },
  describe: ({ first }) => ({ called: timers[first], can: `use ${timers[first]}` }),
  draft: ({ id, phrase, words, prompt }) => {
    // The days until something are no time that is started and paused.
    if (/\b(?:countdown|count down|days) (?:to|until|till)\b/.test(prompt)) return null;
    const said = `${words} ${/timer|stopwatch|pomodoro|countdown/.test(words) ? "" : prompt}`;
    const first = /pomodoro|focus/.test(said) ? "focus" : /stop ?watch|lap/.test(said) ? "stopwatch" : "countdown";
    const title = { focus: "Focus timer", stopwatch: "Stopwatch", countdown: "Timer" }[first];
    const lengths = lengthsIn(prompt, first);
    return {
      feature: { kind: "timer", id, phrase, first, ...(lengths !== null && { lengths }) },
      places: [{ block: "timer", on: "page", page: { id: "timer", title, icon: "Timer" } }],
    };
  },
  compose: ({ feature }) => ({
    blocks: { timer: { element: element(imported("@/components/insight/timer/timer", "Timer"), propsOf(feature)) } },
  }),
  checks: (context) => checksOf(context),
});

function propsOf({ first, lengths = {} }: TimerFeature): Record<string, Expression> {
  const said = Object.entries(lengths).flatMap(([name, value]) => (value === undefined ? [] : [[name, literal(value)] as const]));
  return { first: literal(first), ...(said.length > 0 && { lengths: object(Object.fromEntries(said)) }) };
}

/** The timer that is shown first runs as long as the prompt says. */
function lengthCheck({ first, lengths }: TimerFeature, path: string): FeatureCheck[] {
  if (lengths === undefined) return [];
  const { countdownSeconds, focusMinutes, breakMinutes } = lengths;
  const clock: Target = { role: "group", name: "Clock", exact: true };
  const twoDigits = (value: number): string => String(value).padStart(2, "0");
  const shown = (seconds: number): CheckStep => {
    const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
    const short = `${twoDigits(minutes)}:${twoDigits(rest)}`;
    return { do: "expectText", target: clock, contains: hours === 0 ? short : `${hours}:${short}` };
  };
  const steps: CheckStep[] =
    first === "countdown"
      ? [shown(countdownSeconds ?? 300)]
      : [
          shown((focusMinutes ?? 25) * 60),
          { do: "click", target: { role: "button", name: "Skip to the break", exact: true } },
          shown((breakMinutes ?? 5) * 60),
        ];
  return [
    {
      title: "The timer runs as long as was asked for",
      steps: [{ do: "open", path }, ...steps],
      shows: "minute,minutes,min,mins,second,seconds,hour,hours,work,focus,break,breaks,rest",
    },
  ];
}

function checksOf({ project, feature }: FeatureContext<TimerFeature>): FeatureCheck[] {
  const path = pageOf(project, feature) ?? "/timer";
  const clock: Target = { role: "group", name: "Clock", exact: true };
  const press = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const choose = (option: string): CheckStep => ({ do: "select", target: { label: "Kind of timer" }, option });
  const runs: CheckStep[] = [
    { do: "rememberText", target: clock, as: "the time at first" },
    press("Start"),
    { do: "expectTextChanged", target: clock, since: "the time at first" },
    press("Pause"),
  ];
  const history: Target = { role: "list", name: "Timed so far", exact: true };
  return [
    ...lengthCheck(feature, path),
    {
      title: "Time can be counted down, with a pause, a reset and an alarm that is seen, and what was timed is kept",
      steps: [
        { do: "open", path },
        choose("Countdown"),
        { do: "fill", target: { label: "Minutes" }, value: "0" },
        { do: "fill", target: { label: "Seconds" }, value: "0" },
        press("Start"),
        { do: "expectVisible", target: { text: "Set a time of at least one second." } },
        { do: "fill", target: { label: "Minutes" }, value: "2" },
        ...runs,
        press("Reset"),
        { do: "expectText", target: clock, contains: "02:00" },
        { do: "fill", target: { label: "Minutes" }, value: "0" },
        { do: "fill", target: { label: "Seconds" }, value: "1" },
        press("Start"),
        { do: "expectVisible", target: { role: "alert", text: "Time is up" } },
        { do: "expectVisible", target: { role: "listitem", within: history, text: "Countdown" } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", within: history, text: "Countdown" } },
      ],
    },
    {
      title: "A stopwatch measures time and laps, and focus sessions take turns with breaks",
      steps: [
        { do: "open", path },
        { do: "expectValue", target: { label: "Kind of timer" }, equals: feature.first },
        choose("Stopwatch"),
        press("Start"),
        press("Lap"),
        { do: "expectVisible", target: { role: "listitem", within: { role: "list", name: "Laps", exact: true }, text: "Lap 1" } },
        press("Pause"),
        press("Reset"),
        { do: "expectText", target: clock, contains: "00:00" },
        choose("Focus sessions"),
        { do: "expectVisible", target: { text: "Focus" } },
        ...runs,
        press("Skip to the break"),
        { do: "expectText", target: clock, contains: `${String(feature.lengths?.breakMinutes ?? 5).padStart(2, "0")}:00` },
      ],
    },
  ];
}
