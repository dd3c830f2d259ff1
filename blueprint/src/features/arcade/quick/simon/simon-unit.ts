// Simon: lights to repeat. The check knows the first two: the seed in the address says them.
import type { CheckStep } from "../../../../schema/check.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { addressOf, placesOf } from "../../cabinet/arcade-game.ts";
import { gameParts } from "../../cabinet/game-parts.ts";
import { below, seededRandom } from "../../cabinet/seeded-random.ts";

/** The name on the machine. */
const simonCabinet = { name: "Simon", intro: "Watch the lights, remember them, and repeat." };

type Simon = FeatureOf<"simon">;

const SEED = 7;

export const simonUnit: Unit<Simon> = {
  draft: (ask) => ({ feature: { kind: "simon", id: ask.id, phrase: ask.phrase }, places: placesOf(ask, simonCabinet) }),
  compose: (call) => gameParts({ ...call, cabinet: simonCabinet, component: ["quick/simon/simon", "Simon"] }),
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature }: UnitCall<Simon>): FeatureCheck[] {
  const random = seededRandom(SEED);
  const first = below(4, random);
  const second = below(4, random);
  const light = (at: number): CheckStep => ({ do: "press", key: String(at + 1) });
  const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  return [
    {
      title: "In Simon lights are shown and repeated, each round is longer, a mistake ends the game, and the best is kept",
      steps: [
        { do: "open", path: addressOf(project, feature, SEED) },
        click("Start"),
        ...[status("Round 1: your turn"), light(first), status("Round 2: watch"), status("Round 2: your turn")],
        ...[light(first), status("1 of 2"), light((second + 1) % 4), status("Game over: 1 round")],
        { do: "expectVisible", target: { role: "group", name: "Game over", exact: true } },
        click("Play again"),
        status("Round 1"),
        { do: "reload" },
        { do: "expectText", target: { role: "region", name: simonCabinet.name, exact: true }, contains: "Best 1" },
      ],
    },
  ];
}
