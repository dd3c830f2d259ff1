// The rules and the component of the sliding puzzle in the generated app.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";

type SlidingPuzzle = FeatureOf<"sliding-puzzle">;

/** The name on the machine. */
export const slidingCabinet = { name: "Sliding puzzle", intro: "Slide the tiles into order in as few moves as you can." };

/** The game's component. */
export const slidingComponent = new Reference("SlidingPuzzle", "src/games/sliding-puzzle/SlidingPuzzle.tsx");

/** The files of the game. */
export function slidingModules(call: UnitCall<SlidingPuzzle>): ModuleSource[] {
  return [
    {
      path: "src/games/sliding-puzzle/rules.ts",
      opening: "The rules of the sliding puzzle. Pure. A puzzle is a list of tiles row by row; 0 is the gap.",
      library: true,
      parts: ruleParts,
    },
    {
      path: slidingComponent.from,
      library: true,
      parts: [
        { name: "PUZZLE_SIZES", code: sizes },
        { name: "usePuzzle", comment: "The puzzle, its clock and the fewest moves of each size.", code: usePuzzle(call) },
        { name: slidingComponent.name, code: gameCode(call) },
      ],
    },
    { path: "src/games/sliding-puzzle/PuzzleBoard.tsx", library: true, parts: [{ name: "PuzzleBoard", code: board }] },
  ];
}

const ruleParts: Part[] = [
  {
    name: "solvedPuzzle",
    code: code`
      function solvedPuzzle(size: number): readonly number[] {
        return Array.from({ length: size * size }, (_, place) => (place + 1) % (size * size));
      }`,
  },
  {
    name: "tileBesideGap",
    comment: "The place of the tile that can slide in a direction; null at the edge.",
    code: code`
      function tileBesideGap(tiles: readonly number[], size: number, direction: @Direction): number | null {
        const gap = tiles.indexOf(0);
        const [column, row] = [gap % size, Math.floor(gap / size)];
        if (direction === "up") return row < size - 1 ? gap + size : null;
        if (direction === "down") return row > 0 ? gap - size : null;
        if (direction === "left") return column < size - 1 ? gap + 1 : null;
        return column > 0 ? gap - 1 : null;
      }`,
  },
  {
    name: "slidePuzzle",
    comment: "The tiles after the one beside the gap slid; the same tiles at the edge.",
    code: code`
      function slidePuzzle(tiles: readonly number[], size: number, direction: @Direction): readonly number[] {
        const from = @tileBesideGap(tiles, size, direction);
        return from === null ? tiles : tiles.with(tiles.indexOf(0), tiles[from] ?? 0).with(from, 0);
      }`,
  },
  {
    name: "mixedPuzzle",
    comment: "A puzzle that can be solved: it was mixed by sliding, never straight back.",
    code: code`
      function mixedPuzzle(size: number, random: @Random): readonly number[] {
        const directions = ["up", "right", "down", "left"] as const;
        let tiles = @solvedPuzzle(size);
        let before = 0;
        for (let move = 0; move < size ** 3; move += 1) {
          const ways = [0, 1, 2, 3].filter((way) => (way + 2) % 4 !== before && @tileBesideGap(tiles, size, directions[way] ?? "up") !== null);
          before = ways[@below(ways.length, random)] ?? 0;
          tiles = @slidePuzzle(tiles, size, directions[before] ?? "up");
        }
        return tiles;
      }`,
  },
  {
    name: "isSolved",
    code: code`
      function isSolved(tiles: readonly number[]): boolean {
        return tiles.every((tile, place) => tile === (place + 1) % tiles.length);
      }`,
  },
];

const sizes = code`
  const PUZZLE_SIZES = [
    { value: 3, label: "3 × 3" },
    { value: 4, label: "4 × 4" },
    { value: 5, label: "5 × 5" },
  ];`;

function usePuzzle({ project, feature }: UnitCall<SlidingPuzzle>): Code {
  return code`
    function usePuzzle() {
      const [random] = @useState(@openRandom);
      const [size, setSize] = @useState(${feature.size});
      const [tiles, setTiles] = @useState(() => @mixedPuzzle(size, random));
      const [moves, setMoves] = @useState(0);
      const [seconds, setSeconds] = @useState(0);
      const [status, setStatus] = @useState("Slide a tile beside the gap.");
      const { best, offer } = @useBest(\`${feature.id}-\${size}\`, "lower");
      const isDone = @isSolved(tiles);

      @useBeat(moves > 0 && !isDone ? 1000 : null, () => setSeconds(seconds + 1));

      function slideTo(direction: @Direction) {
        const next = @slidePuzzle(tiles, size, direction);
        if (isDone || next === tiles) {
          if (!isDone) setStatus(\`Nothing can slide \${direction}.\`);
          return;
        }
        setTiles(next);
        setMoves(moves + 1);
        setStatus(@isSolved(next) ? \`You win! Solved in \${@formatCount(moves + 1, "move", "moves")}.\` : \`\${@formatCount(moves + 1, "move", "moves")}.\`);
        if (!@isSolved(next)) return;
        offer(moves + 1);
        ${keepsResult(project, code`@keepResult({ game: ${slidingCabinet.name}, result: \`\${size} × \${size} in \${@formatCount(moves + 1, "move", "moves")}\`, rank: Math.round((size ** 3 * 100) / (moves + 1)) });`)}
      }

      function restart(next: number) {
        setSize(next);
        setTiles(@mixedPuzzle(next, random));
        setMoves(0);
        setSeconds(0);
        setStatus("A new puzzle. Slide a tile beside the gap.");
      }

      return { size, tiles, moves, seconds, status, best, isDone, slideTo, restart };
    }`;
}

function gameCode(call: UnitCall<SlidingPuzzle>): Code {
  const { jsx } = headingOf({ ...call, cabinet: slidingCabinet });
  return code`
    function SlidingPuzzle() {
      const { size, tiles, moves, seconds, status, best, isDone, slideTo, restart } = @usePuzzle();

      const region = @useGameKeys((key) => {
        const direction = @directionOf(key);
        if (direction) slideTo(direction);
        else if (key === "n") restart(size);
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name=${slidingCabinet.name}
          region={region}
          status={status}
          scores={[
            { label: "Moves", value: moves },
            { label: "Time", value: @formatClock(seconds) },
            { label: "Best", value: best ?? "–" },
          ]}
          actions={<@GameButton isMain onClick={() => restart(size)}>New puzzle</@GameButton>}
          settings={<@GameChoice label="Size" options={@PUZZLE_SIZES} value={size} onChoose={restart} />}
          rules={[
            "Only a tile beside the gap can slide into it.",
            "Bring the numbers into order, row by row, with the gap in the last corner.",
            "Best is your fewest moves. Every puzzle can be solved.",
          ]}
          keys={[["← ↑ → ↓ or WASD", "Slide into the gap"], ["N", "New puzzle"]]}
        >
          <@PuzzleBoard tiles={tiles} size={size} onSlide={slideTo}>
            {isDone && (
              <@BoardPanel title="You win!" actions={<@GameButton isMain onClick={() => restart(size)}>Play again</@GameButton>}>
                {@formatCount(moves, "move", "moves")} in {@formatClock(seconds)}.
              </@BoardPanel>
            )}
          </@PuzzleBoard>
          <@DirectionPad act="Slide" onPress={slideTo} />
        </@GameFrame>
      );
    }`;
}

const board = code`
  function PuzzleBoard({ tiles, size, onSlide, children }: { tiles: readonly number[]; size: number; onSlide: (direction: @Direction) => void; children: @ReactNode }) {
    const share = \`\${100 / size}%\`;
    return (
      <div className="card relative mx-auto w-full max-w-md p-2">
        <div role="group" aria-label="Puzzle" className="relative aspect-square rounded-control bg-sunken select-none">
          {tiles
            .flatMap((tile, place) => (tile === 0 ? [] : [{ tile, place }]))
            .toSorted((left, right) => left.tile - right.tile)
            .map(({ tile, place }) => {
              const way = (["up", "down", "left", "right"] as const).find((direction) => @tileBesideGap(tiles, size, direction) === place);
              const isHome = place === tile - 1;
              return (
                <button
                  key={tile}
                  type="button"
                  aria-label={\`Tile \${tile}\`}
                  disabled={!way}
                  className="absolute top-0 left-0 touch-manipulation p-1 transition-transform duration-150 disabled:cursor-default"
                  style={{ width: share, height: share, transform: \`translate(\${(place % size) * 100}%, \${Math.floor(place / size) * 100}%)\` }}
                  onClick={() => way && onSlide(way)}
                >
                  <span className={\`grid size-full place-items-center rounded-control font-display text-2xl font-bold tabular-nums sm:text-3xl \${isHome ? "bg-accent text-on-accent" : "border border-line bg-accent-soft text-accent-ink"}\`}>
                    {tile}
                  </span>
                </button>
              );
            })}
        </div>
        {children}
      </div>
    );
  }`;
