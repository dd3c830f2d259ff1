// The component of breakout in the generated app, and its field.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";
import { breakoutRules } from "./breakout-rules.ts";

type Breakout = FeatureOf<"breakout">;

/** The name on the machine. */
export const breakoutCabinet = { name: "Breakout", intro: "Keep the ball in play and break every brick." };

/** The game's component. */
export const breakoutComponent = new Reference("BreakoutMatch", "src/games/breakout/BreakoutMatch.tsx");

/** The files of the game. */
export function breakoutModules(call: UnitCall<Breakout>): ModuleSource[] {
  return [
    breakoutRules(),
    {
      path: "src/games/breakout/use-breakout.ts",
      library: true,
      parts: [
        { name: "STEP_SECONDS", code: code`const STEP_SECONDS = 0.008;` },
        { name: "breakoutStatus", code: status },
        { name: "usePush", comment: "Where the held arrow keys push the paddle.", code: usePush },
        { name: "useBreakout", comment: "The game, its time and its best score.", code: useBreakout(call) },
      ],
    },
    { path: breakoutComponent.from, library: true, parts: [{ name: breakoutComponent.name, code: gameCode(call) }] },
    {
      path: "src/games/breakout/BreakoutField.tsx",
      library: true,
      parts: [
        { name: "BreakoutField", code: field },
        { name: "BreakoutPanel", code: panel },
      ],
    },
  ];
}

const status = code`
  function breakoutStatus({ state, score, lives, level }: @BreakoutGame): string {
    const left = \`\${@formatCount(lives, "life", "lives")} left\`;
    if (state === "paused") return "Paused.";
    if (state === "over") return \`Game over: \${@formatCount(score, "point", "points")}.\`;
    if (state === "won") return \`You win! All levels are cleared with \${@formatCount(score, "point", "points")}.\`;
    if (state === "serving") return \`Level \${level}, \${left}. Launch the ball.\`;
    return score === 0 ? "The ball is in play." : \`\${@formatCount(score, "point", "points")}, \${left}.\`;
  }`;

const usePush = code`
  function usePush() {
    const push = @useRef(0);

    @useEffect(() => {
      const letGo = () => {
        push.current = 0;
      };
      window.addEventListener("keyup", letGo);
      window.addEventListener("blur", letGo);
      return () => {
        window.removeEventListener("keyup", letGo);
        window.removeEventListener("blur", letGo);
      };
    }, []);

    return push;
  }`;

function useBreakout({ project, feature }: UnitCall<Breakout>): Code {
  return code`
    function useBreakout() {
      const [game, setGame] = @useState(@beginBreakout);
      const { best, offer } = @useBest(${feature.id});
      const push = @usePush();
      const time = @useRef(0);
      const isRunning = game.state === "running";

      @useFrames(isRunning || game.state === "serving", (seconds) => {
        // Steps of one size, so that a fast ball meets every brick, and goes the same way on every screen.
        time.current += seconds;
        let next = game;
        for (; time.current >= @STEP_SECONDS; time.current -= @STEP_SECONDS) next = @stepBreakout(next, @STEP_SECONDS, push.current);
        if (next !== game) setGame(next);
        if (next.state !== "over" && next.state !== "won") return;
        offer(next.score);
        ${keepsResult(project, code`@keepResult({ game: "Breakout", result: @formatCount(next.score, "point", "points"), rank: next.score });`)}
      });

      function pause() {
        if (isRunning) setGame({ ...game, state: "paused" });
      }

      @useWhenHidden(pause);

      return {
        game, best, pause,
        go: () => setGame(game.state === "over" || game.state === "won" ? @beginBreakout() : { ...game, state: "running" }),
        restart: () => setGame(@beginBreakout()),
        point: (x: number) => setGame(@movePaddle(game, x)),
        nudge: (across: number) => setGame(@movePaddle(game, game.paddle + across)),
        hold: (direction: number) => {
          push.current = direction;
        },
      };
    }`;
}

function gameCode(call: UnitCall<Breakout>): Code {
  const { jsx } = headingOf({ ...call, cabinet: breakoutCabinet });
  return code`
    function BreakoutMatch() {
      const { game, best, pause, go, restart, point, nudge, hold } = @useBreakout();
      const isRunning = game.state === "running";
      const isOver = game.state === "over" || game.state === "won";

      const region = @useGameKeys((key) => {
        const direction = @directionOf(key);
        if (direction === "left" || direction === "right") hold(direction === "left" ? -1 : 1);
        else if (key === " " && !isRunning && !isOver) go();
        else if (key === "p" && !isOver) (isRunning ? pause : go)();
        else if (key === "n") restart();
        else return key === " " || direction !== null;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name="Breakout"
          region={region}
          status={@breakoutStatus(game)}
          scores={[
            { label: "Score", value: game.score },
            { label: "Best", value: Math.max(best ?? 0, game.score) },
            { label: "Level", value: game.level },
            { label: "Lives", value: game.lives },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={isRunning ? pause : go}>
                {isRunning ? "Pause" : game.state === "paused" ? "Continue" : isOver ? "Play again" : "Launch"}
              </@GameButton>
              <@GameButton onClick={restart}>New game</@GameButton>
            </>
          }
          rules={[
            "Move the paddle with the mouse, a finger or the arrow keys, and do not let the ball fall.",
            "Where the ball meets the paddle says where it goes: the further out, the flatter.",
            \`Each brick is ten points, times the level. Break all bricks of \${@LAST_LEVEL} levels to win.\`,
          ]}
          keys={[["← →", "Move the paddle"], ["Space", "Launch"], ["P", "Pause"], ["N", "New game"]]}
        >
          <@BreakoutField game={game} onPoint={point}>
            {(isOver || game.state === "paused") && <@BreakoutPanel game={game} onGo={go} />}
          </@BreakoutField>
          <div className="mx-auto grid w-full max-w-md grid-cols-3 gap-2">
            <@PadButton name="Paddle left" onPress={() => nudge(-12)}><@ArrowLeftIcon className="size-6" /></@PadButton>
            <@PadButton name={isRunning ? "Pause the ball" : "Launch the ball"} onPress={isRunning ? pause : go}>
              {isRunning ? <@PauseIcon className="size-6" /> : <@PlayIcon className="size-6" />}
            </@PadButton>
            <@PadButton name="Paddle right" onPress={() => nudge(12)}><@ArrowRightIcon className="size-6" /></@PadButton>
          </div>
        </@GameFrame>
      );
    }`;
}

const field = code`
  function BreakoutField({ game, onPoint, children }: { game: @BreakoutGame; onPoint: (x: number) => void; children: @ReactNode }) {
    function follow(event: @PointerEvent<SVGSVGElement>) {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      onPoint(((event.clientX - left) / width) * 100);
    }

    return (
      <div className="card relative mx-auto w-full max-w-md overflow-hidden p-2">
        <svg
          role="img"
          aria-label={\`Field with \${@formatCount(game.bricks.length, "brick", "bricks")}\`}
          viewBox="0 0 100 120"
          className="block w-full cursor-none touch-none rounded-control bg-sunken select-none"
          onPointerMove={follow}
          onPointerDown={follow}
        >
          {game.bricks.map(({ row, column }) => (
            <rect
              key={\`\${row} \${column}\`}
              x={column * @BRICK.width + 0.4}
              y={@BRICK.top + row * @BRICK.height + 0.4}
              width={@BRICK.width - 0.8}
              height={@BRICK.height - 0.8}
              rx="1"
              style={{ fill: @shade(1.2 - row * 0.14).backgroundColor }}
            />
          ))}
          <rect x={game.paddle - @PADDLE.width / 2} y={@PADDLE.y} width={@PADDLE.width} height={@PADDLE.height} rx="1.3" className="fill-accent" />
          <circle cx={game.ball.x} cy={game.ball.y} r={@BALL_RADIUS} className="fill-ink" />
        </svg>
        {children}
      </div>
    );
  }`;

const panel = code`
  function BreakoutPanel({ game, onGo }: { game: @BreakoutGame; onGo: () => void }) {
    if (game.state === "paused") return <@BoardPanel title="Paused" actions={<@GameButton isMain onClick={onGo}>Go on</@GameButton>} />;
    return (
      <@BoardPanel title={game.state === "won" ? "You win!" : "Game over"} actions={<@GameButton isMain onClick={onGo}>Another game</@GameButton>}>
        {@formatCount(game.score, "point", "points")} in level {game.level}.
      </@BoardPanel>
    );
  }`;
