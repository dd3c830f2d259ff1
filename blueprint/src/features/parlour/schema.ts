// The kinds of features of this group: games of a group or of chance.
import { z } from "zod";
import { featureBase } from "../../schema/feature-base.ts";

/** The schemas of the group's features. */
export const parlourSchemas = [
  /** A wheel of fortune with prizes and a record of wins. */
  z.strictObject({ kind: z.literal("wheel"), ...featureBase, prizes: z.array(z.string()).min(2) }),
  /** A word guessed letter by letter, or one of five letters in six tries. */
  z.strictObject({ kind: z.literal("word-game"), ...featureBase, play: z.enum(["hangman", "guess"]), title: z.string() }),
] as const;
