// Rock, paper, scissors against the computer. The check knows its throws: the seed in the address says them.
import { literal } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, type FeatureRequest } from "../../../definition/define-feature.ts";
import { addressOf, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { below, seededRandom } from "../../game/seeded-random.ts";
import { describeGame } from "../../game/describe-game.ts";
import { RockPaperScissorsFeature } from "./rock-paper-scissors-schema.ts";

/** Its name, and the line that invites to play it. */
const throwInfo = { name: "Rock, paper, scissors", intro: "Choose your throw. The computer has chosen already." };

const SEED = 7;
const THROWS = ["rock", "paper", "scissors"];

export const rockPaperScissorsFeature = defineFeature<typeof RockPaperScissorsFeature>({
  schema: RockPaperScissorsFeature,
  game: { names: "rock paper scissors,rock paper and scissors" },
  words: {
    verbs: "play rock paper scissors,play rock-paper-scissors",
    nouns: "rock paper scissors,rock-paper-scissors,rock paper scissors game,rock-paper-scissors game,roshambo",
    parts: "choice,choices,computer,round,rounds,history",
  },
  describe: describeGame("rock, paper, scissors"),
  draft: (request) => ({
    feature: { kind: "rock-paper-scissors", id: request.id, phrase: request.phrase, target: targetIn(request) },
    places: placesOf(request, throwInfo),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, info: throwInfo, component: ["quick/rock-paper-scissors/rock-paper-scissors", "RockPaperScissors"] },
      props: { target: literal(feature.target) },
    }),
  checks: (context) => checksOf(context),
});

function targetIn({ prompt, words }: FeatureRequest): number {
  const all = `${words} ${prompt}`;
  const [, best] = /\bbest[ -]of[ -](3|5|7|9|three|five|seven)\b/.exec(all) ?? [];
  const [, first] = /\bfirst to (3|5|10|three|five|ten)\b/.exec(all) ?? [];
  const numbers: Readonly<Record<string, number>> = { three: 3, five: 5, seven: 7, ten: 10 };
  if (best !== undefined) return Math.ceil((numbers[best] ?? Number(best)) / 2);
  return first === undefined ? 5 : (numbers[first] ?? Number(first));
}

function checksOf({ project, feature }: FeatureContext<RockPaperScissorsFeature>): FeatureCheck[] {
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
        { do: "expectText", target: { role: "region", name: throwInfo.name, exact: true }, contains: "Matches won 1 of 1" },
      ],
    },
  ];
}
