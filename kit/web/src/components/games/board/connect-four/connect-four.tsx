import { MatchFrame } from "@/components/games/board/match/match-frame";
import { useMatch } from "@/components/games/board/match/use-match";
import type { GameProps } from "@/components/games/frame/game-frame";
import { connectFour, connectFourStatus } from "@/lib/games/board/connect-four/connect-four";
import { COLUMNS } from "@/lib/games/board/connect-four/grid";
import type { Opponent } from "@/lib/games/board/match";
import { focusBeside } from "@/lib/games/cells";
import { arrowOf } from "@/lib/games/direction";
import { addResult } from "@/lib/games/results";
import { ConnectFourBoard } from "./connect-four-board";

const LABELS = { persons: ["Player one", "Player two"], computer: ["You", "Computer"] } as const;

const RULES = [
  "Choose a column: your disc falls to its lowest free place.",
  "Four discs in a row, a column or a diagonal win.",
  "The hard computer looks five moves ahead.",
];

const KEYS = [
  ["1 to 7", "Drop in a column"],
  ["← →", "Go to a column"],
  ["N", "New round"],
] as const;

/** Four in a row for two at one screen, or against a computer that is easy or hard to beat. */
export function ConnectFour({
  opponent = "person",
  hasHeading,
}: GameProps & { opponent?: Opponent }) {
  const match = useMatch({
    name: "connect-four",
    rules: connectFour,
    opponent,
    onEnd: (outcome) =>
      addResult({
        game: "Four in a row",
        result: outcome === "draw" ? "A draw" : `Player ${outcome} won`,
        rank: outcome === "one" ? 2 : 1,
      }),
  });

  function press(key: string, game: HTMLElement): boolean {
    const direction = arrowOf(key);
    if (direction === "left" || direction === "right") focusBeside(game, COLUMNS, direction);
    else if (/^[1-7]$/.test(key)) match.play(Number(key) - 1);
    else return false;
    return true;
  }

  return (
    <MatchFrame
      hasHeading={hasHeading}
      name="Four in a row"
      match={match}
      status={connectFourStatus(match.board, match.opponent)}
      labels={LABELS}
      hard="Hard"
      onKey={press}
      rules={RULES}
      keys={KEYS}
    >
      <ConnectFourBoard grid={match.board} onPlay={match.play} />
    </MatchFrame>
  );
}
