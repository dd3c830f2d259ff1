// The rules of tic-tac-toe, and a computer that looks to the end of the game.
import { type Random, below } from "../random";

/** Whom one plays against: another person at the same screen, or a computer of this strength. */
export type Opponent = "person" | "easy" | "hard";

/** Whose cell it is. */
export type Mark = "X" | "O";

/** The nine cells, row by row. */
export type Cells = readonly (Mark | null)[];

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The board before the first move. */
export const EMPTY_CELLS: Cells = Array.from({ length: 9 }, () => null);

/** Where a computer of this strength moves; undefined where no cell is free. */
export function answerOf(
  cells: Cells,
  strength: "easy" | "hard",
  random: Random,
): number | undefined {
  return strength === "hard" ? bestPlace(cells) : anyPlace(cells, random);
}

/** The three cells that win; null while there are none. */
export function winningLine(cells: Cells): readonly number[] | null {
  return (
    LINES.find(
      ([one, two, three]) => cells[one] && cells[one] === cells[two] && cells[one] === cells[three],
    ) ?? null
  );
}

/** What just happened, in words. */
export function ticTacToeStatus(cells: Cells, opponent: Opponent): string {
  const outcome = outcomeOf(cells);
  const turn = sideToMove(cells);
  if (outcome === "draw") return "A draw: nobody has three in a row.";
  if (opponent === "person") return outcome === null ? `It is ${turn}’s turn.` : `${outcome} wins!`;
  if (outcome !== null) return outcome === "X" ? "You win!" : "The computer wins.";
  return turn === "X" ? "Your turn: you play X." : "The computer is thinking…";
}

/** Who has won; null while the game goes on. */
export function outcomeOf(cells: Cells): Mark | "draw" | null {
  const [first] = winningLine(cells) ?? [];
  if (first !== undefined) return cells[first] ?? null;
  return cells.includes(null) ? null : "draw";
}

/** Whose turn it is: X begins. */
export function sideToMove(cells: Cells): Mark {
  return freePlaces(cells).length % 2 === 1 ? "X" : "O";
}

/** The cells after a move to this place; the same cells where that is not possible. */
export function markCell(cells: Cells, place: number): Cells {
  return cells[place] !== null || outcomeOf(cells) !== null
    ? cells
    : cells.with(place, sideToMove(cells));
}

function freePlaces(cells: Cells): number[] {
  return cells.flatMap((cell, place) => (cell === null ? [place] : []));
}

function bestPlace(cells: Cells): number | undefined {
  const rated = freePlaces(cells).map((place) => ({
    place,
    worth: -worthOf(markCell(cells, place)),
  }));
  return rated.toSorted((left, right) => right.worth - left.worth)[0]?.place;
}

const knownWorths = new Map<string, number>();

/** What the board is worth to the side to move when both play their best: a win soon is worth more than one later. */
function worthOf(cells: Cells): number {
  const key = cells.map((cell) => cell ?? " ").join("");
  const known = knownWorths.get(key);
  if (known !== undefined) return known;
  const worth = searchedWorth(cells);
  knownWorths.set(key, worth);
  return worth;
}

function searchedWorth(cells: Cells): number {
  const outcome = outcomeOf(cells);
  const free = freePlaces(cells);
  if (outcome === "draw") return 0;
  // The side that moved last has won.
  if (outcome !== null) return -1 - free.length;
  return Math.max(...free.map((place) => -worthOf(markCell(cells, place))));
}

function anyPlace(cells: Cells, random: Random): number | undefined {
  const free = freePlaces(cells);
  return free[below(free.length, random)];
}
