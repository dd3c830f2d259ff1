// The component of sudoku in the generated app, its grid and its keypad.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";
import { sudokuTests } from "../../cabinet/rule-tests.ts";
import { sudokuRules } from "./sudoku-rules.ts";

type Sudoku = FeatureOf<"sudoku">;

/** The name on the machine. */
export const sudokuCabinet = { name: "Sudoku", intro: "Each row, each column and each box holds the digits 1 to 9." };

/** The game's component. */
export const sudokuComponent = new Reference("SudokuMatch", "src/games/sudoku/SudokuMatch.tsx");

/** The files of the game. */
export function sudokuModules(call: UnitCall<Sudoku>): ModuleSource[] {
  return [
    ...sudokuRules(),
    sudokuTests,
    {
      path: "src/games/sudoku/use-sudoku.ts",
      library: true,
      parts: [
        { name: "SUDOKU_LEVELS", code: levels },
        { name: "useSudoku", comment: "The puzzle, its clock and the best time of each level.", code: useSudoku(call) },
      ],
    },
    { path: sudokuComponent.from, library: true, parts: [{ name: sudokuComponent.name, code: gameCode(call) }] },
    {
      path: "src/games/sudoku/SudokuGrid.tsx",
      library: true,
      parts: [
        { name: "SudokuGrid", code: grid },
        { name: "SudokuCell", code: cell },
        { name: "SudokuKeypad", code: keypad },
      ],
    },
  ];
}

const levels = code`
  const SUDOKU_LEVELS = [
    { value: "easy", label: "Easy", clues: 42 },
    { value: "medium", label: "Medium", clues: 34 },
    { value: "hard", label: "Hard", clues: 27 },
  ] as const;`;

function useSudoku({ project, feature }: UnitCall<Sudoku>): Code {
  return code`
    function useSudoku() {
      const [random] = @useState(@openRandom);
      const [level, setLevel] = @useState(() => @SUDOKU_LEVELS.find(({ value }) => value === ${feature.level}) ?? @SUDOKU_LEVELS[0]);
      const [game, setGame] = @useState(() => @beginSudoku(@makeSudoku(level.clues, random)));
      const [cell, setCell] = @useState(0);
      const [isNoting, setNoting] = @useState(false);
      const [seconds, setSeconds] = @useState(0);
      const [status, setStatus] = @useState("Choose a cell and enter a digit.");
      const { best, offer } = @useBest(\`${feature.id}-\${level.value}\`, "lower");
      const isDone = @isSudokuSolved(game);

      @useBeat(isDone ? null : 1000, () => setSeconds(seconds + 1));

      function show(next: @SudokuGame, told: string) {
        setGame(next);
        setStatus(told);
        if (isDone || !@isSudokuSolved(next)) return;
        setStatus(\`You win! Solved in \${@formatClock(seconds)} with \${@formatCount(next.hints, "hint", "hints")}.\`);
        offer(Math.max(1, seconds));
        ${keepsResult(project, code`@keepResult({ game: "Sudoku", result: \`\${level.label} in \${@formatClock(seconds)}\`, rank: Math.round(100_000 / (level.clues * (seconds + 60))) });`)}
      }

      function enter(digit: number) {
        if (isDone) return;
        if (game.clues[cell] !== 0) return setStatus("This digit is given. Choose another cell.");
        if (isNoting && digit !== 0) return show(@noteDigit(game, cell, digit), \`\${digit} is noted.\`);
        const next = @enterDigit(game, cell, digit);
        show(next, @isClash(next, cell) ? \`There is another \${digit} in its row, column or box.\` : digit === 0 ? "The cell is empty." : \`\${digit} is entered.\`);
      }

      function check() {
        const wrong = @wrongDigits(game).length;
        setStatus(wrong === 0 ? "No mistakes so far." : \`\${@formatCount(wrong, "digit is", "digits are")} wrong.\`);
      }

      function restart(name: string) {
        const next = @SUDOKU_LEVELS.find(({ value }) => value === name) ?? level;
        setLevel(next);
        setSeconds(0);
        show(@beginSudoku(@makeSudoku(next.clues, random)), \`A new puzzle: \${next.label.toLowerCase()}.\`);
      }

      return {
        game, level, cell, isNoting, seconds, status, best, isDone, setCell, enter, check, restart,
        hint: () => {
          if (!isDone) show(@giveHint(game, cell), "Here is a digit.");
        },
        switchNoting: () => setNoting(!isNoting),
      };
    }`;
}

function gameCode(call: UnitCall<Sudoku>): Code {
  const { jsx } = headingOf({ ...call, cabinet: sudokuCabinet });
  return code`
    function SudokuMatch() {
      const sudoku = @useSudoku();
      const { game, level, cell, isNoting, seconds, status, best, isDone, setCell, enter, check, restart, hint, switchNoting } = sudoku;

      const region = @useGameKeys((key, frame) => {
        const direction = key.startsWith("Arrow") ? @directionOf(key) : null;
        if (direction) @focusBeside(frame, 9, direction);
        else if (/^[1-9]$/.test(key)) enter(Number(key));
        else if (key === "0" || key === "Backspace" || key === "Delete") enter(0);
        else if (key === "n") switchNoting();
        else if (key === "h") hint();
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name="Sudoku"
          region={region}
          status={status}
          scores={[
            { label: "Time", value: @formatClock(seconds) },
            { label: "Left", value: game.digits.filter((digit) => digit === 0).length },
            { label: "Hints", value: game.hints },
            { label: "Best", value: best === null ? "–" : @formatClock(best) },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={() => restart(level.value)}>New puzzle</@GameButton>
              <@GameButton isDisabled={isDone} onClick={hint}>
                <@LightbulbIcon className="size-4" />
                Hint
              </@GameButton>
              <@GameButton onClick={check}>
                <@CheckIcon className="size-4" />
                Check
              </@GameButton>
            </>
          }
          settings={<@GameChoice label="Level" options={@SUDOKU_LEVELS} value={level.value} onChoose={restart} />}
          rules={[
            "Fill the grid so that each row, each column and each box of nine holds every digit from 1 to 9 once.",
            "With notes on, digits are pencilled into the cell.",
            "A hint fills the chosen cell; check counts what is wrong. Each puzzle has one solution.",
          ]}
          keys={[["← ↑ → ↓", "Go to a cell"], ["1 to 9", "Enter"], ["Backspace", "Empty"], ["N", "Notes"], ["H", "Hint"]]}
        >
          <@SudokuGrid game={game} chosen={cell} onChoose={setCell} />
          <@SudokuKeypad isNoting={isNoting} onEnter={enter} onSwitch={switchNoting} />
        </@GameFrame>
      );
    }`;
}

const grid = code`
  function SudokuGrid({ game, chosen, onChoose }: { game: @SudokuGame; chosen: number; onChoose: (cell: number) => void }) {
    return (
      <div className="card mx-auto w-full max-w-lg p-1.5 sm:p-2">
        <div role="group" aria-label="Grid" className="grid grid-cols-9 border-2 border-ink">
          {game.digits.map((_, cell) => (
            <@SudokuCell key={cell} game={game} cell={cell} chosen={chosen} onChoose={() => onChoose(cell)} />
          ))}
        </div>
      </div>
    );
  }`;

const cell = code`
  function SudokuCell({ game, cell, chosen, onChoose }: { game: @SudokuGame; cell: number; chosen: number; onChoose: () => void }) {
    const digit = game.digits[cell] ?? 0;
    const notes = game.notes[cell] ?? [];
    const isGiven = game.clues[cell] !== 0;
    const isClashing = @isClash(game, cell);
    const isLinked = @PEERS[chosen]?.includes(cell) || (digit !== 0 && digit === game.digits[chosen]);
    const says = digit === 0 ? (notes.length === 0 ? "empty" : \`notes \${notes.join(" ")}\`) : \`\${digit}\${isGiven ? ", given" : isClashing ? ", clashes" : ""}\`;
    const ground = cell === chosen ? "bg-accent text-on-accent" : isLinked ? "bg-accent-soft" : "bg-surface";
    const ink = cell === chosen ? "" : isClashing ? "text-danger" : isGiven ? "text-ink" : "text-accent-ink";
    const edges = \`\${cell % 9 === 8 ? "" : cell % 3 === 2 ? "border-r-2 border-r-ink" : "border-r border-r-line"} \${cell >= 72 ? "" : Math.floor(cell / 9) % 3 === 2 ? "border-b-2 border-b-ink" : "border-b border-b-line"}\`;
    return (
      <button
        type="button"
        data-cell
        aria-label={\`Row \${Math.floor(cell / 9) + 1}, column \${(cell % 9) + 1}: \${says}\`}
        aria-pressed={cell === chosen}
        className={\`grid aspect-square touch-manipulation place-items-center text-lg tabular-nums focus-visible:z-10 sm:text-2xl \${isGiven ? "font-bold" : "font-medium"} \${ground} \${ink} \${edges}\`}
        onClick={onChoose}
        onFocus={onChoose}
      >
        {digit !== 0 ? digit : <span className="text-[0.6rem] leading-tight tracking-wider sm:text-xs">{notes.join("")}</span>}
      </button>
    );
  }`;

const keypad = code`
  function SudokuKeypad({ isNoting, onEnter, onSwitch }: { isNoting: boolean; onEnter: (digit: number) => void; onSwitch: () => void }) {
    return (
      <div role="group" aria-label="Digits" className="mx-auto grid w-full max-w-lg grid-cols-6 gap-2">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <@PadButton key={digit} name={\`Enter \${digit}\`} onPress={() => onEnter(digit)}>
            <span className="font-display text-xl">{digit}</span>
          </@PadButton>
        ))}
        <button type="button" className="button button-quiet h-13 px-0" onClick={() => onEnter(0)}>
          <@EraserIcon className="size-5" />
          <span className="sr-only">Empty the cell</span>
        </button>
        <button type="button" aria-pressed={isNoting} className="button button-quiet col-span-2 h-13 px-1 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink" onClick={onSwitch}>
          <@PencilIcon className="size-4" />
          {isNoting ? "Notes on" : "Notes off"}
        </button>
      </div>
    );
  }`;
