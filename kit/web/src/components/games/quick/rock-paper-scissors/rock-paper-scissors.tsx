import { useState } from "react";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { useRandom } from "@/hooks/games/use-random";
import { useTally } from "@/hooks/games/use-tally";
import {
  THROWS,
  type Throw,
  beginThrows,
  matchWinner,
  playThrow,
  throwStatus,
} from "@/lib/games/quick/rock-paper-scissors";
import { addResult } from "@/lib/games/results";
import { Hands } from "./hands";
import { THROW_ICONS } from "./throw-icons";

const KEYS = [
  ["R, P, S", "Choose"],
  ["N", "New match"],
] as const;

/** Rock, paper, scissors against the computer, until one side has won `target` rounds. */
export function RockPaperScissors({ target = 5, hasHeading }: GameProps & { target?: number }) {
  const random = useRandom();
  const [match, setMatch] = useState(() => beginThrows(target));
  const tally = useTally("rock-paper-scissors");

  function play(yours: Throw) {
    const next = playThrow(match, yours, random);
    setMatch(next);
    const winner = matchWinner(next);
    if (winner === null) return;
    tally.count(winner);
    addResult({
      game: "Rock, paper, scissors",
      result: `${next.you} to ${next.computer}`,
      rank: next.you - next.computer,
    });
  }

  const restart = () => setMatch(beginThrows(target));

  function press(key: string): boolean {
    const chosen = THROWS.find((one, index) => one.startsWith(key) || String(index + 1) === key);
    if (chosen) play(chosen);
    else if (key === "n") restart();
    else return false;
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Rock, paper, scissors"
      onKey={press}
      status={throwStatus(match)}
      scores={[
        { label: "You", value: match.you },
        { label: "Computer", value: match.computer },
        {
          label: "Matches won",
          value: `${tally.wins("you")} of ${tally.wins("you") + tally.wins("computer")}`,
        },
      ]}
      actions={
        <Button variant="outline" onClick={restart}>
          New match
        </Button>
      }
      rules={[
        "Rock breaks scissors, scissors cut paper, and paper wraps rock.",
        `Who first wins ${target} rounds wins the match.`,
      ]}
      keys={KEYS}
    >
      <Hands last={match.last} />
      <div
        role="group"
        aria-label="Your throw"
        className="mx-auto grid w-full max-w-md grid-cols-3 gap-3"
      >
        {THROWS.map((one) => (
          <ThrowButton key={one} choice={one} onClick={() => play(one)} />
        ))}
      </div>
    </GameFrame>
  );
}

function ThrowButton({ choice, onClick }: { choice: Throw; onClick: () => void }) {
  const Icon = THROW_ICONS[choice];
  return (
    <Button
      className="h-24 touch-manipulation flex-col px-1 text-base capitalize active:scale-95"
      onClick={onClick}
    >
      <Icon className="size-8" />
      {choice}
    </Button>
  );
}
