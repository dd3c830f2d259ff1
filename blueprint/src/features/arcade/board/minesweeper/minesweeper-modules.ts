// The component of minesweeper in the generated app, and its field.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";
import { minesweeperRules } from "./minesweeper-rules.ts";

type Minesweeper = FeatureOf<"minesweeper">;

/** The name on the machine. */
export const minesweeperCabinet = { name: "Minesweeper", intro: "Open every cell that hides no mine. The numbers tell where they are." };

/** The game's component. */
export const minesweeperComponent = new Reference("Minesweeper", "src/games/minesweeper/Minesweeper.tsx");

/** The files of the game. */
export function minesweeperModules(call: UnitCall<Minesweeper>): ModuleSource[] {
  return [
    minesweeperRules,
    {
      path: "src/games/minesweeper/use-minesweeper.ts",
      library: true,
      parts: [
        { name: "MINE_LEVELS", comment: "They fit a phone.", code: levels },
        { name: "levelOfMines", code: levelOfMines },
        { name: "useMinesweeper", comment: "The field, its clock and the best time of each level.", code: useMinesweeper(call) },
      ],
    },
    {
      path: minesweeperComponent.from,
      library: true,
      parts: [
        { name: "mineStatus", code: status },
        { name: minesweeperComponent.name, code: gameCode(call) },
      ],
    },
    {
      path: "src/games/minesweeper/MineBoard.tsx",
      library: true,
      parts: [
        { name: "MineBoard", code: board },
        { name: "MINE_NUMBERS", comment: "The colour of each number, from one to eight.", code: numbers },
        { name: "MineCell", comment: "Opens with a press; a long press or the right button flags.", code: cell },
      ],
    },
  ];
}

const levels = code`
  const MINE_LEVELS = [
    { value: "easy", label: "Easy", columns: 8, rows: 8, mines: 10 },
    { value: "medium", label: "Medium", columns: 10, rows: 12, mines: 20 },
    { value: "hard", label: "Hard", columns: 12, rows: 16, mines: 40 },
  ] as const;`;

const levelOfMines = code`
  function levelOfMines(name: string): (typeof @MINE_LEVELS)[number] {
    return @MINE_LEVELS.find(({ value }) => value === name) ?? @MINE_LEVELS[0];
  }`;

function useMinesweeper({ project, feature }: UnitCall<Minesweeper>): Code {
  return code`
    function useMinesweeper() {
      const [random] = @useState(@openRandom);
      const [level, setLevel] = @useState(() => @levelOfMines(${feature.level}));
      const [field, setField] = @useState(() => @beginMineField(level.columns, level.rows, level.mines));
      const [seconds, setSeconds] = @useState(0);
      const [isFlagging, setFlagging] = @useState(false);
      const { best, offer } = @useBest(\`${feature.id}-\${level.value}\`, "lower");

      @useBeat(field.state === "playing" ? 1000 : null, () => setSeconds(seconds + 1));

      function restart(name: string) {
        const next = @levelOfMines(name);
        setLevel(next);
        setField(@beginMineField(next.columns, next.rows, next.mines));
        setSeconds(0);
      }

      function open(cell: number) {
        const next = @openCell(field, cell, random);
        setField(next);
        if (next.state !== "won" || field.state === "won") return;
        offer(Math.max(1, seconds));
        ${keepsResult(project, code`@keepResult({ game: "Minesweeper", result: \`\${level.label} in \${@formatClock(seconds)}\`, rank: Math.round((level.mines * 1000) / (seconds + 1)) });`)}
      }

      const flag = (cell: number) => setField(@flagCell(field, cell));

      return {
        field, level, seconds, best, isFlagging, flag, restart,
        press: (cell: number) => (isFlagging && !field.opened.has(cell) ? flag(cell) : open(cell)),
        switchFlagging: () => setFlagging(!isFlagging),
      };
    }`;
}

const status = code`
  function mineStatus({ state, mines, flagged }: @MineField, seconds: number): string {
    if (state === "ready") return "Open any cell: the first is always safe.";
    if (state === "won") return \`You win! The field is clear after \${@formatClock(seconds)}.\`;
    if (state === "lost") return "Game over: that was a mine.";
    return \`\${@formatCount(Math.max(0, mines - flagged.size), "mine", "mines")} left to flag.\`;
  }`;

function gameCode(call: UnitCall<Minesweeper>): Code {
  const { jsx } = headingOf({ ...call, cabinet: minesweeperCabinet });
  return code`
    function Minesweeper() {
      const { field, level, seconds, best, isFlagging, press, flag, restart, switchFlagging } = @useMinesweeper();

      const region = @useGameKeys((key, frame) => {
        const direction = key.startsWith("Arrow") ? @directionOf(key) : null;
        const at = [...frame.querySelectorAll("[data-cell]")].findIndex((cell) => cell === document.activeElement);
        if (direction) @focusBeside(frame, level.columns, direction);
        else if (key === "f" && at >= 0) flag(at);
        else if (key === "n") restart(level.value);
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name="Minesweeper"
          region={region}
          status={@mineStatus(field, seconds)}
          scores={[
            { label: "Mines left", value: Math.max(0, field.mines - field.flagged.size) },
            { label: "Time", value: @formatClock(seconds) },
            { label: "Best", value: best === null ? "–" : @formatClock(best) },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={() => restart(level.value)}>New game</@GameButton>
              <@GameButton onClick={switchFlagging}>
                {isFlagging ? <@FlagIcon className="size-4" /> : <@PickaxeIcon className="size-4" />}
                {isFlagging ? "Press sets flags" : "Press opens cells"}
              </@GameButton>
            </>
          }
          settings={<@GameChoice label="Level" options={@MINE_LEVELS} value={level.value} onChoose={restart} />}
          rules={[
            "A number tells how many of the eight cells around it hide a mine.",
            "Flag a mine with a long press, the right mouse button, or the switch above.",
            "Press a number whose mines are all flagged to open the rest around it.",
            "Open all cells without a mine to win.",
          ]}
          keys={[["← ↑ → ↓", "Go to a cell"], ["Enter", "Open"], ["F", "Flag"], ["N", "New game"]]}
        >
          <@MineBoard field={field} onPress={press} onFlag={flag} />
          {(field.state === "won" || field.state === "lost") && (
            <div className="flex justify-center">
              <@GameButton isMain onClick={() => restart(level.value)}>Play again</@GameButton>
            </div>
          )}
        </@GameFrame>
      );
    }`;
}

const board = code`
  function MineBoard({ field, onPress, onFlag }: { field: @MineField; onPress: (cell: number) => void; onFlag: (cell: number) => void }) {
    const cells = Array.from({ length: field.columns * field.rows }, (_, cell) => cell);
    return (
      <div
        role="group"
        aria-label="Mine field"
        className="card mx-auto grid w-full max-w-lg gap-0.5 p-2 select-none sm:gap-1"
        style={{ gridTemplateColumns: \`repeat(\${field.columns}, minmax(0, 1fr))\` }}
      >
        {cells.map((cell) => (
          <@MineCell key={cell} field={field} cell={cell} onPress={() => onPress(cell)} onFlag={() => onFlag(cell)} />
        ))}
      </div>
    );
  }`;

const numbers = code`
  const MINE_NUMBERS = ["text-accent-ink", "text-ink", "text-danger", "text-accent-ink", "text-danger", "text-ink", "text-danger", "text-ink"];`;

const cell = code`
  function MineCell({ field, cell, onPress, onFlag }: { field: @MineField; cell: number; onPress: () => void; onFlag: () => void }) {
    const touch = @useRef(0);
    const beside = @minesBeside(field, cell);
    const isOver = field.state === "won" || field.state === "lost";
    const isMine = isOver && field.mined.has(cell);
    const isOpen = field.opened.has(cell);
    const isFlag = field.flagged.has(cell);
    const seen = isMine ? "mine" : isFlag ? "flag" : isOpen ? (beside === 0 ? "empty" : String(beside)) : "closed";
    const look = isMine && isOpen ? "bg-danger text-surface" : isOpen ? \`bg-sunken \${@MINE_NUMBERS[beside - 1] ?? ""}\` : "bg-accent/20 text-accent-ink hover:bg-accent/35";

    function startTouch(event: @PointerEvent) {
      window.clearTimeout(touch.current);
      touch.current = event.pointerType === "touch" ? window.setTimeout(onFlag, 450) : 0;
    }

    return (
      <button
        type="button"
        data-cell
        aria-label={\`Row \${Math.floor(cell / field.columns) + 1}, column \${(cell % field.columns) + 1}: \${seen}\`}
        className={\`grid aspect-square touch-manipulation place-items-center rounded-chip text-sm font-bold tabular-nums transition-colors sm:text-lg \${look}\`}
        onClick={onPress}
        onPointerDown={startTouch}
        onPointerUp={() => window.clearTimeout(touch.current)}
        onPointerLeave={() => window.clearTimeout(touch.current)}
        onContextMenu={(event) => {
          event.preventDefault();
          if (touch.current === 0) onFlag();
        }}
      >
        {isMine ? <@BombIcon className="size-3/5" /> : isFlag ? <@FlagIcon className="size-3/5 fill-current" /> : isOpen && beside > 0 ? beside : null}
      </button>
    );
  }`;
