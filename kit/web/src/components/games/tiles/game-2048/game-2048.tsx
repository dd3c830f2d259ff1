import { DirectionPad } from "@/components/games/frame/direction-pad";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { TakeBackButton } from "@/components/games/frame/take-back-button";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format";
import { directionOf } from "@/lib/games/direction";
import type { TileGoal } from "@/lib/games/tiles/game-2048/tile-game";
import { EndPanel } from "./end-panel";
import { TileBoard } from "./tile-board";
import { useTileGame } from "./use-tile-game";

const KEYS = [
  ["← ↑ → ↓ or WASD", "Slide"],
  ["U", "Take back"],
  ["N", "New game"],
] as const;

/** 2048: tiles that slide and merge until one shows the goal. */
export function Game2048({ size = 4, goal = 2048, hasHeading }: GameProps & Partial<TileGoal>) {
  const { game, best, status, canUndo, slideTo, restart, revive, goOn, takeBack } = useTileGame({
    size,
    goal,
  });

  function press(key: string): boolean {
    const direction = directionOf(key);
    if (direction) slideTo(direction);
    else if (key === "u") takeBack();
    else if (key === "n") restart();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="2048"
      onKey={press}
      status={status}
      scores={[
        { label: "Score", value: formatNumber(game.score) },
        { label: "Best", value: formatNumber(Math.max(best ?? 0, game.score)) },
        { label: "Moves", value: game.moves },
      ]}
      actions={
        <>
          <Button onClick={restart}>New game</Button>
          <TakeBackButton isPossible={canUndo} onClick={takeBack} />
        </>
      }
      rules={[
        "Slide all tiles up, down, left or right. A new 2 or 4 appears after each move.",
        "Two equal tiles that meet become one, and its number is added to your score.",
        `Make a ${goal} tile to win. The game is over when the board is full and nothing can merge.`,
        "After the end you can revive: the smallest tiles are cleared and you go on.",
      ]}
      keys={KEYS}
    >
      <TileBoard tiles={game.tiles} size={size} onSlide={slideTo}>
        <EndPanel game={game} onRevive={revive} onRestart={restart} onContinue={goOn} />
      </TileBoard>
      <DirectionPad act="Move" onPress={slideTo} />
    </GameFrame>
  );
}
