import { useState } from "react";
import { useBeat } from "@/hooks/games/use-beat";
import { useRandom } from "@/hooks/games/use-random";
import { useTally } from "@/hooks/games/use-tally";
import type { MatchRules, Opponent } from "@/lib/games/board/match";

/** A match of two sides: the board, who plays, and how often each side has won. */
export interface Match<Board, Side extends string> {
  board: Board;
  sides: readonly [first: Side, second: Side];
  outcome: Side | "draw" | null;
  opponent: Opponent;
  tally: ReturnType<typeof useTally>;
  canTakeBack: boolean;
  /** A move of the person whose turn it is. */
  play: (place: number) => void;
  takeBack: () => void;
  restart: () => void;
  /** Another opponent, and a new round. */
  choose: (opponent: Opponent) => void;
}

interface MatchOptions<Board, Side extends string> {
  /** The name under which the wins are stored. */
  name: string;
  rules: MatchRules<Board, Side>;
  /** Whom one plays against at first. */
  opponent: Opponent;
  /** Is told how each round ended. */
  onEnd: (outcome: Side | "draw") => void;
}

const THINKING_MILLISECONDS = 250;

/** A match by these rules, against a person or the computer. */
export function useMatch<Board, Side extends string>({
  name,
  rules,
  opponent: first,
  onEnd,
}: MatchOptions<Board, Side>): Match<Board, Side> {
  const random = useRandom();
  const [opponent, setOpponent] = useState(first);
  const [boards, setBoards] = useState<readonly Board[]>([rules.start]);
  const tally = useTally(name);
  const board = boards[0] ?? rules.start;
  const outcome = rules.outcomeOf(board);
  const isThinking =
    opponent !== "person" && outcome === null && rules.sideToMove(board) === rules.sides[1];

  function put(place: number) {
    const next = rules.play(board, place);
    if (next === board) return;
    setBoards([next, ...boards]);
    const ended = rules.outcomeOf(next);
    if (ended === null) return;
    tally.count(ended);
    onEnd(ended);
  }

  useBeat(isThinking ? THINKING_MILLISECONDS : null, () => {
    const place = opponent === "person" ? undefined : rules.answer(board, opponent, random);
    if (place !== undefined) put(place);
  });

  function restart() {
    setBoards([rules.start]);
  }

  return {
    board,
    sides: rules.sides,
    outcome,
    opponent,
    tally,
    canTakeBack: boards.length > 1 && outcome === null && !isThinking,
    play: (place) => {
      if (!isThinking) put(place);
    },
    // The computer's answer goes with the person's move.
    takeBack: () => setBoards(boards.slice(opponent === "person" ? 1 : 2)),
    restart,
    choose: (next) => {
      setOpponent(next);
      restart();
    },
  };
}
