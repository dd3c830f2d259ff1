// The rules of rock, paper, scissors: the computer throws what the chance says.
import { type Random, below } from "../random";

/** Each throw beats the one before it, and the first beats the last. */
export const THROWS = ["rock", "paper", "scissors"] as const;

/** What a hand shows. */
export type Throw = (typeof THROWS)[number];

/** A round, from the person's side. */
export interface ThrowRound {
  yours: Throw;
  theirs: Throw;
  outcome: "won" | "lost" | "even";
}

/** A match until one side has won so many rounds. */
export interface ThrowMatch {
  target: number;
  you: number;
  computer: number;
  rounds: number;
  /** Null before the first round. */
  last: ThrowRound | null;
}

/** A new match. */
export function beginThrows(target: number): ThrowMatch {
  return { target, you: 0, computer: 0, rounds: 0, last: null };
}

/** Rock breaks scissors, scissors cut paper, paper wraps rock. */
export function outcomeOf(yours: Throw, theirs: Throw): ThrowRound["outcome"] {
  const ahead = (THROWS.indexOf(yours) - THROWS.indexOf(theirs) + THROWS.length) % THROWS.length;
  if (ahead === 0) return "even";
  return ahead === 1 ? "won" : "lost";
}

/** Who has won the match; null while it goes on. */
export function matchWinner({ you, computer, target }: ThrowMatch): "you" | "computer" | null {
  if (you === target) return "you";
  return computer === target ? "computer" : null;
}

/** The match after another round; after its end a new match begins with it. */
export function playThrow(match: ThrowMatch, yours: Throw, random: Random): ThrowMatch {
  const before = matchWinner(match) === null ? match : beginThrows(match.target);
  const theirs = THROWS[below(THROWS.length, random)] ?? "rock";
  const outcome = outcomeOf(yours, theirs);
  return {
    ...before,
    you: before.you + (outcome === "won" ? 1 : 0),
    computer: before.computer + (outcome === "lost" ? 1 : 0),
    rounds: before.rounds + 1,
    last: { yours, theirs, outcome },
  };
}

/** What just happened, in words. */
export function throwStatus(match: ThrowMatch): string {
  if (match.last === null) return "Rock, paper or scissors?";
  const told = roundStatus(match.last);
  const winner = matchWinner(match);
  if (winner === null) return `Round ${match.rounds}: ${told}`;
  return `${winner === "you" ? "You win the match!" : "The computer wins the match."} ${told}`;
}

function roundStatus({ yours, theirs, outcome }: ThrowRound): string {
  if (outcome === "even") return `Both chose ${yours}: nobody scores.`;
  return outcome === "won"
    ? `${yours} beats ${theirs}: you score.`
    : `${theirs} beats ${yours}: the computer scores.`;
}
