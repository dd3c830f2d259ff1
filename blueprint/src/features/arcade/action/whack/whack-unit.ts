// Whack-a-mole. The check knows where the first mole comes up: the seed in the address says it.
import type { CheckStep } from "../../../../schema/check.ts";
import { literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { addressOf, placesOf } from "../../cabinet/arcade-game.ts";
import { gameParts } from "../../cabinet/game-parts.ts";
import { below, seededRandom } from "../../cabinet/seeded-random.ts";

/** The name on the machine. */
const whackCabinet = { name: "Whack-a-mole", intro: "Hit every mole before it is gone again." };

type Whack = FeatureOf<"whack">;

const SEED = 7;

export const whackUnit: Unit<Whack> = {
  draft: (ask) => ({
    feature: { kind: "whack", id: ask.id, phrase: ask.phrase, seconds: secondsIn(ask) },
    places: placesOf(ask, whackCabinet),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, cabinet: whackCabinet, component: ["action/whack/whack-a-mole", "WhackAMole"] },
      props: { seconds: literal(feature.seconds) },
    }),
  checks: (call) => checksOf(call),
};

function secondsIn({ prompt, words }: Ask): number {
  const [, seconds] = /\b(10|15|20|30|45|60|90)[ -]?seconds?\b/.exec(`${words} ${prompt}`) ?? [];
  return seconds === undefined ? 30 : Number(seconds);
}

function checksOf({ project, feature }: UnitCall<Whack>): FeatureCheck[] {
  const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const first = below(9, seededRandom(SEED)) + 1;
  return [
    {
      title: "In whack-a-mole a hit is a point, the round can be paused and ends with the score, and another can be played",
      steps: [
        { do: "open", path: addressOf(project, feature, SEED) },
        click("Start"),
        { do: "press", key: String(first) },
        status("1 point"),
        click("Pause"),
        status("Paused"),
        click("Continue"),
        click("End round"),
        status("Game over: 1 point"),
        { do: "expectVisible", target: { role: "group", name: "Game over", exact: true } },
        click("Play again"),
        status("0 points"),
        { do: "reload" },
        { do: "expectText", target: { role: "region", name: whackCabinet.name, exact: true }, contains: "Best 1" },
      ],
    },
  ];
}
