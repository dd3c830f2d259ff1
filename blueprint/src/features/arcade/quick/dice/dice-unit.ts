// Dice to roll. The check knows how they fall: the seed in the address says it.
import type { CheckStep } from "../../../../schema/check.ts";
import { literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { addressOf, placesOf } from "../../cabinet/arcade-game.ts";
import { gameParts } from "../../cabinet/game-parts.ts";
import { below, seededRandom } from "../../cabinet/seeded-random.ts";

/** The name on the machine. */
const diceCabinet = { name: "Dice", intro: "Roll up to six dice, and see what came before." };

type Dice = FeatureOf<"dice">;

const SEED = 7;

export const diceUnit: Unit<Dice> = {
  draft: (ask) => ({
    feature: { kind: "dice", id: ask.id, phrase: ask.phrase, ...diceIn(ask) },
    places: placesOf(ask, diceCabinet),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, cabinet: diceCabinet, component: ["quick/dice/dice-table", "DiceTable"] },
      props: { count: literal(feature.count), sides: literal(feature.sides) },
    }),
  checks: (call) => checksOf(call),
};

function diceIn({ prompt, words }: Ask): Pick<Dice, "count" | "sides"> {
  const all = `${words} ${prompt}`;
  const names = ["one", "two", "three", "four", "five", "six"];
  const [, count] = /\b([1-6]|one|two|three|four|five|six) (?:six-sided )?dic?e\b/.exec(all) ?? [];
  const [, sides] = /\bd(4|6|8|10|12|20)\b/.exec(all) ?? [];
  const named = names.indexOf(count ?? "") + 1;
  return { count: count === undefined ? 2 : named || Number(count), sides: sides === undefined ? 6 : Number(sides) };
}

function checksOf({ project, feature }: UnitCall<Dice>): FeatureCheck[] {
  const random = seededRandom(SEED);
  const rolled = (count: number, sides: number): string => {
    const faces = Array.from({ length: count }, () => below(sides, random) + 1);
    return `${faces.join(" + ")} = ${faces.reduce((sum, face) => sum + face, 0)}`;
  };
  const click = (name: string, within?: string): CheckStep => ({
    do: "click",
    target: {
      role: "button",
      name,
      exact: true,
      ...(within === undefined ? {} : { within: { role: "group", name: within, exact: true } }),
    },
  });
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const rolls = { role: "listitem", within: { role: "list", name: "Rolls", exact: true } } as const;
  return [
    {
      title: "Dice are rolled and summed, their number and sides can be chosen, and earlier rolls are listed",
      steps: [
        { do: "open", path: addressOf(project, feature, SEED) },
        ...[click("Roll"), status(`Roll 1: ${rolled(feature.count, feature.sides)}`)],
        ...[click("3", "Dice"), click("20", "Sides"), { do: "press", key: "r" } as const, status(`Roll 2: ${rolled(3, 20)}`)],
        { do: "expectCount", target: rolls, atLeast: 2, atMost: 2 },
        click("Clear"),
        { do: "expectCount", target: rolls, atLeast: 0, atMost: 0 },
      ],
    },
  ];
}
