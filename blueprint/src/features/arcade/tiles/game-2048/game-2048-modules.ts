// The component of 2048 in the generated app, and its board.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";
import { game2048Tests } from "../../cabinet/rule-tests.ts";
import { game2048Readers, game2048Rules } from "./game-2048-rules.ts";

type Game2048 = FeatureOf<"game-2048">;

/** The name on the machine. */
export const cabinet2048 = { name: "2048", intro: "Slide the tiles, merge equal ones, and reach the big number." };

/** The game's component. */
export const component2048 = new Reference("TileGame", "src/games/2048/TileGame.tsx");

const BOARD_PATH = "src/games/2048/TileBoard.tsx";

/** The files of the game. */
export function game2048Modules(call: UnitCall<Game2048>): ModuleSource[] {
  return [
    game2048Rules(call.feature),
    game2048Tests,
    {
      path: "src/games/2048/kept-game.ts",
      library: true,
      parts: [{ name: "useKeptGame", comment: KEPT, code: keptGame(call) }, ...game2048Readers],
    },
    {
      path: "src/games/2048/use-tile-game.ts",
      library: true,
      parts: [
        { name: "toldMove", code: toldMove },
        { name: "useTileGame", comment: "The game, its best score, and what just happened.", code: useTileGame(call) },
      ],
    },
    {
      path: component2048.from,
      library: true,
      parts: [{ name: component2048.name, code: gameCode(call) }],
    },
    {
      path: BOARD_PATH,
      library: true,
      parts: [
        { name: "TileBoard", comment: "The cells as a table, for all who read it; the tiles lie over it and slide.", code: board },
        { name: "sizeOfNumber", code: sizeOfNumber },
        { name: "SlidingTile", code: slidingTile },
      ],
    },
    { path: "src/games/2048/EndPanel.tsx", library: true, parts: [{ name: "TileEndPanel", code: endPanel }] },
  ];
}

const KEPT = "The game as it stands, kept in this browser, with the way back for the last twenty moves.";

function keptGame({ project, feature }: UnitCall<Game2048>): Code {
  return code`
    function useKeptGame(random: @Random) {
      const key = ${`${project.blueprint.slug}/${feature.id}`};
      const [games, setGames] = @useState<readonly @Game2048[]>(() => [@read2048(@parseJson(@readItem(key))) ?? @begin2048(random)]);
      const game = games[0] ?? @begin2048(random);

      function keep(next: readonly @Game2048[]) {
        setGames(next);
        @writeItem(key, JSON.stringify(next[0]));
      }

      return {
        game,
        canUndo: games.length > 1,
        play: (next: @Game2048) => keep([next, ...games].slice(0, 21)),
        undo: () => keep(games.slice(1)),
      };
    }`;
}

function useTileGame({ project, feature }: UnitCall<Game2048>): Code {
  return code`
    function useTileGame() {
      const [random] = @useState(@openRandom);
      const { game, canUndo, play, undo } = @useKeptGame(random);
      const { best, offer } = @useBest(${feature.id});
      const [status, setStatus] = @useState("Slide the tiles to begin.");

      function slideTo(direction: @Direction) {
        if (game.state !== "playing") return;
        const next = @move2048(game, direction, random);
        if (next === game) {
          setStatus(\`Nothing can move \${direction}.\`);
          return;
        }
        play(next);
        offer(next.score);
        setStatus(@toldMove(direction, next));
        ${keepsResult(project, code`if (next.state === "over") @keepResult({ game: "2048", result: @formatCount(next.score, "point", "points"), rank: next.score });`)}
      }

      function go(next: @Game2048, told: string) {
        play(next);
        setStatus(told);
      }

      return {
        game, best, status, canUndo, slideTo,
        restart: () => go(@begin2048(random), "A new game. Take back returns to the last one."),
        revive: () => go(@revive2048(game), "Revived! The smallest tiles are gone. Go on."),
        goOn: () => go(@continue2048(game), "How far can you go?"),
        takeBack: () => {
          if (!canUndo) return;
          undo();
          setStatus("One move taken back.");
        },
      };
    }`;
}

const toldMove = code`
  function toldMove(direction: @Direction, { state, gained }: @Game2048): string {
    if (state === "over") return "Game over: no move is left.";
    if (state === "won") return \`You made \${@GOAL}. You win!\`;
    return gained === 0 ? \`Moved \${direction}.\` : \`Moved \${direction} and merged: +\${gained} points.\`;
  }`;

function gameCode(call: UnitCall<Game2048>): Code {
  const { jsx } = headingOf({ ...call, cabinet: cabinet2048 });
  return code`
    function TileGame() {
      const { game, best, status, canUndo, slideTo, restart, revive, goOn, takeBack } = @useTileGame();

      const region = @useGameKeys((key) => {
        const direction = @directionOf(key);
        if (direction) slideTo(direction);
        else if (key === "u") takeBack();
        else if (key === "n") restart();
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name="2048"
          region={region}
          status={status}
          scores={[
            { label: "Score", value: @formatNumber(game.score) },
            { label: "Best", value: @formatNumber(Math.max(best ?? 0, game.score)) },
            { label: "Moves", value: game.moves },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={restart}>New game</@GameButton>
              <@GameButton isDisabled={!canUndo} onClick={takeBack}>
                <@UndoIcon className="size-4" />
                Take back
              </@GameButton>
            </>
          }
          rules={[
            "Slide all tiles up, down, left or right. A new 2 or 4 appears after each move.",
            "Two equal tiles that meet become one, and its number is added to your score.",
            ${`Make a ${call.feature.goal} tile to win. The game is over when the board is full and nothing can merge.`},
            "After the end you can revive: the smallest tiles are cleared and you go on.",
          ]}
          keys={[["← ↑ → ↓ or WASD", "Slide"], ["U", "Take back"], ["N", "New game"]]}
        >
          <@TileBoard tiles={game.tiles} onSlide={slideTo}>
            {game.state !== "playing" && <@TileEndPanel game={game} onRevive={revive} onRestart={restart} onContinue={goOn} />}
          </@TileBoard>
          <@DirectionPad act="Move" onPress={slideTo} />
        </@GameFrame>
      );
    }`;
}

const board = code`
  function TileBoard({ tiles, onSlide, children }: { tiles: readonly @NumberTile[]; onSlide: (direction: @Direction) => void; children: @ReactNode }) {
    const swipe = @useSwipe(onSlide);
    const places = Array.from({ length: @BOARD_SIZE }, (_, place) => place);
    return (
      <div className="card relative mx-auto w-full max-w-md p-1.5">
        <div className="relative aspect-square touch-none select-none" {...swipe}>
          <div role="table" aria-label="Board" className="flex size-full flex-col">
            {places.map((row) => (
              <div key={row} role="row" className="flex flex-1">
                {places.map((column) => (
                  <div key={column} role="cell" className="flex-1 p-1">
                    <div className="size-full rounded-control bg-sunken">
                      <span className="sr-only">{tiles.find((tile) => tile.row === row && tile.column === column)?.value ?? "empty"}</span>
                    </div>
                  </div>
                ))}
              </div>
            ))}
          </div>
          {tiles.toSorted((left, right) => left.id - right.id).map((tile) => (
            <@SlidingTile key={tile.id} tile={tile} />
          ))}
        </div>
        {children}
      </div>
    );
  }`;

const sizeOfNumber = code`
  function sizeOfNumber(value: number): string {
    const digits = String(value).length;
    if (digits <= 2) return "text-3xl sm:text-4xl";
    return digits === 3 ? "text-2xl sm:text-3xl" : "text-lg sm:text-2xl";
  }`;

const slidingTile = code`
  function SlidingTile({ tile }: { tile: @NumberTile }) {
    const size = \`\${100 / @BOARD_SIZE}%\`;
    return (
      <div
        aria-hidden
        className="pointer-events-none absolute top-0 left-0 p-1 transition-transform duration-150 ease-out"
        style={{ width: size, height: size, transform: \`translate(\${tile.column * 100}%, \${tile.row * 100}%)\` }}
      >
        <div
          key={tile.value}
          className={\`grid size-full place-items-center rounded-control font-display font-bold tabular-nums transition-[scale] duration-200 starting:scale-60 \${@sizeOfNumber(tile.value)}\`}
          style={@shade(Math.min(2, 0.08 + (Math.log2(tile.value) - 1) * 0.17))}
        >
          {tile.value}
        </div>
      </div>
    );
  }`;

const endPanel = code`
  function TileEndPanel({ game, onRevive, onRestart, onContinue }: { game: @Game2048; onRevive: () => void; onRestart: () => void; onContinue: () => void }) {
    const score = @formatCount(game.score, "point", "points");
    if (game.state === "won") {
      return (
        <@BoardPanel
          title="You win!"
          actions={
            <>
              <@GameButton isMain onClick={onContinue}>Keep going</@GameButton>
              <@GameButton onClick={onRestart}>Play again</@GameButton>
            </>
          }
        >
          {score} in {@formatCount(game.moves, "move", "moves")}.
        </@BoardPanel>
      );
    }
    return (
      <@BoardPanel
        title="Game over"
        actions={
          <>
            <@GameButton isMain onClick={onRevive}>
              <@HeartPulseIcon className="size-4" />
              Revive
            </@GameButton>
            <@GameButton onClick={onRestart}>Try again</@GameButton>
          </>
        }
      >
        {score} in {@formatCount(game.moves, "move", "moves")}. Revive to clear the smallest tiles and go on.
      </@BoardPanel>
    );
  }`;
