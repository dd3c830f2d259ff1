// The kinds of features of this group: games of a group or of chance.
import { z } from "zod";
import { Slug } from "../../schema/entity.ts";
import { featureBase } from "../../schema/feature-base.ts";

/** The schemas of the group's features. */
export const parlourSchemas = [
  /** Contests with questions, a clock and a leaderboard each. `subjects` are those of the question bank. */
  z.strictObject({ kind: z.literal("trivia"), ...featureBase, subjects: z.array(z.string()).min(1) }),
  /** A wheel of fortune with prizes and a record of wins. */
  z.strictObject({ kind: z.literal("wheel"), ...featureBase, prizes: z.array(z.string()).min(2) }),
  /** Items that are sorted into containers. `set` is one of the known ones. */
  z.strictObject({ kind: z.literal("sorting"), ...featureBase, set: z.string() }),
  /** A word guessed letter by letter, or one of five letters in six tries. */
  z.strictObject({ kind: z.literal("word-game"), ...featureBase, play: z.enum(["hangman", "guess"]), title: z.string() }),
  /** Texas Hold'em with rooms, automatic players and chips that are no money. */
  z.strictObject({ kind: z.literal("cards-game"), ...featureBase }),
  /** A strategy game by the turn. Each race has factors of 1 for what it does better or worse; gold is the first resource. */
  z.strictObject({
    kind: z.literal("strategy"),
    ...featureBase,
    races: z
      .array(z.strictObject({ name: z.string(), trait: z.string(), attack: z.number(), defence: z.number(), harvest: z.number() }))
      .min(1),
    resources: z.array(Slug).min(2),
  }),
] as const;
