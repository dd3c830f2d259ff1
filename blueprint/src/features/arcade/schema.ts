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
] as const;
