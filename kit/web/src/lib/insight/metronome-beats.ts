// When a metronome beats: its tempo, which may rise as it runs, the beats of a bar, and the tempo of what somebody taps.
import { createValue } from "../value";
import { readNumber } from "../saved";

export const TEMPO_MIN = 20;
export const TEMPO_MAX = 300;
export const BEATS_MAX = 16;
/** A longer pause between two taps begins a new tempo. */
const TAP_PAUSE_SECONDS = 2.5;
const TAPS_MAX = 6;

/** How a tempo rises: by so many beats a minute, every so many seconds or bars, and to which tempo. */
export interface SpeedUp {
  by: number;
  every: number;
  unit: "seconds" | "bars";
  upTo?: number | undefined;
}

/** What a metronome is set to, in this browser; null as long as nobody has changed what it began with. */
export const metronome = createValue<{
  tempo: number | null;
  beats: number | null;
  isLoud: boolean;
}>({
  name: "metronome",
  read: ({ tempo, beats, isLoud }) => ({
    tempo: readNumber(tempo),
    beats: readNumber(beats),
    isLoud: isLoud !== false,
  }),
});

/** A tempo that a metronome can have. */
export function boundedTempo(tempo: number): number {
  return Math.min(TEMPO_MAX, Math.max(TEMPO_MIN, Math.round(tempo)));
}

/** The tempo after so many seconds and whole bars. */
export function tempoAfter(
  tempo: number,
  speedUp: SpeedUp | null,
  { seconds, bars }: { seconds: number; bars: number },
): number {
  if (speedUp === null || speedUp.every <= 0) return tempo;
  const steps = Math.floor((speedUp.unit === "seconds" ? seconds : bars) / speedUp.every);
  const limit = Math.max(tempo, Math.min(TEMPO_MAX, speedUp.upTo ?? TEMPO_MAX));
  return Math.min(limit, tempo + steps * speedUp.by);
}

/** A beat of a metronome: when it sounds, in seconds, how many there were before it, and the tempo from it on. */
export interface Beat {
  at: number;
  number: number;
  tempo: number;
}

/** The beats from this one on that sound before a time. */
export function beatsUntil(
  first: Beat,
  until: number,
  tempoOf: (beat: { at: number; number: number }) => number,
): Beat[] {
  const beats: Beat[] = [];
  let beat = first;
  while (beat.at < until) {
    beats.push(beat);
    const next = { at: beat.at + 60 / beat.tempo, number: beat.number + 1 };
    beat = { ...next, tempo: tempoOf(next) };
  }
  return [...beats, beat];
}

/** The taps with one more, in seconds; after a pause it is the first. */
export function withTap(taps: readonly number[], at: number): number[] {
  const last = taps.at(-1);
  if (last === undefined || at - last > TAP_PAUSE_SECONDS) return [at];
  return [...taps, at].slice(-TAPS_MAX);
}

/** The tempo of taps; null of a single one. */
export function tappedTempo(taps: readonly number[]): number | null {
  const [first, last] = [taps[0], taps.at(-1)];
  if (first === undefined || last === undefined || last <= first) return null;
  return boundedTempo((60 * (taps.length - 1)) / (last - first));
}
