// The component of four in a row in the generated app, and its board.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";
import { connectFourRules } from "./connect-four-rules.ts";

type ConnectFour = FeatureOf<"connect-four">;

/** The name on the machine. */
export const connectFourCabinet = { name: "Four in a row", intro: "Drop your discs, and connect four before the other side does." };

/** The game's component. */
export const connectFourComponent = new Reference("FourMatch", "src/games/connect-four/FourMatch.tsx");

/** The files of the game. */
export function connectFourModules(call: UnitCall<ConnectFour>): ModuleSource[] {
  return [
    ...connectFourRules(),
    {
      path: "src/games/connect-four/use-four.ts",
      library: true,
      parts: [
        { name: "FourOpponent", isType: true, code: code`type FourOpponent = "person" | "easy" | "hard";` },
        { name: "useFour", comment: "The match: the grid, who plays, and how often each side has won.", code: useFour(call) },
        { name: "fourStatus", code: status },
      ],
    },
    {
      path: connectFourComponent.from,
      library: true,
      parts: [
        { name: "FOUR_OPPONENTS", code: opponents },
        { name: connectFourComponent.name, code: gameCode(call) },
      ],
    },
    {
      path: "src/games/connect-four/FourBoard.tsx",
      library: true,
      parts: [
        { name: "FourBoard", comment: "Each column is a button.", code: board },
        { name: "GridDisc", code: disc },
      ],
    },
  ];
}

const opponents = code`
  const FOUR_OPPONENTS: readonly { value: @FourOpponent; label: string }[] = [
    { value: "person", label: "Two players" },
    { value: "easy", label: "Easy" },
    { value: "hard", label: "Hard" },
  ];`;

function useFour({ project, feature }: UnitCall<ConnectFour>): Code {
  return code`
    function useFour() {
      const [opponent, setOpponent] = @useState<@FourOpponent>(${feature.opponent});
      const [moves, setMoves] = @useState<readonly @DiscGrid[]>([@EMPTY_GRID]);
      const tally = @useTally(${feature.id});
      const grid = moves[0] ?? @EMPTY_GRID;
      const outcome = @discOutcome(grid);
      const isThinking = opponent !== "person" && outcome === null && @sideToMove(grid) === "two";

      function put(column: number) {
        const next = @dropDisc(grid, column);
        if (next === grid) return;
        setMoves([next, ...moves]);
        const ended = @discOutcome(next);
        if (ended === null) return;
        tally.count(ended);
        ${keepsResult(project, code`@keepResult({ game: ${connectFourCabinet.name}, result: ended === "draw" ? "A draw" : \`Player \${ended} won\`, rank: ended === "one" ? 2 : 1 });`)}
      }

      @useBeat(isThinking ? 250 : null, () => {
        const column = @bestColumn(grid, opponent === "hard" ? 4 : 0);
        if (column !== undefined) put(column);
      });

      return {
        grid, outcome, opponent, tally,
        play: (column: number) => {
          if (!isThinking) put(column);
        },
        restart: () => setMoves([@EMPTY_GRID]),
        canTakeBack: moves.length > 1 && outcome === null && !isThinking,
        takeBack: () => setMoves(moves.slice(opponent === "person" ? 1 : 2)),
        choose: (next: @FourOpponent) => {
          setOpponent(next);
          setMoves([@EMPTY_GRID]);
        },
      };
    }`;
}

const status = code`
  function fourStatus(grid: @DiscGrid, opponent: @FourOpponent): string {
    const outcome = @discOutcome(grid);
    const side = @sideToMove(grid);
    if (outcome === "draw") return "A draw: the board is full.";
    if (opponent === "person") return outcome === null ? \`Player \${side} is next.\` : \`Player \${outcome} wins!\`;
    if (outcome !== null) return outcome === "one" ? "You win!" : "The computer wins.";
    return side === "one" ? "Your turn." : "The computer is thinking…";
  }`;

function gameCode(call: UnitCall<ConnectFour>): Code {
  const { jsx } = headingOf({ ...call, cabinet: connectFourCabinet });
  return code`
    function FourMatch() {
      const { grid, outcome, opponent, tally, play, restart, canTakeBack, takeBack, choose } = @useFour();

      const region = @useGameKeys((key, frame) => {
        const direction = key.startsWith("Arrow") ? @directionOf(key) : null;
        if (direction === "left" || direction === "right") @focusBeside(frame, @FOUR_COLUMNS, direction);
        else if (/^[1-7]$/.test(key)) play(Number(key) - 1);
        else if (key === "n") restart();
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name=${connectFourCabinet.name}
          region={region}
          status={@fourStatus(grid, opponent)}
          scores={[
            { label: opponent === "person" ? "Player one" : "You", value: tally.wins("one") },
            { label: "Draws", value: tally.wins("draw") },
            { label: opponent === "person" ? "Player two" : "Computer", value: tally.wins("two") },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={restart}>New round</@GameButton>
              <@GameButton isDisabled={!canTakeBack} onClick={takeBack}>
                <@UndoIcon className="size-4" />
                Take back
              </@GameButton>
              <@GameButton isDisabled={["one", "two", "draw"].every((side) => tally.wins(side) === 0)} onClick={tally.clear}>Reset scores</@GameButton>
            </>
          }
          settings={<@GameChoice label="Opponent" options={@FOUR_OPPONENTS} value={opponent} onChoose={choose} />}
          rules={[
            "Choose a column: your disc falls to its lowest free place.",
            "Four discs in a row, a column or a diagonal win.",
            "The hard computer looks five moves ahead.",
          ]}
          keys={[["1 to 7", "Drop in a column"], ["← →", "Go to a column"], ["N", "New round"]]}
        >
          <@FourBoard grid={grid} onPlay={play} />
          {outcome !== null && (
            <div className="flex justify-center">
              <@GameButton isMain onClick={restart}>Play again</@GameButton>
            </div>
          )}
        </@GameFrame>
      );
    }`;
}

const board = code`
  function FourBoard({ grid, onPlay }: { grid: @DiscGrid; onPlay: (column: number) => void }) {
    const line = @fourInARow(grid);
    const columns = Array.from({ length: @FOUR_COLUMNS }, (_, column) => column);
    return (
      <div role="group" aria-label="Board" className="mx-auto grid w-full max-w-lg grid-cols-7 rounded-card bg-accent p-2 sm:p-3">
        {columns.map((column) => {
          const cells = Array.from({ length: @FOUR_ROWS }, (_, row) => row * @FOUR_COLUMNS + column);
          const discs = cells.flatMap((cell) => grid[cell] ?? []);
          return (
            <button
              key={column}
              type="button"
              data-cell
              aria-label={\`Column \${column + 1}: \${discs.length === 0 ? "empty" : \`from the top \${discs.join(", ")}\`}\`}
              className="flex touch-manipulation flex-col gap-1.5 rounded-control p-0.5 hover:bg-on-accent/15 focus-visible:outline-on-accent sm:gap-2 sm:p-1"
              onClick={() => onPlay(column)}
            >
              {cells.map((cell) => (
                <@GridDisc key={cell} side={grid[cell] ?? null} isWinning={line?.includes(cell) ?? false} />
              ))}
            </button>
          );
        })}
      </div>
    );
  }`;

const disc = code`
  function GridDisc({ side, isWinning }: { side: @DiscSide | null; isWinning: boolean }) {
    return (
      <span className="block aspect-square w-full rounded-full bg-page">
        {side && (
          <svg aria-hidden viewBox="0 0 20 20" className="size-full transition-transform duration-300 ease-in starting:-translate-y-24">
            <circle cx="10" cy="10" r="9" className={side === "one" ? "fill-danger" : "fill-star"} />
            <circle cx="10" cy="10" r="6" fill="none" stroke="white" strokeOpacity="0.5" strokeWidth="1.2" />
            {isWinning && <path d="M6 10.5l3 3 5.5-6" fill="none" stroke="white" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />}
          </svg>
        )}
      </span>
    );
  }`;
