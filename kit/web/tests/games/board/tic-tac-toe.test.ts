// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  type Cells,
  EMPTY_CELLS,
  answerOf,
  markCell,
  outcomeOf,
  sideToMove,
  ticTacToeStatus,
  winningLine,
} from "@/lib/games/board/tic-tac-toe";
import { seededRandom } from "@/lib/games/random";

const random = seededRandom(1);
const played = (...places: number[]) => places.reduce<Cells>(markCell, EMPTY_CELLS);

/** How games end that go on from these cells, in which the hard computer plays O and X anything. */
function endings(cells: Cells): Set<string> {
  const outcome = outcomeOf(cells);
  if (outcome !== null) return new Set([outcome]);
  if (sideToMove(cells) === "O") return endings(markCell(cells, answerOf(cells, "hard", random) ?? -1));
  const places = cells.flatMap((cell, place) => (cell === null ? [place] : []));
  return new Set(places.flatMap((place) => [...endings(markCell(cells, place))]));
}

describe("tic-tac-toe", () => {
  test("lets X begin, and both take turns", () => {
    expect(played(4, 0).slice(0, 5)).toEqual(["O", null, null, null, "X"]);
    expect(sideToMove(played(4, 0))).toBe("X");
  });

  test("allows no mark on another, and none after the end", () => {
    const once = played(4);
    expect(markCell(once, 4)).toBe(once);
    const won = played(0, 3, 1, 4, 2);
    expect(markCell(won, 8)).toBe(won);
  });

  test("is won by three in a row, a column or a diagonal", () => {
    expect(outcomeOf(played(0, 3, 1, 4, 2))).toBe("X");
    expect(winningLine(played(0, 3, 1, 4, 2))).toEqual([0, 1, 2]);
    expect(outcomeOf(played(0, 2, 1, 5, 4, 8))).toBe("O");
    expect(outcomeOf(played(2, 0, 4, 1, 6))).toBe("X");
    expect(winningLine(played(0, 3, 1, 4))).toBeNull();
  });

  test("is a draw when the board is full", () => {
    expect(outcomeOf(played(0, 1, 2, 4, 3, 5, 7, 6, 8))).toBe("draw");
  });

  test("has a computer that stops a row and takes a win", () => {
    expect(answerOf(played(0, 4, 1), "hard", random)).toBe(2);
    expect(answerOf(played(0, 3, 1, 4, 8), "hard", random)).toBe(5);
  });

  test("has a computer that cannot be beaten", () => {
    // All other first marks are these three, turned or mirrored.
    const reached = [0, 1, 4].flatMap((place) => [...endings(played(place))]);
    expect(new Set(reached)).toEqual(new Set(["O", "draw"]));
  });

  test("has an easy computer that marks any free cell", () => {
    const cells = played(0, 1, 2);
    const places = new Set(Array.from({ length: 100 }, () => answerOf(cells, "easy", random)));
    expect(places).toEqual(new Set([3, 4, 5, 6, 7, 8]));
  });

  test("tells what happens, to two persons and to one", () => {
    expect(ticTacToeStatus(played(0), "person")).toBe("It is O’s turn.");
    expect(ticTacToeStatus(played(0), "hard")).toBe("The computer is thinking…");
    expect(ticTacToeStatus(played(0, 3, 1, 4, 2), "person")).toBe("X wins!");
    expect(ticTacToeStatus(played(0, 3, 1, 4, 2), "easy")).toBe("You win!");
    expect(ticTacToeStatus(played(0, 2, 1, 5, 4, 8), "hard")).toBe("The computer wins.");
  });
});
