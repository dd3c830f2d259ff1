// The kinds of features of this group: games that are played in the browser.
import { z } from "zod";
import { featureBase } from "../../schema/feature-base.ts";

/** The schemas of the group's features. */
export const arcadeSchemas = [
  /** Tiles that slide and merge until one shows the goal. */
  z.strictObject({ kind: z.literal("game-2048"), ...featureBase, size: z.int().min(3).max(6), goal: z.int() }),
  /** A snake that eats and grows; without walls it comes in again on the other side. */
  z.strictObject({ kind: z.literal("snake"), ...featureBase, walls: z.boolean() }),
  /** Pairs of cards to find by memory. */
  z.strictObject({
    kind: z.literal("memory"),
    ...featureBase,
    pairs: z.union([z.literal(6), z.literal(8), z.literal(12)]),
    pictures: z.enum(["animals", "food", "nature", "travel"]),
  }),
  /** Three in a row, for two at one screen or against the computer. */
  z.strictObject({ kind: z.literal("tic-tac-toe"), ...featureBase, opponent: z.enum(["person", "easy", "hard"]) }),
  /** A field with hidden mines. */
  z.strictObject({ kind: z.literal("minesweeper"), ...featureBase, level: z.enum(["easy", "medium", "hard"]) }),
  /** Falling pieces that fill rows. */
  z.strictObject({ kind: z.literal("blocks"), ...featureBase }),
  /** A ball, a paddle and bricks. */
  z.strictObject({ kind: z.literal("breakout"), ...featureBase }),
  /** Four discs in a row, for two at one screen or against the computer. */
  z.strictObject({ kind: z.literal("connect-four"), ...featureBase, opponent: z.enum(["person", "easy", "hard"]) }),
  /** A sudoku that is made anew each time. */
  z.strictObject({ kind: z.literal("sudoku"), ...featureBase, level: z.enum(["easy", "medium", "hard"]) }),
  /** Against the computer, until one has won so many rounds. */
  z.strictObject({ kind: z.literal("rock-paper-scissors"), ...featureBase, target: z.int().min(1).max(10) }),
  /** How fast and how exactly one types. */
  z.strictObject({ kind: z.literal("typing-speed"), ...featureBase, seconds: z.int().min(30).max(120) }),
  /** Dice to roll. */
  z.strictObject({ kind: z.literal("dice"), ...featureBase, count: z.int().min(1).max(6), sides: z.int() }),
] as const;
