// The rules of Simon, the game of lights.
import { formatCount } from "../../format";
import { type Random, below } from "../random";

/** The four lights are counted from the upper one, clockwise. */
export const LIGHTS = 4;

/** A game of Simon. */
export interface SimonState {
  /** The lights in their order. */
  row: readonly number[];
  /** How many of them were shown or repeated. */
  done: number;
  state: "ready" | "showing" | "repeating" | "over";
}

/** The game before its first round. */
export const NEW_SIMON: SimonState = { row: [], done: 0, state: "ready" };

/** The next round: one light more, shown from the beginning. */
export function longerRow(game: SimonState, random: Random): SimonState {
  return { row: [...game.row, below(LIGHTS, random)], done: 0, state: "showing" };
}

/** One light was shown; after the last one it is the person's turn. */
export function showLight(game: SimonState): SimonState {
  const done = game.done + 1;
  return done > game.row.length ? { ...game, done: 0, state: "repeating" } : { ...game, done };
}

/** A light was pressed: the right one goes on, and after the last of the row the next round begins; another one ends the game. */
export function repeatLight(game: SimonState, light: number, random: Random): SimonState {
  if (game.state !== "repeating") return game;
  if (game.row[game.done] !== light) return { ...game, state: "over" };
  const done = game.done + 1;
  return done === game.row.length ? longerRow(game, random) : { ...game, done };
}

/** How many rounds were repeated to their end. */
export function countRounds({ row }: SimonState): number {
  return Math.max(0, row.length - 1);
}

/** `1 round`, `7 rounds`. */
export function formatRounds(game: SimonState): string {
  return formatCount(countRounds(game), { one: "round", many: "rounds" });
}

/** What just happened, in words. */
export function simonStatus(game: SimonState): string {
  const round = game.row.length;
  switch (game.state) {
    case "ready":
      return "Press Start and watch.";
    case "showing":
      return `Round ${round}: watch.`;
    case "repeating":
      return `Round ${round}: your turn, ${game.done} of ${round}.`;
    case "over":
      return `Game over: ${formatRounds(game)}.`;
  }
}
