import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lengthsIn } from "./lengths-in.ts";

describe("how long a timer runs", () => {
  const cases: readonly (readonly [text: string, first: Parameters<typeof lengthsIn>[1], lengths: ReturnType<typeof lengthsIn>])[] = [
    ["a 25 minute timer", "countdown", { countdownSeconds: 1_500 }],
    ["an egg timer of 90 seconds", "countdown", { countdownSeconds: 90 }],
    ["a timer for 2 hours", "countdown", { countdownSeconds: 7_200 }],
    ["a timer for 200 hours", "countdown", null],
    ["a timer", "countdown", null],
    ["pomodoro timer 50/10", "focus", { focusMinutes: 50, breakMinutes: 10 }],
    ["a focus timer with 45 minutes work and 15 minutes break", "focus", { focusMinutes: 45, breakMinutes: 15 }],
    ["a focus timer with breaks of 7 minutes, 30 minutes each", "focus", { focusMinutes: 30, breakMinutes: 7 }],
    ["a pomodoro timer", "focus", null],
    [
      "an interval timer with 45 seconds of work, 15 seconds of rest and 8 rounds",
      "interval",
      { workSeconds: 45, restSeconds: 15, rounds: 8 },
    ],
    ["12 rounds of 3 minutes with a 1 minute break", "interval", { workSeconds: 180, restSeconds: 60, rounds: 12 }],
    ["a round timer, 3 x 2 minutes with 1 min rest", "interval", { workSeconds: 120, restSeconds: 60, rounds: 3 }],
    ["4 rounds, hold 20 secs and 5 pause", "interval", { workSeconds: 20, restSeconds: 5, rounds: 4 }],
    ["intervals of 2 minutes sprint, 1 rest, 30 hops", "interval", { workSeconds: 120, restSeconds: 60 }],
    ["an interval timer", "interval", null],
    ["a stopwatch for 10 minutes", "stopwatch", null],
  ];
  for (const [text, first, lengths] of cases) it(`is read from: ${text}`, () => assert.deepEqual(lengthsIn(text, first), lengths));
});
