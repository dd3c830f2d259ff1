import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { PlayPanel } from "@/components/games/frame/play-panel";
import { Button } from "@/components/ui/button";
import { DIRECTIONS, directionOf } from "@/lib/games/direction";
import { formatRounds, simonStatus } from "@/lib/games/quick/simon";
import { LightPads } from "./light-pads";
import { useSimon } from "./use-simon";

const RULES = [
  "Watch the lights. When they have been shown, repeat them in the same order.",
  "Each round is one light longer. One mistake ends the game.",
];

const KEYS = [
  ["1 to 4", "Press a light"],
  ["↑ → ↓ ←", "Press a light"],
  ["N", "New game"],
] as const;

/** Simon: lights to watch and repeat. */
export function Simon({ hasHeading }: GameProps) {
  const { game, best, lit, press, start } = useSimon();

  function pressKey(key: string): boolean {
    const direction = directionOf(key);
    if (direction) press(DIRECTIONS.indexOf(direction));
    else if (/^[1-4]$/.test(key)) press(Number(key) - 1);
    else if (key === "n") start();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Simon"
      onKey={pressKey}
      status={simonStatus(game)}
      scores={[
        { label: "Round", value: game.row.length },
        { label: "Best", value: best ?? 0 },
      ]}
      actions={<Button onClick={start}>{game.state === "ready" ? "Start" : "New game"}</Button>}
      rules={RULES}
      keys={KEYS}
    >
      <LightPads lit={lit} onPress={press}>
        {(game.state === "ready" || game.state === "over") && (
          <PlayPanel state={game.state} onPlay={start} result={`${formatRounds(game)} repeated.`} />
        )}
      </LightPads>
    </GameFrame>
  );
}
