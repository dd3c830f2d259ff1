import { useState } from "react";
import { useRandom } from "@/hooks/games/use-random";
import { useInterval } from "@/hooks/use-interval";
import {
  type Cells,
  EMPTY_CELLS,
  type Opponent,
  answerOf,
  markCell,
  outcomeOf,
  sideToMove,
} from "@/lib/games/board/tic-tac-toe";
import { addResult } from "@/lib/games/results";
import { type Tally, readTally, writeTally } from "@/lib/games/scores";

const THINKING_MILLISECONDS = 250;

/** A game against a person or the computer, and how often each side has won. */
export function useTicTacToe(first: Opponent) {
  const random = useRandom();
  const [opponent, setOpponent] = useState(first);
  const [boards, setBoards] = useState<readonly Cells[]>([EMPTY_CELLS]);
  const tally = useTally("tic-tac-toe");
  const cells = boards[0] ?? EMPTY_CELLS;
  const outcome = outcomeOf(cells);
  const isThinking = opponent !== "person" && outcome === null && sideToMove(cells) === "O";

  function put(place: number) {
    const next = markCell(cells, place);
    if (next === cells) return;
    setBoards([next, ...boards]);
    const ended = outcomeOf(next);
    if (ended === null) return;
    tally.count(ended);
    const result = ended === "draw" ? "A draw" : `${ended} won`;
    addResult({ game: "Tic-tac-toe", result, rank: ended === "X" ? 2 : 1 });
  }

  useInterval(isThinking ? THINKING_MILLISECONDS : null, () => {
    const place = opponent === "person" ? undefined : answerOf(cells, opponent, random);
    if (place !== undefined) put(place);
  });

  function restart() {
    setBoards([EMPTY_CELLS]);
  }

  return {
    cells,
    outcome,
    opponent,
    tally,
    canTakeBack: boards.length > 1 && outcome === null && !isThinking,
    /** A move of the person whose turn it is. */
    play: (place: number) => {
      if (!isThinking) put(place);
    },
    /** The computer's answer goes with the person's move. */
    takeBack: () => setBoards(boards.slice(opponent === "person" ? 1 : 2)),
    restart,
    /** Another opponent, and a new round. */
    choose: (next: Opponent) => {
      setOpponent(next);
      restart();
    },
  };
}

/** How often each side of a game has won, stored in this browser. */
function useTally(game: string) {
  const [tally, setTally] = useState<Tally>(() => readTally(game));

  function store(next: Tally) {
    setTally(next);
    writeTally(game, next);
  }

  return {
    wins: (side: string) => tally.get(side) ?? 0,
    count: (side: string) => store(new Map([...tally, [side, (tally.get(side) ?? 0) + 1]])),
    clear: () => store(new Map()),
    isEmpty: [...tally.values()].every((wins) => wins === 0),
  };
}
