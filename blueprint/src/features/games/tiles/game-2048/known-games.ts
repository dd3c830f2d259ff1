// Games of 2048 that always go the same way: found by playing the rules of the generated app with seeds.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";

/** Rows are parted by blanks; 0 is an empty cell. */
const Board = z.string().regex(/^\d+(?:[ ,]\d+)*$/);

const KnownGame = z.strictObject({
  /** How many cells a side has. */
  size: z.int(),
  seed: z.int(),
  first: z.strictObject({
    start: Board,
    moves: z.array(z.strictObject({ move: z.enum(["U", "D", "L", "R"]), board: Board })).readonly(),
  }),
  end: z.string().regex(/^[UDLR]+$/),
});
/** A game with a seed: its first moves with the board after each, and moves that lead from its beginning to its end. */
export type KnownGame = z.infer<typeof KnownGame>;

/** By the board's size. */
export const knownGames: Readonly<Record<number, KnownGame>> = Object.fromEntries(
  readData("features/games/2048.json", z.array(KnownGame)).map((game) => [game.size, game]),
);
