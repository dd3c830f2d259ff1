// The component of snake in the generated app, and its field.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";
import { snakeRules } from "./snake-rules.ts";

type Snake = FeatureOf<"snake">;

/** The name on the machine. */
export const snakeCabinet = { name: "Snake", intro: "Eat, grow, and do not bite yourself." };

/** The game's component. */
export const snakeComponent = new Reference("SnakeMatch", "src/games/snake/SnakeMatch.tsx");

/** The files of the game. */
export function snakeModules(call: UnitCall<Snake>): ModuleSource[] {
  return [
    snakeRules(call.feature),
    {
      path: snakeComponent.from,
      library: true,
      parts: [
        { name: "SNAKE_SPEEDS", comment: "Milliseconds a step, at the beginning.", code: speeds },
        { name: "useSnake", comment: "The game, its time and its best score.", code: useSnake(call) },
        { name: "snakeStatus", code: status },
        { name: snakeComponent.name, code: gameCode(call) },
      ],
    },
    {
      path: "src/games/snake/SnakeField.tsx",
      library: true,
      parts: [
        {
          name: "pathOfSnake",
          comment: "The snake as one line; it is parted where it leaves the field and comes in again.",
          code: pathOfSnake,
        },
        { name: "SnakeField", code: field },
        { name: "SnakePanel", code: panel },
      ],
    },
  ];
}

const speeds = code`
  const SNAKE_SPEEDS = [
    { value: 190, label: "Slow" },
    { value: 130, label: "Normal" },
    { value: 85, label: "Fast" },
  ];`;

function useSnake({ project, feature }: UnitCall<Snake>): Code {
  return code`
    function useSnake() {
      const [random] = @useState(@openRandom);
      const [game, setGame] = @useState(() => @beginSnake(random));
      const [speed, setSpeed] = @useState(130);
      const { best, offer } = @useBest(${feature.id});
      const isRunning = game.state === "running";

      @useBeat(isRunning ? Math.max(55, speed - game.score * 2) : null, () => {
        const next = @stepSnake(game, random);
        setGame(next);
        if (next.state === "running") return;
        offer(next.score);
        ${keepsResult(project, code`@keepResult({ game: "Snake", result: @formatCount(next.score, "point", "points"), rank: next.score });`)}
      });

      function pause() {
        if (isRunning) setGame({ ...game, state: "paused" });
      }

      @useWhenHidden(pause);

      function restart() {
        setGame({ ...@beginSnake(random), state: "running" });
      }

      return {
        game, speed, best, pause, restart,
        /** Begins or goes on, whatever the game waits for. */
        go: () => (game.state === "over" || game.state === "won" ? restart() : setGame({ ...game, state: "running" })),
        turn: (direction: @Direction) => setGame({ ...@turnSnake(game, direction), state: game.state === "ready" ? "running" : game.state }),
        chooseSpeed: (next: number) => {
          setSpeed(next);
          setGame(@beginSnake(random));
        },
      };
    }`;
}

const status = code`
  function snakeStatus({ state, score }: @SnakeGame): string {
    if (state === "ready") return "Press an arrow key, swipe, or press Start.";
    if (state === "paused") return "Paused.";
    if (state === "over") return \`Game over: \${@formatCount(score, "point", "points")}.\`;
    if (state === "won") return "The whole field is yours. You win!";
    return score === 0 ? "Go!" : \`\${@formatCount(score, "point", "points")}.\`;
  }`;

function gameCode(call: UnitCall<Snake>): Code {
  const { jsx } = headingOf({ ...call, cabinet: snakeCabinet });
  return code`
    function SnakeMatch() {
      const { game, speed, best, pause, restart, go, turn, chooseSpeed } = @useSnake();
      const isRunning = game.state === "running";

      const region = @useGameKeys((key) => {
        const direction = @directionOf(key);
        if (direction) turn(direction);
        else if (key === "p" || key === " ") (isRunning ? pause : go)();
        else if (key === "n") restart();
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name="Snake"
          region={region}
          status={@snakeStatus(game)}
          scores={[
            { label: "Score", value: game.score },
            { label: "Best", value: Math.max(best ?? 0, game.score) },
            { label: "Length", value: game.snake.length },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={isRunning ? pause : go}>
                {isRunning ? "Pause" : game.state === "paused" ? "Continue" : "Start"}
              </@GameButton>
              <@GameButton onClick={restart}>New game</@GameButton>
            </>
          }
          settings={<@GameChoice label="Speed" options={@SNAKE_SPEEDS} value={speed} onChoose={chooseSpeed} />}
          rules={[
            "Steer the snake to the food. Each bite makes it longer and faster, and is a point.",
            ${call.feature.walls ? "Do not run into the wall, and do not bite yourself." : "There are no walls: leave on one side and come in on the other. Do not bite yourself."},
          ]}
          keys={[["← ↑ → ↓ or WASD", "Steer"], ["Space or P", "Pause"], ["N", "New game"]]}
        >
          <@SnakeField game={game} onTurn={turn}>
            {!isRunning && <@SnakePanel game={game} onGo={go} />}
          </@SnakeField>
          <@DirectionPad act="Turn" onPress={turn} />
        </@GameFrame>
      );
    }`;
}

const pathOfSnake = code`
  function pathOfSnake(snake: readonly @FieldCell[]): string {
    return snake
      .map(({ x, y }, index) => {
        const before = snake[index - 1];
        const isNext = before !== undefined && Math.abs(before.x - x) + Math.abs(before.y - y) === 1;
        return \`\${isNext ? "L" : "M"}\${x + 0.5} \${y + 0.5}\${isNext ? "" : "h0"}\`;
      })
      .join("");
  }`;

const field = code`
  function SnakeField({ game, onTurn, children }: { game: @SnakeGame; onTurn: (direction: @Direction) => void; children: @ReactNode }) {
    const swipe = @useSwipe(onTurn);
    const head = game.snake[0] ?? { x: 0, y: 0 };
    const turned = { right: 0, down: 90, left: 180, up: 270 }[game.direction];
    return (
      <div className="card relative mx-auto w-full max-w-md overflow-hidden p-2">
        <div className="touch-none select-none" {...swipe}>
          <svg role="img" aria-label="Snake field" viewBox={\`0 0 \${@FIELD_SIZE} \${@FIELD_SIZE}\`} className="block w-full rounded-control bg-sunken">
            <defs>
              <pattern id="snake-field" width="2" height="2" patternUnits="userSpaceOnUse">
                <rect width="1" height="1" className="fill-accent-soft" />
                <rect x="1" y="1" width="1" height="1" className="fill-accent-soft" />
              </pattern>
            </defs>
            <rect width={@FIELD_SIZE} height={@FIELD_SIZE} fill="url(#snake-field)" opacity="0.6" />
            <g transform={\`translate(\${game.food.x} \${game.food.y})\`}>
              <circle cx="0.5" cy="0.57" r="0.36" className="fill-danger" />
              <path d="M0.5 0.25q0.04-0.2 0.26-0.22q-0.02 0.2-0.26 0.22" className="fill-accent-ink" />
            </g>
            <path d={@pathOfSnake(game.snake)} className="fill-none stroke-accent" strokeWidth="0.78" strokeLinecap="round" strokeLinejoin="round" />
            <g transform={\`translate(\${head.x + 0.5} \${head.y + 0.5}) rotate(\${turned})\`}>
              <circle r="0.46" className="fill-accent" />
              <circle cx="0.14" cy="-0.18" r="0.1" className="fill-on-accent" />
              <circle cx="0.14" cy="0.18" r="0.1" className="fill-on-accent" />
            </g>
          </svg>
        </div>
        {children}
      </div>
    );
  }`;

const panel = code`
  function SnakePanel({ game, onGo }: { game: @SnakeGame; onGo: () => void }) {
    if (game.state === "ready" || game.state === "paused") {
      const isReady = game.state === "ready";
      return (
        <@BoardPanel title={isReady ? "Ready?" : "Paused"} actions={<@GameButton isMain onClick={onGo}>{isReady ? "Start game" : "Go on"}</@GameButton>} />
      );
    }
    return (
      <@BoardPanel title={game.state === "won" ? "You win!" : "Game over"} actions={<@GameButton isMain onClick={onGo}>Play again</@GameButton>}>
        {@formatCount(game.score, "point", "points")}, and a snake of {game.snake.length}.
      </@BoardPanel>
    );
  }`;
