// The rules of whack-a-mole: where a mole comes up follows from the chance that is handed in.
import { formatPoints } from "../counts";
import type { PlayState } from "../play-state";
import { type Random, below } from "../random";

/** The number of hills. */
export const HILLS = 9;

/** A round of whack-a-mole. */
export interface WhackRound {
  /** The hill with a mole; null where none is up. */
  mole: number | null;
  /** The hill where the last mole was hit. */
  hit: number | null;
  score: number;
  missed: number;
  secondsLeft: number;
  state: Exclude<PlayState, "won">;
}

/** A new round of so many seconds, ready to be started. */
export function beginWhack(seconds: number): WhackRound {
  return { mole: null, hit: null, score: 0, missed: 0, secondsLeft: seconds, state: "ready" };
}

/** The next mole, in another hill than the last one. One that is still up was missed. */
export function popMole(round: WhackRound, random: Random): WhackRound {
  const last = round.mole ?? round.hit;
  const hills = Array.from({ length: HILLS }, (_, hill) => hill).filter((hill) => hill !== last);
  const missed = round.missed + (round.mole === null ? 0 : 1);
  return { ...round, mole: hills[below(hills.length, random)] ?? 0, hit: null, missed };
}

/** A hit is a point; a blow on an empty hill is a miss. */
export function whackHill(round: WhackRound, hill: number): WhackRound {
  if (round.state !== "running") return round;
  if (round.mole !== hill) return { ...round, missed: round.missed + 1 };
  return { ...round, mole: null, hit: hill, score: round.score + 1 };
}

/** The round at its end. */
export function endWhack(round: WhackRound): WhackRound {
  return { ...round, mole: null, secondsLeft: 0, state: "over" };
}

/** The more points, the shorter a mole stays up. */
export function millisecondsUp({ score }: WhackRound): number {
  return Math.max(550, 1300 - score * 35);
}

/** What just happened, in words. */
export function whackStatus(round: WhackRound): string {
  switch (round.state) {
    case "ready":
      return "Press Start, then hit the moles.";
    case "paused":
      return "Paused.";
    case "over":
      return `Game over: ${whackResult(round)}`;
    case "running":
      return `${round.hit === null ? "" : "Hit! "}${formatPoints(round.score)}.`;
  }
}

/** `12 points, 3 missed.` */
export function whackResult({ score, missed }: WhackRound): string {
  return `${formatPoints(score)}, ${missed} missed.`;
}
