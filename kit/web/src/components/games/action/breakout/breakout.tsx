import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { PlayPanel } from "@/components/games/frame/play-panel";
import { Button } from "@/components/ui/button";
import { LAST_LEVEL, breakoutStatus } from "@/lib/games/action/breakout";
import { formatPoints } from "@/lib/games/counts";
import { directionOf } from "@/lib/games/direction";
import type { PlayState } from "@/lib/games/play-state";
import { BreakoutField } from "./breakout-field";
import { PaddleControls } from "./paddle-controls";
import { useBreakout } from "./use-breakout";

const RULES = [
  "Move the paddle with the mouse, a finger or the arrow keys, and do not let the ball fall.",
  "Where the ball meets the paddle determines where it goes: the further out, the flatter.",
  `Each brick is ten points, times the level. Break all bricks of ${LAST_LEVEL} levels to win.`,
];

const KEYS = [
  ["← →", "Move the paddle"],
  ["Space", "Launch"],
  ["P", "Pause"],
  ["N", "New game"],
] as const;

/** What the main button does in each state. */
const MAIN: Readonly<Record<PlayState, string>> = {
  ready: "Launch",
  running: "Pause",
  paused: "Continue",
  over: "Play again",
  won: "Play again",
};

/** Breakout: a ball, a paddle and bricks. */
export function Breakout({ hasHeading }: GameProps) {
  const { game, best, pause, play, restart, point, nudge, hold } = useBreakout();
  const isRunning = game.state === "running";

  function press(key: string): boolean {
    const direction = directionOf(key);
    const hasEnded = game.state === "over" || game.state === "won";
    if (direction === "left" || direction === "right") hold(direction === "left" ? -1 : 1);
    else if (key === " " && !isRunning && !hasEnded) play();
    else if (key === "p" && !hasEnded) (isRunning ? pause : play)();
    else if (key === "n") restart();
    else return key === " " || direction !== null;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Breakout"
      onKey={press}
      status={breakoutStatus(game)}
      scores={[
        { label: "Score", value: game.score },
        { label: "Best", value: Math.max(best ?? 0, game.score) },
        { label: "Level", value: game.level },
        { label: "Lives", value: game.lives },
      ]}
      actions={
        <>
          <Button onClick={isRunning ? pause : play}>{MAIN[game.state]}</Button>
          <Button variant="outline" onClick={restart}>
            New game
          </Button>
        </>
      }
      rules={RULES}
      keys={KEYS}
    >
      <BreakoutField game={game} onPoint={point}>
        {game.state !== "ready" && (
          <PlayPanel
            state={game.state}
            onPlay={play}
            again="Another game"
            result={`${formatPoints(game.score)} in level ${game.level}.`}
          />
        )}
      </BreakoutField>
      <PaddleControls isRunning={isRunning} onNudge={nudge} onPause={pause} onPlay={play} />
    </GameFrame>
  );
}
