// The rules and the component of the dice in the generated app.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";

type Dice = FeatureOf<"dice">;

/** The name on the machine. */
export const diceCabinet = { name: "Dice", intro: "Roll up to six dice, and see what came before." };

/** The game's component. */
export const diceComponent = new Reference("DiceTable", "src/games/dice/DiceTable.tsx");

/** The files of the game. */
export function diceModules(call: UnitCall<Dice>): ModuleSource[] {
  return [
    { path: "src/games/dice/rules.ts", opening: "How dice fall. Pure.", library: true, parts: ruleParts },
    {
      path: diceComponent.from,
      library: true,
      parts: [
        { name: "DICE_SIDES", code: sides },
        { name: "DICE_COUNTS", code: counts },
        { name: diceComponent.name, code: gameCode(call) },
      ],
    },
    {
      path: "src/games/dice/Die.tsx",
      library: true,
      parts: [
        { name: "PIPS", comment: "Where the eyes of a six-sided die are, in a grid of three by three.", code: pips },
        { name: "Die", code: die },
        { name: "RollList", code: list },
      ],
    },
  ];
}

const ruleParts: Part[] = [
  {
    name: "DiceRoll",
    isType: true,
    code: code`
      interface DiceRoll {
        number: number;
        sides: number;
        faces: readonly number[];
      }`,
  },
  {
    name: "rollDice",
    code: code`
      function rollDice(number: number, count: number, sides: number, random: @Random): @DiceRoll {
        return { number, sides, faces: Array.from({ length: count }, () => @below(sides, random) + 1) };
      }`,
  },
  {
    name: "sumOfRoll",
    code: code`
      function sumOfRoll({ faces }: @DiceRoll): number {
        return faces.reduce((sum, face) => sum + face, 0);
      }`,
  },
];

const sides = code`
  const DICE_SIDES = [4, 6, 8, 10, 12, 20].map((value) => ({ value, label: String(value) }));`;

const counts = code`
  const DICE_COUNTS = [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: String(value) }));`;

function gameCode(call: UnitCall<Dice>): Code {
  const { jsx } = headingOf({ ...call, cabinet: diceCabinet });
  return code`
    function DiceTable() {
      const [random] = @useState(@openRandom);
      const [count, setCount] = @useState(${call.feature.count});
      const [sides, setSides] = @useState(${call.feature.sides});
      const [rolls, setRolls] = @useState<readonly @DiceRoll[]>([]);
      const last = rolls[0];
      const { best, offer } = @useBest(${call.feature.id});

      function roll() {
        const next = @rollDice((last?.number ?? 0) + 1, count, sides, random);
        setRolls([next, ...rolls].slice(0, 20));
        offer(@sumOfRoll(next));
        ${keepsResult(call.project, code`@keepResult({ game: "Dice", result: \`\${@sumOfRoll(next)} with \${@formatCount(count, "die", "dice")}\`, rank: @sumOfRoll(next) });`)}
      }

      const region = @useGameKeys((key) => {
        if (key !== "r" && key !== " ") return false;
        roll();
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name="Dice"
          region={region}
          status={last ? \`Roll \${last.number}: \${last.faces.join(" + ")} = \${@sumOfRoll(last)}.\` : "Roll the dice."}
          scores={[
            { label: "Total", value: last ? @sumOfRoll(last) : "–" },
            { label: "Rolls", value: last?.number ?? 0 },
            { label: "Highest", value: best ?? "–" },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={roll}>
                <@DicesIcon className="size-4" />
                Roll
              </@GameButton>
              <@GameButton isDisabled={!last} onClick={() => setRolls([])}>Clear</@GameButton>
            </>
          }
          settings={
            <>
              <@GameChoice label="Dice" options={@DICE_COUNTS} value={count} onChoose={setCount} />
              <@GameChoice label="Sides" options={@DICE_SIDES} value={sides} onChoose={setSides} />
            </>
          }
          rules={["Choose how many dice you roll, and how many sides they have.", "The last twenty rolls stay on the list."]}
          keys={[["Space or R", "Roll"]]}
        >
          <button type="button" className="card flex min-h-56 w-full touch-manipulation flex-wrap items-center justify-center gap-4 p-6 hover:border-accent-ink" onClick={roll}>
            <span className="sr-only">Roll these dice</span>
            {(last ?? @rollDice(0, count, sides, () => 0.99)).faces.map((face, at) => (
              <@Die key={\`\${last?.number ?? 0} \${at}\`} face={face} sides={last?.sides ?? sides} />
            ))}
          </button>
          <@RollList rolls={rolls} />
        </@GameFrame>
      );
    }`;
}

const pips = code`
  const PIPS: readonly (readonly number[])[] = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];`;

const die = code`
  function Die({ face, sides }: { face: number; sides: number }) {
    return (
      <svg aria-hidden viewBox="0 0 60 60" className="size-24 transition-transform duration-500 ease-out starting:rotate-180 starting:scale-50">
        <rect x="2" y="2" width="56" height="56" rx="12" className="fill-accent" />
        {sides === 6 ? (
          (@PIPS[face] ?? []).map((pip) => <circle key={pip} cx={15 + (pip % 3) * 15} cy={15 + Math.floor(pip / 3) * 15} r="5" className="fill-on-accent" />)
        ) : (
          <text x="30" y="39" textAnchor="middle" className="fill-on-accent font-display text-[26px] font-bold">
            {face}
          </text>
        )}
      </svg>
    );
  }`;

const list = code`
  function RollList({ rolls }: { rolls: readonly @DiceRoll[] }) {
    if (rolls.length === 0) return null;
    return (
      <ol aria-label="Rolls" className="card flex flex-col px-5 py-2">
        {rolls.map((roll) => (
          <li key={roll.number} className="flex items-baseline gap-4 border-b border-line py-2 last:border-0">
            <span className="text-sm text-muted">Roll {roll.number}</span>
            <span className="flex-1">{roll.faces.join(" + ")}</span>
            <strong className="font-display text-lg">{@sumOfRoll(roll)}</strong>
          </li>
        ))}
      </ol>
    );
  }`;
