// A countdown, a stopwatch with laps, focus sessions and intervals: what was asked for comes first, and what was timed is kept.
import { data, element, imported } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureChecks, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { lengthsIn } from "./lengths-in.ts";
import { TimerFeature } from "./timer-schema.ts";
import { press } from "../../../definition/steps.ts";
import { say } from "../../../../project/words/say.ts";

const timers = { countdown: "a countdown", stopwatch: "a stopwatch", focus: "a focus timer", interval: "an interval timer" } as const;

export const timerFeature = defineFeature<typeof TimerFeature>({
  schema: TimerFeature,
  isProduct: true,
  isSelfContained: true,
  describe: ({ first }) => ({ called: timers[first], can: `use ${timers[first]}` }),
  draft: ({ words, prompt }) => {
    // The days until something are no time that is started and paused.
    if (/\b(?:countdown|count down|days) (?:to|until|till)\b/.test(prompt)) return null;
    const said = `${words} ${/timer|stopwatch|pomodoro|countdown/.test(words) ? "" : prompt}`;
    const isOfRounds = /\binterval|\bround(?:s\b| timer)/.test(prompt);
    const isOfBreaks = /\bwork\b.*\b(?:break|rest|pause)|\d ?\/ ?\d/.test(prompt);
    const first =
      /pomodoro|focus/.test(said) || (isOfBreaks && !isOfRounds)
        ? "focus"
        : isOfRounds
          ? "interval"
          : /stop ?watch|lap/.test(said)
            ? "stopwatch"
            : "countdown";
    const title = {
      focus: say.app.focusTimer(),
      stopwatch: say.insight.stopwatch(),
      countdown: say.insight.timer(),
      interval: say.app.intervalTimer(),
    }[first];
    const lengths = lengthsIn(prompt, first);
    return {
      feature: { first, ...(lengths !== null && { lengths }) },
      places: [onPage("timer", { id: "timer", title, icon: "Timer" })],
    };
  },
  compose: ({ feature: { first, lengths } }) => ({
    blocks: {
      timer: { element: element(imported("@/components/insight/timer/timer", "Timer"), { first, lengths: lengths && data(lengths) }) },
    },
  }),
  checks: checksOf,
});

/** The timer that is shown first runs as long as the prompt says. */
function lengthCheck({ first, lengths }: TimerFeature, path: string): FeatureCheck | null {
  if (lengths === undefined) return null;
  const { countdownSeconds, focusMinutes, breakMinutes, workSeconds, restSeconds, rounds } = lengths;
  const clock: Target = { role: "group", name: say.insight.clock(), exact: true };
  const twoDigits = (value: number): string => String(value).padStart(2, "0");
  const shown = (seconds: number): CheckStep => {
    const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
    const short = `${twoDigits(minutes)}:${twoDigits(rest)}`;
    return { do: "expectText", target: clock, contains: hours === 0 ? short : `${hours}:${short}` };
  };
  const filled = (label: string, value: number): CheckStep => ({ do: "expectValue", target: { label }, equals: String(value) });
  const steps: CheckStep[] =
    first === "countdown"
      ? [shown(countdownSeconds ?? 300)]
      : first === "interval"
        ? [shown(workSeconds ?? 40), filled(say.insight.restSeconds(), restSeconds ?? 20), filled(say.insight.rounds(), rounds ?? 8)]
        : [shown((focusMinutes ?? 25) * 60), press(say.insight.skipToTheBreak()), shown((breakMinutes ?? 5) * 60)];
  return {
    title: "The timer runs as long as was asked for",
    steps: [{ do: "open", path }, ...steps],
    shows: "minute,minutes,min,mins,second,seconds,hour,hours,work,focus,break,breaks,rest,pause,round,rounds",
  };
}

const firstLap: Target = {
  role: "listitem",
  within: { role: "list", name: say.insight.laps(), exact: true },
  text: say.insight.lapNumber({ number: 1 }),
};

function checksOf({ project, feature }: FeatureContext<TimerFeature>): FeatureChecks {
  const path = pageOf(project, feature) ?? "/timer";
  const clock: Target = { role: "group", name: say.insight.clock(), exact: true };
  const choose = (option: string): CheckStep => ({ do: "select", target: { label: say.insight.kindOfTimer() }, option });
  const runs: CheckStep[] = [
    { do: "rememberText", target: clock, as: "the time at first" },
    press(say.insight.start()),
    { do: "expectTextChanged", target: clock, since: "the time at first" },
    press(say.insight.pause()),
  ];
  const history: Target = { role: "list", name: say.insight.timedSoFar(), exact: true };
  return [
    lengthCheck(feature, path),
    {
      title: "Time can be counted down, with a pause, a reset and an alarm that is seen, and what was timed is kept",
      steps: [
        { do: "open", path },
        choose(say.insight.countdown()),
        { do: "fill", target: { label: say.insight.minutes() }, value: "0" },
        { do: "fill", target: { label: say.insight.seconds() }, value: "0" },
        press(say.insight.start()),
        { do: "expectVisible", target: { text: say.insight.setATimeOfAt() } },
        { do: "fill", target: { label: say.insight.minutes() }, value: "2" },
        ...runs,
        press(say.insight.reset()),
        { do: "expectText", target: clock, contains: "02:00" },
        { do: "fill", target: { label: say.insight.minutes() }, value: "0" },
        { do: "fill", target: { label: say.insight.seconds() }, value: "1" },
        press(say.insight.start()),
        { do: "expectVisible", target: { role: "alert", text: say.insight.timeIsUp() } },
        { do: "expectVisible", target: { role: "listitem", within: history, text: say.insight.countdownOf({ time: "00:01" }) } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", within: history, text: say.insight.countdownOf({ time: "00:01" }) } },
      ],
    },
    {
      title: "A stopwatch measures time and laps, rounds of work and rest end by themselves, and focus sessions take turns with breaks",
      steps: [
        { do: "open", path },
        { do: "expectValue", target: { label: say.insight.kindOfTimer() }, equals: feature.first },
        choose(say.insight.stopwatch()),
        press(say.insight.start()),
        press(say.insight.lap()),
        { do: "expectVisible", target: firstLap },
        press(say.insight.pause()),
        press(say.insight.reset()),
        { do: "expectText", target: clock, contains: "00:00" },
        choose(say.insight.intervals()),
        { do: "fill", target: { label: say.insight.workSeconds() }, value: "1" },
        { do: "fill", target: { label: say.insight.restSeconds() }, value: "60" },
        { do: "fill", target: { label: say.insight.rounds() }, value: "2" },
        { do: "expectVisible", target: { role: "status", text: say.insight.roundOf({ round: 1, rounds: 2 }) } },
        press(say.insight.start()),
        { do: "expectText", target: clock, contains: say.insight.rest() },
        { do: "fill", target: { label: say.insight.rounds() }, value: "1" },
        { do: "expectVisible", target: { role: "status", text: say.insight.doneAllRoundsAreOver() } },
        choose(say.insight.focusSessions()),
        { do: "expectVisible", target: { text: say.insight.focus() } },
        ...runs,
        press(say.insight.skipToTheBreak()),
        { do: "expectText", target: clock, contains: `${String(feature.lengths?.breakMinutes ?? 5).padStart(2, "0")}:00` },
      ],
    },
  ];
}
