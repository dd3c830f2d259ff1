import { useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useBeat } from "@/hooks/games/use-beat";
import { useRandom } from "@/hooks/games/use-random";
import { useCollection } from "@/hooks/use-collection";
import { below } from "@/lib/games/random";
import { turnTo } from "@/lib/games/wheel/drawn-wheel";
import { type WheelPrize, recordWin } from "@/lib/games/wheel/prizes";
import type { Collection } from "@/lib/store";
import { DrawnWheel } from "./drawn-wheel";

const SPIN_MILLISECONDS = 1500;
const TURNS = 4;

/** A wheel of fortune: each spin wins one of the prizes. For those who want no motion it shows at once what is won. */
export function Wheel({ prizes: stored }: { prizes: Collection<WheelPrize> }) {
  const prizes = useCollection(stored);
  const random = useRandom();
  const [turn, setTurn] = useState(0);
  const [won, setWon] = useState("");
  const [isSpinning, setSpinning] = useState(false);

  useBeat(isSpinning ? SPIN_MILLISECONDS : null, () => setSpinning(false));

  function spin() {
    const index = below(prizes.length, random);
    const prize = prizes[index];
    if (prize === undefined) return;
    setTurn(turnTo(index, prizes.length, { from: turn, turns: TURNS }));
    setWon(prize.name);
    setSpinning(!window.matchMedia("(prefers-reduced-motion: reduce)").matches);
    recordWin(prize.name);
  }

  return (
    <SectionCard title="Spin the wheel">
      <div className="grid items-center gap-8 lg:grid-cols-2">
        <DrawnWheel
          names={prizes.map(({ name }) => name)}
          turn={turn}
          milliseconds={SPIN_MILLISECONDS}
        />
        <div className="flex flex-col items-start gap-5">
          <Button
            size="lg"
            className="px-8 text-lg"
            disabled={isSpinning || prizes.length === 0}
            onClick={spin}
          >
            {isSpinning ? "Spinning…" : "Spin"}
          </Button>
          <p role="status" className="min-h-8 font-heading text-xl font-bold">
            {won !== "" && !isSpinning && `You won: ${won}!`}
          </p>
          <div className="flex flex-col gap-2">
            <h3 className="font-semibold">Prizes</h3>
            <ul role="list" aria-label="Prizes" className="flex flex-wrap gap-2">
              {prizes.map(({ id, name }) => (
                <li key={id}>
                  <Badge variant="secondary">{name}</Badge>
                </li>
              ))}
            </ul>
          </div>
          <p className="text-sm text-muted-foreground">
            Every prize is equally likely. This is a demonstration: no prize is sent.
          </p>
        </div>
      </div>
    </SectionCard>
  );
}
