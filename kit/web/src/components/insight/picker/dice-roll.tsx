import { DicesIcon } from "lucide-react";
import { useState } from "react";
import { LengthInput } from "@/components/insight/timer/timer-controls";
import { DrawnSoFar } from "@/components/insight/picker/drawn-so-far";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useValue } from "@/hooks/use-value";
import { openRandom } from "@/lib/games/random";
import { rolled } from "@/lib/insight/picker/chance";
import { picker, withDrawn } from "@/lib/insight/picker/picker-state";
import * as insightWords from "@/words/insight";

const random = openRandom();
const DICE_MAX = 20;
const SIDES_MAX = 1_000;

/** Rolls so many dice of so many sides, which can be changed, and keeps what was rolled. */
export function DiceRoll({
  title,
  dice,
}: {
  title: string;
  dice: { count: number; sides: number };
}) {
  const [kept, change] = useValue(picker);
  const [count, setCount] = useState(String(dice.count));
  const [sides, setSides] = useState(String(dice.sides));
  const [faces, setFaces] = useState<readonly number[]>([]);
  const dieSides = Math.min(SIDES_MAX, Math.max(1, Number(sides)));
  const total = faces.reduce((sum, face) => sum + face, 0);

  function roll() {
    const next = rolled(
      { count: Math.min(DICE_MAX, Math.max(1, Number(count))), sides: dieSides },
      random,
    );
    setFaces(next);
    const sum = next.reduce((all, face) => all + face, 0);
    const line = next.length === 1 ? String(sum) : `${next.join(" + ")} = ${sum}`;
    change({ drawn: withDrawn(kept.drawn, [line]) });
  }

  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_1fr]"
    >
      <Card className="items-center gap-6">
        <ul
          role="list"
          aria-label={insightWords.dice}
          className="flex min-h-36 flex-wrap items-center justify-center gap-4"
        >
          {faces.map((face, at) => (
            <li key={`${at} ${kept.drawn.length}`}>
              <Die face={face} sides={dieSides} />
            </li>
          ))}
        </ul>
        <p role="status" className="min-h-10 font-heading text-3xl font-bold tabular-nums">
          {faces.length > 0 && insightWords.rolledTotal({ total })}
        </p>
        <Button size="lg" className="min-w-40 text-lg" onClick={roll}>
          <DicesIcon />
          {insightWords.rollDice}
        </Button>
        <div className="flex flex-wrap items-end justify-center gap-4">
          <LengthInput label={insightWords.numberOfDice} value={count} onChange={setCount} />
          <LengthInput label={insightWords.sidesOfDie} value={sides} onChange={setSides} />
        </div>
      </Card>
      <DrawnSoFar
        title={insightWords.rolledSoFar}
        drawn={kept.drawn}
        onForget={() => change({ drawn: [] })}
      />
    </section>
  );
}

/** The places of the pips of each face, in a square of four units. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
];

/** A die with this face up: pips on one of six sides, a number on others. */
function Die({ face, sides }: { face: number; sides: number }) {
  const pips = sides === 6 ? PIPS[face - 1] : undefined;
  return (
    <svg role="img" aria-label={String(face)} viewBox="0 0 4 4" className="size-28 drop-shadow-md">
      {pips === undefined ? (
        <polygon
          points="2,0.1 3.7,1.05 3.7,2.95 2,3.9 0.3,2.95 0.3,1.05"
          strokeWidth="0.12"
          strokeLinejoin="round"
          className="fill-primary stroke-primary"
        />
      ) : (
        <rect x="0.1" y="0.1" width="3.8" height="3.8" rx="0.7" className="fill-primary" />
      )}
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.36" className="fill-primary-foreground" />
      ))}
      {pips === undefined && (
        <text
          x="2"
          y="2.05"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={String(face).length > 2 ? 1 : 1.5}
          aria-hidden="true"
          className="fill-primary-foreground font-heading font-bold"
        >
          {face}
        </text>
      )}
    </svg>
  );
}
