import { useRef, useState } from "react";
import { useInterval } from "@/hooks/use-interval";
import { type Beat, type SpeedUp, beatsUntil, tempoAfter } from "@/lib/insight/metronome-beats";
import { playClick } from "@/lib/insight/metronome-click";

const TICK_MILLISECONDS = 25;
/** Beats are handed to the sound so long before they are heard, so that a busy page delays none. */
const AHEAD_SECONDS = 0.12;
/** Before the first beat. */
const LEAD_SECONDS = 0.06;

const now = () => performance.now() / 1_000;

/** A run of a metronome: where it began, the next beat that is not planned yet, and those that are planned and not seen. */
interface Run {
  startedAt: number;
  next: Beat;
  planned: readonly Beat[];
}

/** Beats at a tempo, loud or only seen. `beat` counts from 1 in each bar and is 0 at rest; `sound` says whether clicks are heard. */
export function useMetronome({
  tempo,
  beats,
  isLoud,
  speedUp,
}: {
  tempo: number;
  beats: number;
  isLoud: boolean;
  speedUp: SpeedUp | null;
}) {
  const run = useRef<Run | null>(null);
  const audio = useRef<AudioContext | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [shown, setShown] = useState<{ beat: number; count: number; tempo: number }>({
    beat: 0,
    count: 0,
    tempo,
  });
  const [sound, setSound] = useState("off");

  useInterval(isRunning ? TICK_MILLISECONDS : null, () => {
    const current = run.current;
    if (current === null) return;
    const tempoOf = ({ at, number }: { at: number; number: number }) =>
      tempoAfter(tempo, speedUp, {
        seconds: at - current.startedAt,
        bars: Math.floor(number / beats),
      });
    const planned = beatsUntil(current.next, now() + AHEAD_SECONDS, tempoOf);
    const next = planned.pop() ?? current.next;
    const context = audio.current;
    if (isLoud && context !== null)
      for (const beat of planned)
        playClick(context, {
          inSeconds: beat.at - now(),
          isFirst: beats > 1 && beat.number % beats === 0,
        });
    setSound(isLoud && context !== null ? context.state : "off");
    const waiting = [...current.planned, ...planned];
    const seen = waiting.findLast(({ at }) => at <= now());
    run.current = { ...current, next, planned: waiting.filter(({ at }) => at > now()) };
    if (seen !== undefined)
      setShown({ beat: (seen.number % beats) + 1, count: seen.number + 1, tempo: seen.tempo });
  });

  return {
    ...shown,
    tempo: isRunning ? shown.tempo : tempo,
    beat: isRunning ? shown.beat : 0,
    isRunning,
    sound: isRunning ? sound : "off",
    start: () => {
      // A browser lets a page sound only after somebody has pressed something.
      audio.current ??= "AudioContext" in window ? new AudioContext() : null;
      void audio.current?.resume();
      const startedAt = now() + LEAD_SECONDS;
      run.current = { startedAt, next: { at: startedAt, number: 0, tempo }, planned: [] };
      setShown({ beat: 0, count: 0, tempo });
      setRunning(true);
    },
    stop: () => {
      run.current = null;
      setRunning(false);
    },
  };
}
