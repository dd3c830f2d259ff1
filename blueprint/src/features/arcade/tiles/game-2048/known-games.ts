// Games of 2048 that always go the same way: found by playing the rules of the generated app with seeds.

/** A game with a seed: its first moves with the board after each, and moves that lead from its beginning to its end. Rows are parted by blanks, 0 is an empty cell. */
export interface KnownGame {
  seed: number;
  first: { start: string; moves: readonly { move: "U" | "D" | "L" | "R"; board: string }[] };
  end: string;
}

/** By the board's size. */
export const knownGames: Readonly<Record<number, KnownGame>> = {
  3: {
    seed: 206,
    first: {
      start: "0,0,0 0,0,4 0,0,2",
      moves: [
        { move: "U", board: "0,0,4 0,0,2 4,0,0" },
        { move: "L", board: "4,0,0 2,4,0 4,0,0" },
        { move: "D", board: "4,0,0 2,4,0 4,4,0" },
        { move: "R", board: "0,2,4 0,2,4 0,0,8" },
      ],
    },
    end: "URLRLLR",
  },
  4: {
    seed: 53,
    first: {
      start: "4,2,0,0 0,0,0,0 0,0,0,0 0,0,0,0",
      moves: [
        { move: "D", board: "0,2,0,0 0,0,0,0 0,0,0,0 4,2,0,0" },
        { move: "R", board: "2,0,0,2 0,0,0,0 0,0,0,0 0,0,4,2" },
        { move: "U", board: "2,0,4,4 0,0,0,0 0,4,0,0 0,0,0,0" },
        { move: "L", board: "2,8,0,0 0,0,0,0 4,0,0,4 0,0,0,0" },
      ],
    },
    end: "RDDRUDUDUDLLRLLDL",
  },
  5: {
    seed: 4,
    first: {
      start: "0,0,0,0,0 2,0,0,0,0 0,0,0,0,0 0,0,0,0,0 0,0,0,2,0",
      moves: [
        { move: "L", board: "0,0,0,0,0 2,2,0,0,0 0,0,0,0,0 0,0,0,0,0 2,0,0,0,0" },
        { move: "D", board: "0,4,0,0,0 0,0,0,0,0 0,0,0,0,0 0,0,0,0,0 4,2,0,0,0" },
        { move: "R", board: "0,0,0,0,4 0,0,0,0,0 0,0,0,0,2 0,0,0,0,0 0,0,0,4,2" },
        { move: "U", board: "0,0,0,4,4 0,0,0,0,4 0,0,0,0,0 0,0,0,0,2 0,0,0,0,0" },
      ],
    },
    end: "DRUULLRDURLRUUDRUDUDUULRLLRLRDUD",
  },
  6: {
    seed: 8,
    first: {
      start: "0,0,0,0,0,2 0,0,0,0,0,2 0,0,0,0,0,0 0,0,0,0,0,0 0,0,0,0,0,0 0,0,0,0,0,0",
      moves: [
        { move: "U", board: "0,0,0,0,0,4 0,0,0,0,0,0 0,0,0,0,0,0 0,0,0,2,0,0 0,0,0,0,0,0 0,0,0,0,0,0" },
        { move: "L", board: "4,0,0,0,0,0 0,0,0,0,0,0 0,0,0,0,0,0 2,0,0,0,0,0 0,0,0,0,0,2 0,0,0,0,0,0" },
        { move: "D", board: "0,0,0,0,0,0 0,0,0,0,0,0 0,0,0,0,2,0 0,0,0,0,0,0 4,0,0,0,0,0 2,0,0,0,0,2" },
        { move: "R", board: "0,0,0,0,0,0 0,0,0,0,0,0 0,0,0,0,2,2 0,0,0,0,0,0 0,0,0,0,0,4 0,0,0,0,0,4" },
      ],
    },
    end: "UURUDDUDDDURRRDDLLRLRDRRRRRRRRDLRRRDDRUDUDDRRLRLLLDLRD",
  },
};
