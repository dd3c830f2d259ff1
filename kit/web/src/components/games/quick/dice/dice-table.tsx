import { DicesIcon } from "lucide-react";
import { useState } from "react";
import { GameChoice } from "@/components/games/frame/game-choice";
import { GameFrame, type GameProps } from "@/components/games/frame/game-frame";
import { Button } from "@/components/ui/button";
import { useBest } from "@/hooks/games/use-best";
import { useRandom } from "@/hooks/games/use-random";
import { formatCount } from "@/lib/format";
import {
  DICE_COUNTS,
  DICE_SIDES,
  type DiceRoll,
  rollDice,
  rollStatus,
  sumOfRoll,
  withRoll,
} from "@/lib/games/quick/dice";
import { addResult } from "@/lib/games/results";
import { DiceButton } from "./dice-button";
import { RollList } from "./roll-list";

const SIDES = DICE_SIDES.map((value) => ({ value, label: String(value) }));
const COUNTS = DICE_COUNTS.map((value) => ({ value, label: String(value) }));

interface DiceTableProps extends GameProps {
  /** How many dice there are at first. */
  count?: number;
  /** How many sides they have at first. */
  sides?: number;
}

/** Dice to roll, and the rolls before. */
export function DiceTable({
  count: firstCount = 2,
  sides: firstSides = 6,
  hasHeading,
}: DiceTableProps) {
  const random = useRandom();
  const [count, setCount] = useState(firstCount);
  const [sides, setSides] = useState(firstSides);
  const [rolls, setRolls] = useState<readonly DiceRoll[]>([]);
  const last = rolls[0];
  const { best, offer } = useBest("dice");

  function roll() {
    const next = rollDice((last?.number ?? 0) + 1, { count, sides }, random);
    const sum = sumOfRoll(next);
    setRolls(withRoll(rolls, next));
    offer(sum);
    addResult({
      game: "Dice",
      result: `${sum} with ${formatCount(count, { one: "die", many: "dice" })}`,
      rank: sum,
    });
  }

  function press(key: string): boolean {
    if (key !== "r" && key !== " ") return false;
    roll();
    return true;
  }

  return (
    <GameFrame
      hasHeading={hasHeading}
      name="Dice"
      onKey={press}
      status={rollStatus(last)}
      scores={[
        { label: "Total", value: last ? sumOfRoll(last) : "–" },
        { label: "Rolls", value: last?.number ?? 0 },
        { label: "Highest", value: best ?? "–" },
      ]}
      actions={
        <>
          <Button onClick={roll}>
            <DicesIcon />
            Roll
          </Button>
          <Button variant="outline" disabled={!last} onClick={() => setRolls([])}>
            Clear
          </Button>
        </>
      }
      settings={
        <>
          <GameChoice label="Dice" options={COUNTS} value={count} onChoose={setCount} />
          <GameChoice label="Sides" options={SIDES} value={sides} onChoose={setSides} />
        </>
      }
      rules={[
        "Choose how many dice you roll, and how many sides they have.",
        "The last twenty rolls stay on the list.",
      ]}
      keys={[["Space or R", "Roll"]]}
    >
      <DiceButton last={last} count={count} sides={sides} onRoll={roll} />
      <RollList rolls={rolls} />
    </GameFrame>
  );
}
