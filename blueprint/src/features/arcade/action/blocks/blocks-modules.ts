// The component of falling blocks in the generated app, and its well.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";
import { blocksRules } from "./blocks-rules.ts";

type Blocks = FeatureOf<"blocks">;

/** The name on the machine. */
export const blocksCabinet = { name: "Falling blocks", intro: "Turn the pieces, fill whole rows, and keep the well from filling up." };

/** The game's component. */
export const blocksComponent = new Reference("BlocksMatch", "src/games/blocks/BlocksMatch.tsx");

/** The files of the game. */
export function blocksModules(call: UnitCall<Blocks>): ModuleSource[] {
  return [
    ...blocksRules(),
    {
      path: "src/games/blocks/use-blocks.ts",
      library: true,
      parts: [
        { name: "blocksStatus", code: status },
        { name: "useBlocks", comment: "The game, its time and its best score.", code: useBlocks(call) },
      ],
    },
    { path: blocksComponent.from, library: true, parts: [{ name: blocksComponent.name, code: gameCode(call) }] },
    {
      path: "src/games/blocks/BlocksWell.tsx",
      library: true,
      parts: [
        { name: "PIECE_COLOURS", code: colours },
        { name: "BlockSquare", code: square },
        { name: "BlocksWell", comment: "The well with the falling piece, and faintly where it would land.", code: well },
        { name: "ComingPiece", code: coming },
      ],
    },
    {
      path: "src/games/blocks/BlocksControls.tsx",
      library: true,
      parts: [
        { name: "BlocksControls", code: controls },
        { name: "BlocksPanel", code: panel },
      ],
    },
  ];
}

const status = code`
  function blocksStatus({ state, score, lines }: @BlocksGame): string {
    if (state === "ready") return "Press Start or any arrow key.";
    if (state === "paused") return "Paused.";
    const sum = \`\${@formatCount(score, "point", "points")}, \${@formatCount(lines, "line", "lines")}\`;
    return state === "over" ? \`Game over: \${sum}.\` : \`\${sum}.\`;
  }`;

function useBlocks({ project, feature }: UnitCall<Blocks>): Code {
  return code`
    function useBlocks() {
      const [random] = @useState(@openRandom);
      const [game, setGame] = @useState(() => @beginBlocks(random));
      const { best, offer } = @useBest(${feature.id});
      const isRunning = game.state === "running";

      function show(next: @BlocksGame) {
        setGame(next);
        if (next.state !== "over" || game.state === "over") return;
        offer(next.score);
        ${keepsResult(project, code`@keepResult({ game: ${blocksCabinet.name}, result: @formatCount(next.score, "point", "points"), rank: next.score });`)}
      }

      @useBeat(isRunning ? Math.max(90, 850 - @levelOf(game.lines) * 75) : null, () => show(@sinkPiece(game, random)));

      function pause() {
        if (isRunning) setGame({ ...game, state: "paused" });
      }

      @useWhenHidden(pause);

      function restart() {
        setGame({ ...@beginBlocks(random), state: "running" });
      }

      return {
        game, best, pause, restart,
        go: () => (game.state === "over" ? restart() : setGame({ ...game, state: "running" })),
        shift: (across: -1 | 1) => show(@shiftPiece(game, across)),
        turn: () => show(@turnPiece(game)),
        sink: () => show(@sinkPiece(isRunning ? { ...game, score: game.score + 1 } : game, random)),
        drop: () => show(@dropPiece(game, random)),
      };
    }`;
}

function gameCode(call: UnitCall<Blocks>): Code {
  const { jsx } = headingOf({ ...call, cabinet: blocksCabinet });
  return code`
    function BlocksMatch() {
      const blocks = @useBlocks();
      const { game, best, go, pause, restart } = blocks;
      const isRunning = game.state === "running";

      const region = @useGameKeys((key) => {
        const direction = @directionOf(key);
        if (direction && game.state === "ready") go();
        else if (direction === "left") blocks.shift(-1);
        else if (direction === "right") blocks.shift(1);
        else if (direction === "down") blocks.sink();
        else if (direction === "up") blocks.turn();
        else if (key === " " && isRunning) blocks.drop();
        else if ((key === "p" || key === " ") && game.state !== "over") (isRunning ? pause : go)();
        else if (key === "n") restart();
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name=${blocksCabinet.name}
          region={region}
          status={@blocksStatus(game)}
          scores={[
            { label: "Score", value: @formatNumber(game.score) },
            { label: "Lines", value: game.lines },
            { label: "Level", value: @levelOf(game.lines) },
            { label: "Best", value: @formatNumber(Math.max(best ?? 0, game.score)) },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={isRunning ? pause : go}>
                {isRunning ? "Pause" : game.state === "paused" ? "Continue" : "Start"}
              </@GameButton>
              <@GameButton onClick={restart}>New game</@GameButton>
            </>
          }
          rules={[
            "Move and turn the falling piece so that whole rows are filled. A full row goes and is 100 points, four at once are 800.",
            "Each ten lines are a level: the pieces fall faster, and rows are worth more.",
            "The game is over when the next piece finds no room.",
          ]}
          keys={[["← →", "Move"], ["↑", "Turn"], ["↓", "Down one row"], ["Space", "Drop"], ["P", "Pause"]]}
        >
          <div className="flex items-start justify-center gap-3">
            <@BlocksWell game={game}>{!isRunning && <@BlocksPanel game={game} onGo={go} />}</@BlocksWell>
            <@ComingPiece piece={game.coming[0]} />
          </div>
          <@BlocksControls onShift={blocks.shift} onTurn={blocks.turn} onSink={blocks.sink} onDrop={blocks.drop} />
        </@GameFrame>
      );
    }`;
}

const colours = code`
  const PIECE_COLOURS: Readonly<Record<@Piece, string>> = {
    I: "var(--color-chart-1)", J: "var(--color-chart-2)", L: "var(--color-chart-3)", O: "var(--color-chart-4)",
    S: "var(--color-chart-5)", T: "var(--color-accent)", Z: "var(--color-chart-6)",
  };`;

const square = code`
  function BlockSquare({ x, y, piece }: @WellCell & { piece: @Piece }) {
    return (
      <g transform={\`translate(\${x} \${y})\`}>
        <rect x="0.04" y="0.04" width="0.92" height="0.92" rx="0.16" fill={@PIECE_COLOURS[piece]} />
        <path d="M0.16 0.84V0.16H0.84" fill="none" stroke="white" strokeOpacity="0.45" strokeWidth="0.1" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    );
  }`;

const well = code`
  function BlocksWell({ game, children }: { game: @BlocksGame; children: @ReactNode }) {
    const { piece, turns, x } = game.falling;
    return (
      <div className="card relative w-60 shrink-0 p-1.5 sm:w-72">
        <svg
          role="img"
          aria-label={\`Well: \${piece} piece, turned \${turns * 90} degrees, column \${x + 1}\`}
          viewBox={\`0 0 \${@WELL_COLUMNS} \${@WELL_ROWS}\`}
          className="block w-full rounded-control bg-sunken"
        >
          <defs>
            <pattern id="well" width="1" height="1" patternUnits="userSpaceOnUse">
              <path d="M1 0H0V1" fill="none" className="stroke-line" strokeWidth="0.05" />
            </pattern>
          </defs>
          <rect width={@WELL_COLUMNS} height={@WELL_ROWS} fill="url(#well)" />
          {game.rows.flatMap((row, y) => row.map((cell, column) => cell && <@BlockSquare key={\`\${column} \${y}\`} x={column} y={y} piece={cell} />))}
          <g opacity="0.25">
            {@cellsOfFalling(@lowered(game)).map((cell) => (
              <rect key={\`\${cell.x} \${cell.y}\`} x={cell.x + 0.04} y={cell.y + 0.04} width="0.92" height="0.92" rx="0.16" fill={@PIECE_COLOURS[piece]} />
            ))}
          </g>
          {@cellsOfFalling(game.falling).map((cell) => (
            <@BlockSquare key={\`\${cell.x} \${cell.y}\`} {...cell} piece={piece} />
          ))}
        </svg>
        {children}
      </div>
    );
  }`;

const coming = code`
  function ComingPiece({ piece }: { piece: @Piece | undefined }) {
    return (
      <div className="card flex w-20 flex-col items-center gap-1 p-2">
        <p className="text-xs font-semibold text-muted">Next</p>
        {piece && (
          <svg role="img" aria-label={\`Next piece: \${piece}\`} viewBox="0 0 4 4" className="w-full">
            {@cellsOfPiece(piece, 0).map((cell) => (
              <@BlockSquare key={\`\${cell.x} \${cell.y}\`} x={cell.x + (piece === "O" ? 1 : piece === "I" ? 0 : 0.5)} y={cell.y + 0.75} piece={piece} />
            ))}
          </svg>
        )}
      </div>
    );
  }`;

const controls = code`
  function BlocksControls({ onShift, onTurn, onSink, onDrop }: { onShift: (across: -1 | 1) => void; onTurn: () => void; onSink: () => void; onDrop: () => void }) {
    return (
      <div role="group" aria-label="Controls" className="mx-auto grid w-full max-w-sm grid-cols-5 gap-2">
        <@PadButton name="Move left" onPress={() => onShift(-1)}><@ArrowLeftIcon className="size-6" /></@PadButton>
        <@PadButton name="Turn" onPress={onTurn}><@RotateCwIcon className="size-6" /></@PadButton>
        <@PadButton name="Move right" onPress={() => onShift(1)}><@ArrowRightIcon className="size-6" /></@PadButton>
        <@PadButton name="Down one row" onPress={onSink}><@ArrowDownIcon className="size-6" /></@PadButton>
        <@PadButton name="Drop" onPress={onDrop}><@ArrowDownToLineIcon className="size-6" /></@PadButton>
      </div>
    );
  }`;

const panel = code`
  function BlocksPanel({ game, onGo }: { game: @BlocksGame; onGo: () => void }) {
    if (game.state === "over") {
      return (
        <@BoardPanel title="Game over" actions={<@GameButton isMain onClick={onGo}>Play again</@GameButton>}>
          {@formatCount(game.score, "point", "points")} with {@formatCount(game.lines, "line", "lines")}.
        </@BoardPanel>
      );
    }
    const isReady = game.state === "ready";
    return <@BoardPanel title={isReady ? "Ready?" : "Paused"} actions={<@GameButton isMain onClick={onGo}>{isReady ? "Start game" : "Go on"}</@GameButton>} />;
  }`;
