// Breakout. In the check nobody moves the paddle: the ball breaks a brick or two, falls beside it, and so ends the game.
import type { CheckStep } from "../../../../schema/check.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { addressOf, placesOf } from "../../cabinet/arcade-game.ts";
import { gameParts } from "../../cabinet/game-parts.ts";

/** The name on the machine. */
const breakoutCabinet = { name: "Breakout", intro: "Keep the ball in play and break every brick." };

type Breakout = FeatureOf<"breakout">;

export const breakoutUnit: Unit<Breakout> = {
  draft: (ask) => ({ feature: { kind: "breakout", id: ask.id, phrase: ask.phrase }, places: placesOf(ask, breakoutCabinet) }),
  compose: (call) => gameParts({ ...call, cabinet: breakoutCabinet, component: ["action/breakout/breakout", "Breakout"] }),
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature }: UnitCall<Breakout>): FeatureCheck[] {
  const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const field = (bricks: string): CheckStep => ({
    do: "expectVisible",
    target: { role: "img", name: `Field with ${bricks} bricks`, exact: true },
  });
  const broken = (bricks: number): CheckStep => ({
    do: "expectHidden",
    target: { role: "img", name: `Field with ${bricks} bricks`, exact: true },
  });
  const lose = (bricks: number, after: string): CheckStep[] => [click("Launch the ball"), broken(bricks), status(after)];
  return [
    {
      title:
        "In Breakout the ball breaks bricks for points, a lost ball costs a life, the last one ends the game, and it can be paused and begun again, with a paddle that moves",
      steps: [
        { do: "open", path: addressOf(project, feature) },
        field("24"),
        status("3 lives left. Launch the ball"),
        click("Launch"),
        click("Pause"),
        status("Paused"),
        click("Continue"),
        status("points"),
        broken(24),
        status("2 lives left. Launch"),
        ...lose(23, "1 life left. Launch"),
        click("Paddle left"),
        ...lose(22, "Game over"),
        { do: "expectVisible", target: { role: "group", name: "Game over", exact: true } },
        click("Another game"),
        field("24"),
      ],
    },
  ];
}
