// Dice to roll. The check knows how they fall: the seed in the address says it.
import { literal } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, type FeatureRequest } from "../../../definition/define-feature.ts";
import { addressOf, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { below, seededRandom } from "../../game/seeded-random.ts";
import { DiceFeature } from "./dice-schema.ts";

/** Its name, and the line that invites to play it. */
const diceInfo = { name: "Dice", intro: "Roll up to six dice, and see what came before." };

const SEED = 7;

export const diceFeature = defineFeature<typeof DiceFeature>({
  schema: DiceFeature,
  game: { names: "die roll,dice roll,die game,dice game,roll dice,roll the dice,rolling dice,rolling the dice" },
  words: {
    verbs: "roll dice,roll the dice,throw dice",
    nouns: "dice game,dice roller,dice rolling,dice rolling game,dice simulator,dice roll",
    parts: "dice,die,roll,rolls,rolling,history,total",
  },
  describe: ({ count }) => ({ called: count === 1 ? "a die" : "dice", can: count === 1 ? "roll a die" : "roll dice" }),
  draft: (request) => ({
    feature: { kind: "dice", id: request.id, phrase: request.phrase, ...diceIn(request) },
    places: placesOf(request, diceInfo),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, info: diceInfo, component: ["quick/dice/dice-table", "DiceTable"] },
      props: { count: literal(feature.count), sides: literal(feature.sides) },
    }),
  checks: (context) => checksOf(context),
});

function diceIn({ prompt, words }: FeatureRequest): Pick<DiceFeature, "count" | "sides"> {
  const all = `${words} ${prompt}`;
  const names = ["one", "two", "three", "four", "five", "six"];
  const [, count] = /\b([1-6]|one|two|three|four|five|six) (?:six-sided )?dic?e\b/.exec(all) ?? [];
  const [, sides] = /\bd(4|6|8|10|12|20)\b/.exec(all) ?? [];
  const named = names.indexOf(count ?? "") + 1;
  return { count: count === undefined ? 2 : named || Number(count), sides: sides === undefined ? 6 : Number(sides) };
}

function checksOf({ project, feature }: FeatureContext<DiceFeature>): FeatureCheck[] {
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
