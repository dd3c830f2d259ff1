// Rock, paper, scissors against the computer. The check knows its throws: the seed in the address says them.
import type { CheckStep } from "../../../../schema/check.ts";
import { literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { addressOf, placesOf } from "../../cabinet/arcade-game.ts";
import { gameParts } from "../../cabinet/game-parts.ts";
import { below, seededRandom } from "../../cabinet/seeded-random.ts";

/** The name on the machine. */
const throwCabinet = { name: "Rock, paper, scissors", intro: "Choose your throw. The computer has chosen already." };

type RockPaperScissors = FeatureOf<"rock-paper-scissors">;

const SEED = 7;
const THROWS = ["rock", "paper", "scissors"];

export const rockPaperScissorsUnit: Unit<RockPaperScissors> = {
  draft: (ask) => ({
    feature: { kind: "rock-paper-scissors", id: ask.id, phrase: ask.phrase, target: targetIn(ask) },
    places: placesOf(ask, throwCabinet),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, cabinet: throwCabinet, component: ["quick/rock-paper-scissors/rock-paper-scissors", "RockPaperScissors"] },
      props: { target: literal(feature.target) },
    }),
  checks: (call) => checksOf(call),
};

function targetIn({ prompt, words }: Ask): number {
  const all = `${words} ${prompt}`;
  const [, best] = /\bbest[ -]of[ -](3|5|7|9|three|five|seven)\b/.exec(all) ?? [];
  const [, first] = /\bfirst to (3|5|10|three|five|ten)\b/.exec(all) ?? [];
  const numbers: Readonly<Record<string, number>> = { three: 3, five: 5, seven: 7, ten: 10 };
  if (best !== undefined) return Math.ceil((numbers[best] ?? Number(best)) / 2);
  return first === undefined ? 5 : (numbers[first] ?? Number(first));
}

function checksOf({ project, feature }: UnitCall<RockPaperScissors>): FeatureCheck[] {
  const random = seededRandom(SEED);
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const choose = (ahead: number): CheckStep => ({
    do: "click",
    target: { role: "button", name: THROWS[(below(3, random) + ahead) % 3] ?? "", exact: true },
  });
  return [
    {
      title: "In rock, paper, scissors each throw is answered by the computer, rounds are scored, and a match is won",
      steps: [
        { do: "open", path: addressOf(project, feature, SEED) },
        ...[choose(0), status("nobody scores"), choose(2), status("the computer scores")],
        ...Array.from({ length: feature.target }, () => choose(1)),
        status("You win the match!"),
        { do: "reload" },
        { do: "expectText", target: { role: "region", name: throwCabinet.name, exact: true }, contains: "Matches won 1 of 1" },
      ],
    },
  ];
}
