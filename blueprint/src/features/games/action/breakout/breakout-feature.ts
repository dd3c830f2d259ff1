// Breakout. In the check nobody moves the paddle: the ball breaks a brick or two, falls beside it, and so ends the game.
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { addressOf, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { describeGame } from "../../game/describe-game.ts";
import { BreakoutFeature } from "./breakout-schema.ts";

/** Its name, and the line that invites to play it. */
const breakoutInfo = { name: "Breakout", intro: "Keep the ball in play and break every brick." };

export const breakoutFeature = defineFeature<typeof BreakoutFeature>({
  schema: BreakoutFeature,
  game: { names: "breakout,brick breaker,brick breaking,arkanoid" },
  words: {
    verbs: "play breakout,break bricks,move the paddle",
    nouns: "breakout,breakout game,breakout clone,brick breaker,brick breaker game,brick breaking game,arkanoid,paddle game",
    parts: "ball,paddle,brick,bricks",
  },
  describe: describeGame("breakout"),
  draft: (request) => ({ feature: { kind: "breakout", id: request.id, phrase: request.phrase }, places: placesOf(request, breakoutInfo) }),
  compose: (context) => gameParts({ ...context, info: breakoutInfo, component: ["action/breakout/breakout", "Breakout"] }),
  checks: (context) => checksOf(context),
});

function checksOf({ project, feature }: FeatureContext<BreakoutFeature>): FeatureCheck[] {
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
