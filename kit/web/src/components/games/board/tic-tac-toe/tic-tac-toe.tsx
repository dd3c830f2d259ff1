import { MatchFrame } from "@/components/games/board/match/match-frame";
import { useMatch } from "@/components/games/board/match/use-match";
import type { GameProps } from "@/components/games/frame/game-frame";
import type { Opponent } from "@/lib/games/board/match";
import { ticTacToe, ticTacToeStatus } from "@/lib/games/board/tic-tac-toe";
import { focusBeside } from "@/lib/games/cells";
import { arrowOf } from "@/lib/games/direction";
import { addResult } from "@/lib/games/results";
import { TicTacToeBoard } from "./tic-tac-toe-board";

const LABELS = { persons: ["X wins", "O wins"], computer: ["You (X)", "Computer (O)"] } as const;

const RULES = [
  "Put your mark into a free cell. X begins, then both take turns.",
  "Three of your marks in a row, a column or a diagonal win.",
  "The unbeatable computer looks to the end of the game: a draw against it is as good as a win.",
];

const KEYS = [
  ["1 to 9", "Mark a cell"],
  ["← ↑ → ↓", "Go to a cell"],
  ["N", "New round"],
] as const;

/** Tic-tac-toe for two at one screen, or against a computer that is easy or cannot be beaten. */
export function TicTacToe({
  opponent = "person",
  hasHeading,
}: GameProps & { opponent?: Opponent }) {
  const match = useMatch({
    name: "tic-tac-toe",
    rules: ticTacToe,
    opponent,
    onEnd: (outcome) =>
      addResult({
        game: "Tic-tac-toe",
        result: outcome === "draw" ? "A draw" : `${outcome} won`,
        rank: outcome === "X" ? 2 : 1,
      }),
  });

  function press(key: string, game: HTMLElement): boolean {
    const direction = arrowOf(key);
    if (direction) focusBeside(game, 3, direction);
    else if (/^[1-9]$/.test(key)) match.play(Number(key) - 1);
    else return false;
    return true;
  }

  return (
    <MatchFrame
      hasHeading={hasHeading}
      name="Tic-tac-toe"
      match={match}
      status={ticTacToeStatus(match.board, match.opponent)}
      labels={LABELS}
      hard="Unbeatable"
      onKey={press}
      rules={RULES}
      keys={KEYS}
    >
      <TicTacToeBoard cells={match.board} onPlay={match.play} />
    </MatchFrame>
  );
}
