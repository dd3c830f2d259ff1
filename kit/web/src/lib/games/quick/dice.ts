// How dice fall: what they show follows from the chance that is handed in.
import { type Random, below } from "../random";

/** The kinds of dice, by their sides. */
export const DICE_SIDES = [4, 6, 8, 10, 12, 20];

/** How many dice can be rolled at once. */
export const DICE_COUNTS = [1, 2, 3, 4, 5, 6];

/** So many of the last rolls are listed. */
const LISTED = 20;

/** A roll of several dice. */
export interface DiceRoll {
  /** Counted from 1. */
  number: number;
  sides: number;
  faces: readonly number[];
}

/** A roll of `count` dice. */
export function rollDice(
  number: number,
  { count, sides }: { count: number; sides: number },
  random: Random,
): DiceRoll {
  return { number, sides, faces: Array.from({ length: count }, () => below(sides, random) + 1) };
}

/** The dice before the first roll: each shows its highest face. */
export function restingDice({ count, sides }: { count: number; sides: number }): DiceRoll {
  return { number: 0, sides, faces: Array.from({ length: count }, () => sides) };
}

/** What the faces of a roll add up to. */
export function sumOfRoll({ faces }: DiceRoll): number {
  return faces.reduce((sum, face) => sum + face, 0);
}

/** The list with another roll at its beginning; the oldest go. */
export function withRoll(rolls: readonly DiceRoll[], roll: DiceRoll): readonly DiceRoll[] {
  return [roll, ...rolls].slice(0, LISTED);
}

/** What was rolled, in words: `Roll 2: 3 + 5 = 8.` */
export function rollStatus(roll: DiceRoll | undefined): string {
  return roll === undefined
    ? "Roll the dice."
    : `Roll ${roll.number}: ${roll.faces.join(" + ")} = ${sumOfRoll(roll)}.`;
}
