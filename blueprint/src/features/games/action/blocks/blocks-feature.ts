// Falling blocks. The check plays a known bag: its first three pieces fill a row when they lie side by side.
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { addressOf, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { seededRandom, shuffled } from "../../game/seeded-random.ts";
import { describeGame } from "../../game/describe-game.ts";
import { BlocksFeature } from "./blocks-schema.ts";

/** Its name, and the line that invites to play it. */
const blocksInfo = { name: "Falling blocks", intro: "Turn the pieces, fill whole rows, and keep the well from filling up." };

/** With this seed the I comes first, and after it two pieces that are three cells wide and flat below. */
const SEED_WITH_A_ROW = 7;

const PIECES = ["I", "J", "L", "O", "S", "T", "Z"];

export const blocksFeature = defineFeature<typeof BlocksFeature>({
  schema: BlocksFeature,
  game: { names: "tetris,falling blocks,block puzzle" },
  words: {
    verbs: "play tetris,rotate blocks,rotate pieces,drop blocks,clear lines,clear rows",
    nouns:
      "tetris,tetris game,tetris clone,falling blocks,falling blocks game,falling block puzzle,block puzzle game,block stacking game,tetromino,tetromino game",
    parts: "up,down,left,right,rotate,rotating,drop,dropping,line,lines,row,rows,piece,pieces,shape,shapes,clear",
  },
  describe: describeGame("falling blocks"),
  draft: (request) => ({ feature: { kind: "blocks", id: request.id, phrase: request.phrase }, places: placesOf(request, blocksInfo) }),
  compose: (context) => gameParts({ ...context, info: blocksInfo, component: ["action/blocks/falling-blocks", "FallingBlocks"] }),
  checks: (context) => checksOf(context),
});

function checksOf({ project, feature }: FeatureContext<BlocksFeature>): FeatureCheck[] {
  const [, second = "", third = ""] = shuffled(PIECES, seededRandom(SEED_WITH_A_ROW));
  const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const press = (key: string, times = 1): CheckStep[] => Array.from({ length: times }, () => ({ do: "press", key }));
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const well = (words: string): CheckStep => ({ do: "expectVisible", target: { role: "img", name: words } });
  const address = addressOf(project, feature, SEED_WITH_A_ROW);
  return [
    {
      title: "Falling blocks can be moved, turned and dropped, a full row goes and scores, and a game can be paused",
      steps: [
        { do: "open", path: address },
        click("Start"),
        well("I piece, turned 0 degrees, column 4"),
        click("Turn"),
        well("I piece, turned 90 degrees"),
        ...press("ArrowUp", 3),
        well("I piece, turned 0 degrees"),
        ...press("p"),
        status("Paused"),
        click("Continue"),
        ...press("ArrowLeft", 3),
        well("I piece, turned 0 degrees, column 1"),
        click("Drop"),
        well(`${second} piece, turned 0 degrees, column 4`),
        ...press("ArrowRight"),
        ...press(" "),
        well(`${third} piece, turned 0 degrees, column 4`),
        ...press("ArrowRight", 4),
        click("Drop"),
        status("1 line"),
      ],
    },
    {
      title: "Falling blocks end the game when there is no room, and another game can be played",
      steps: [
        { do: "open", path: address },
        click("Start"),
        ...press(" ", 24),
        { do: "expectVisible", target: { role: "group", name: "Game over", exact: true } },
        status("Game over"),
        click("Play again"),
        status("0 points"),
        click("Pause"),
        status("Paused"),
      ],
    },
  ];
}
