import { expect, test } from "vitest";
import { beatsUntil, boundedTempo, tappedTempo, tempoAfter, withTap } from "@/lib/insight/metronome-beats";

test("beats are as far apart as the tempo says", () => {
  const beats = beatsUntil({ at: 2, number: 0, tempo: 120 }, 4, () => 120);
  expect(beats.map(({ at }) => at)).toEqual([2, 2.5, 3, 3.5, 4]);
  expect(beats.at(-1)?.number).toBe(4);
});

test("a beat that is quicker follows from where the one before it began", () => {
  const beats = beatsUntil({ at: 0, number: 0, tempo: 60 }, 2, ({ number }) => (number < 1 ? 60 : 120));
  expect(beats.map(({ at }) => at)).toEqual([0, 1, 1.5, 2]);
});

test("the tempo rises by steps of seconds or bars, up to a limit", () => {
  const minutes = { by: 2, every: 60, unit: "seconds" } as const;
  expect([0, 59, 60, 185].map((seconds) => tempoAfter(80, minutes, { seconds, bars: 0 }))).toEqual([80, 80, 82, 86]);
  const bars = { by: 5, every: 4, unit: "bars", upTo: 92 } as const;
  expect([3, 4, 8, 40].map((count) => tempoAfter(80, bars, { seconds: 0, bars: count }))).toEqual([80, 85, 90, 92]);
  expect(tempoAfter(100, bars, { seconds: 0, bars: 40 })).toBe(100);
  expect(tempoAfter(80, null, { seconds: 900, bars: 90 })).toBe(80);
  expect(tempoAfter(80, { ...minutes, every: 0 }, { seconds: 900, bars: 0 })).toBe(80);
});

test("taps set a tempo, and a pause begins a new one", () => {
  let taps: number[] = [];
  for (const at of [10, 10.5, 11, 11.5]) taps = withTap(taps, at);
  expect(tappedTempo(taps)).toBe(120);
  expect(tappedTempo(withTap(taps, 20))).toBeNull();
  expect(withTap(taps, 20)).toEqual([20]);
});

test("a tempo stays within what can be heard as one", () => {
  expect([3, 999, 88.6].map(boundedTempo)).toEqual([20, 300, 89]);
});
