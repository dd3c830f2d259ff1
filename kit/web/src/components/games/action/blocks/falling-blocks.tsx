import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { PlayButton } from "@/components/games/frame/play-button";
import { PlayPanel } from "@/components/games/frame/play-panel";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format";
import { blocksStatus, formatLines, levelOf } from "@/lib/games/action/blocks";
import { formatPoints } from "@/lib/games/counts";
import { directionOf } from "@/lib/games/direction";
import { BlocksControls } from "./blocks-controls";
import { BlocksWell } from "./blocks-well";
import { ComingPiece } from "./coming-piece";
import { useBlocks } from "./use-blocks";

const RULES = [
  "Move and turn the falling piece so that whole rows are filled. A full row goes and is 100 points, four at once are 800.",
  "Each ten lines are a level: the pieces fall faster, and rows are worth more.",
  "The game is over when the next piece finds no room.",
];

const KEYS = [
  ["← →", "Move"],
  ["↑", "Turn"],
  ["↓", "Down one row"],
  ["Space", "Drop"],
  ["P", "Pause"],
] as const;

/** Falling blocks: pieces that fill rows. */
export function FallingBlocks({ hasHeading }: GameProps) {
  const blocks = useBlocks();
  const { game, best, play, pause, restart } = blocks;

  function press(key: string): boolean {
    const isRunning = game.state === "running";
    const direction = directionOf(key);
    if (direction && game.state === "ready") play();
    else if (direction === "left") blocks.shift(-1);
    else if (direction === "right") blocks.shift(1);
    else if (direction === "down") blocks.sink();
    else if (direction === "up") blocks.turn();
    else if (key === " " && isRunning) blocks.drop();
    else if ((key === "p" || key === " ") && game.state !== "over") (isRunning ? pause : play)();
    else if (key === "n") restart();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Falling blocks"
      onKey={press}
      status={blocksStatus(game)}
      scores={[
        { label: "Score", value: formatNumber(game.score) },
        { label: "Lines", value: game.lines },
        { label: "Level", value: levelOf(game.lines) },
        { label: "Best", value: formatNumber(Math.max(best ?? 0, game.score)) },
      ]}
      actions={
        <>
          <PlayButton state={game.state} onPlay={play} onPause={pause} />
          <Button variant="outline" onClick={restart}>
            New game
          </Button>
        </>
      }
      rules={RULES}
      keys={KEYS}
    >
      <div className="flex items-start justify-center gap-3">
        <BlocksWell game={game}>
          <PlayPanel
            state={game.state}
            onPlay={play}
            result={`${formatPoints(game.score)} with ${formatLines(game.lines)}.`}
          />
        </BlocksWell>
        <ComingPiece piece={game.coming[0]} />
      </div>
      <BlocksControls
        onShift={blocks.shift}
        onTurn={blocks.turn}
        onSink={blocks.sink}
        onDrop={blocks.drop}
      />
    </GameFrame>
  );
}
