// The component of tic-tac-toe in the generated app, and its board.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";
import { ticTacToeTests } from "../../cabinet/rule-tests.ts";
import { ticTacToeRules } from "./tic-tac-toe-rules.ts";

type TicTacToe = FeatureOf<"tic-tac-toe">;

/** The name on the machine. */
export const ticTacToeCabinet = { name: "Tic-tac-toe", intro: "Three in a row wins: against a friend, or against the computer." };

/** The game's component. */
export const ticTacToeComponent = new Reference("TicTacToeMatch", "src/games/tic-tac-toe/TicTacToeMatch.tsx");

/** The files of the game. */
export function ticTacToeModules(call: UnitCall<TicTacToe>): ModuleSource[] {
  return [
    ticTacToeRules,
    ticTacToeTests,
    {
      path: ticTacToeComponent.from,
      library: true,
      parts: [
        { name: "NineOpponent", isType: true, code: code`type NineOpponent = "person" | "easy" | "hard";` },
        { name: "NINE_OPPONENTS", code: opponents },
        { name: "useTicTacToe", comment: "The match: the board, who plays, and how often each side has won.", code: useTicTacToe(call) },
        { name: "nineStatus", code: status },
        { name: ticTacToeComponent.name, code: gameCode(call) },
      ],
    },
    {
      path: "src/games/tic-tac-toe/NineBoard.tsx",
      library: true,
      parts: [
        { name: "NineBoard", code: board },
        { name: "CrossOrNoughtMark", code: mark },
      ],
    },
  ];
}

const opponents = code`
  const NINE_OPPONENTS: readonly { value: @NineOpponent; label: string }[] = [
    { value: "person", label: "Two players" },
    { value: "easy", label: "Easy" },
    { value: "hard", label: "Unbeatable" },
  ];`;

function useTicTacToe({ project, feature }: UnitCall<TicTacToe>): Code {
  return code`
    function useTicTacToe() {
      const [random] = @useState(@openRandom);
      const [opponent, setOpponent] = @useState<@NineOpponent>(${feature.opponent});
      const [moves, setMoves] = @useState<readonly @NineCells[]>([@EMPTY_CELLS]);
      const tally = @useTally(${feature.id});
      const cells = moves[0] ?? @EMPTY_CELLS;
      const winner = @winnerOf(cells);
      const isThinking = opponent !== "person" && winner === null && @turnOf(cells) === "O";

      function put(place: number) {
        const next = @markCell(cells, place);
        if (next === cells) return;
        setMoves([next, ...moves]);
        const outcome = @winnerOf(next);
        if (outcome === null) return;
        tally.count(outcome);
        ${keepsResult(project, code`@keepResult({ game: "Tic-tac-toe", result: outcome === "draw" ? "A draw" : \`\${outcome} won\`, rank: outcome === "X" ? 2 : 1 });`)}
      }

      @useBeat(isThinking ? 250 : null, () => {
        const place = opponent === "hard" ? @bestPlace(cells) : @anyPlace(cells, random);
        if (place !== undefined) put(place);
      });

      return {
        cells, winner, opponent, tally,
        /** A mark of the person whose turn it is. */
        play: (place: number) => {
          if (!isThinking) put(place);
        },
        restart: () => setMoves([@EMPTY_CELLS]),
        canUndo: moves.length > 1 && winner === null && !isThinking,
        undo: () => setMoves(moves.slice(opponent === "person" ? 1 : 2)),
        choose: (next: @NineOpponent) => {
          setOpponent(next);
          setMoves([@EMPTY_CELLS]);
        },
      };
    }`;
}

const status = code`
  function nineStatus(cells: @NineCells, opponent: @NineOpponent): string {
    const winner = @winnerOf(cells);
    const turn = @turnOf(cells);
    if (winner === "draw") return "A draw: nobody has three in a row.";
    if (opponent === "person") return winner === null ? \`It is \${turn}’s turn.\` : \`\${winner} wins!\`;
    if (winner !== null) return winner === "X" ? "You win!" : "The computer wins.";
    return turn === "X" ? "Your turn: you play X." : "The computer is thinking…";
  }`;

function gameCode(call: UnitCall<TicTacToe>): Code {
  const { jsx } = headingOf({ ...call, cabinet: ticTacToeCabinet });
  return code`
    function TicTacToeMatch() {
      const { cells, winner, opponent, tally, play, restart, canUndo, undo, choose } = @useTicTacToe();

      const region = @useGameKeys((key, frame) => {
        const direction = key.startsWith("Arrow") ? @directionOf(key) : null;
        if (direction) @focusBeside(frame, 3, direction);
        else if (/^[1-9]$/.test(key)) play(Number(key) - 1);
        else if (key === "n") restart();
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name="Tic-tac-toe"
          region={region}
          status={@nineStatus(cells, opponent)}
          scores={[
            { label: opponent === "person" ? "X wins" : "You (X)", value: tally.wins("X") },
            { label: "Draws", value: tally.wins("draw") },
            { label: opponent === "person" ? "O wins" : "Computer (O)", value: tally.wins("O") },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={restart}>New round</@GameButton>
              <@GameButton isDisabled={!canUndo} onClick={undo}>
                <@UndoIcon className="size-4" />
                Take back
              </@GameButton>
              <@GameButton isDisabled={["X", "O", "draw"].every((side) => tally.wins(side) === 0)} onClick={tally.clear}>Reset scores</@GameButton>
            </>
          }
          settings={<@GameChoice label="Opponent" options={@NINE_OPPONENTS} value={opponent} onChoose={choose} />}
          rules={[
            "Put your mark into a free cell. X begins, then both take turns.",
            "Three of your marks in a row, a column or a diagonal win.",
            "The unbeatable computer looks to the end of the game: a draw against it is as good as a win.",
          ]}
          keys={[["1 to 9", "Mark a cell"], ["← ↑ → ↓", "Go to a cell"], ["N", "New round"]]}
        >
          <@NineBoard cells={cells} onPlay={play} />
          {winner !== null && (
            <div className="flex justify-center">
              <@GameButton isMain onClick={restart}>Play again</@GameButton>
            </div>
          )}
        </@GameFrame>
      );
    }`;
}

const board = code`
  function NineBoard({ cells, onPlay }: { cells: @NineCells; onPlay: (place: number) => void }) {
    const line = @winningLine(cells);
    return (
      <div role="group" aria-label="Board" className="card mx-auto grid w-full max-w-md grid-cols-3 gap-2 p-3">
        {cells.map((cell, place) => (
          <button
            key={place}
            type="button"
            data-cell
            aria-label={\`Row \${Math.floor(place / 3) + 1}, column \${(place % 3) + 1}: \${cell ?? "free"}\`}
            className={\`grid aspect-square touch-manipulation place-items-center rounded-control transition-colors \${line?.includes(place) ? "bg-accent text-on-accent" : "bg-sunken text-accent-ink hover:bg-accent-soft"}\`}
            onClick={() => onPlay(place)}
          >
            {cell && <@CrossOrNoughtMark mark={cell} />}
          </button>
        ))}
      </div>
    );
  }`;

const mark = code`
  function CrossOrNoughtMark({ mark }: { mark: @CrossOrNought }) {
    return (
      <svg aria-hidden viewBox="0 0 20 20" className="size-3/5 fill-none stroke-current stroke-[2.6] transition-[scale] duration-200 starting:scale-50" strokeLinecap="round">
        {mark === "X" ? <path d="M3 3L17 17M17 3L3 17" /> : <circle cx="10" cy="10" r="7" />}
      </svg>
    );
  }`;
