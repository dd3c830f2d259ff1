// Minesweeper in three levels. The check knows where the mines are: the seed in the address lays them.
import { literal } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, type FeatureRequest } from "../../../definition/define-feature.ts";
import { addressOf, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { seededRandom, shuffled } from "../../game/seeded-random.ts";
import { describeGame } from "../../game/describe-game.ts";
import { MinesweeperFeature } from "./minesweeper-schema.ts";

/** Its name, and the line that invites to play it. */
const minesweeperInfo = { name: "Minesweeper", intro: "Open every cell that hides no mine. The numbers tell where they are." };

const SEED = 7;
const EASY = { columns: 8, rows: 8, mines: 10 };

export const minesweeperFeature = defineFeature<typeof MinesweeperFeature>({
  schema: MinesweeperFeature,
  game: { names: "minesweeper,mine sweeper" },
  words: {
    verbs: "play minesweeper,sweep mines,flag mines",
    nouns: "minesweeper,mine sweeper,minesweeper game,minesweeper clone,mine field game",
    parts: "mine,mines,flag,flags,reveal,cell,cells,grid",
  },
  describe: describeGame("minesweeper"),
  draft: (request) => ({
    feature: { kind: "minesweeper", id: request.id, phrase: request.phrase, level: levelIn(request) },
    places: placesOf(request, minesweeperInfo),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, info: minesweeperInfo, component: ["board/minesweeper/minesweeper", "Minesweeper"] },
      props: { level: literal(feature.level) },
    }),
  checks: (context) => checksOf(context),
});

function levelIn({ prompt, words }: FeatureRequest): MinesweeperFeature["level"] {
  const all = `${words} ${prompt}`;
  return /\b(?:expert|hard) (?:level|mode|field)\b/.test(all) ? "hard" : "easy";
}

/** Where the easy field has its mines when its first cell is opened first. */
function minesOfFirstCell(): number[] {
  const near = [0, 1, EASY.columns, EASY.columns + 1];
  const cells = Array.from({ length: EASY.columns * EASY.rows }, (_, cell) => cell);
  return shuffled(
    cells.filter((cell) => !near.includes(cell)),
    seededRandom(SEED),
  ).slice(0, EASY.mines);
}

function checksOf({ project, feature }: FeatureContext<MinesweeperFeature>): FeatureCheck[] {
  const mines = minesOfFirstCell();
  const [mine = 0] = mines;
  const button = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const cell = (at: number): string => `Row ${Math.floor(at / EASY.columns) + 1}, column ${(at % EASY.columns) + 1}:`;
  const open = (at: number): CheckStep => ({ do: "click", target: { role: "button", name: cell(at) } });
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const begin: CheckStep[] = [{ do: "open", path: addressOf(project, feature, SEED) }, button("Easy"), status("Open any cell"), open(0)];
  const safe = Array.from({ length: EASY.columns * EASY.rows }, (_, at) => at).filter((at) => at > 0 && !mines.includes(at));
  return [
    {
      title: "In minesweeper cells are opened and flagged, and opening all cells without a mine wins",
      steps: [
        ...begin,
        { do: "press", key: "f", target: { role: "button", name: cell(mine) } },
        status("9 mines left"),
        open(mine),
        { do: "expectVisible", target: { role: "button", name: `${cell(mine)} flag`, exact: true } },
        button("Press opens cells"),
        open(mine),
        status("10 mines left"),
        button("Press sets flags"),
        ...safe.map(open),
        status("You win!"),
        button("Play again"),
        status("Open any cell"),
      ],
    },
    {
      title: "In minesweeper a mine ends the game and shows all mines",
      steps: [
        ...begin,
        open(mine),
        status("Game over"),
        { do: "expectCount", target: { role: "button", name: ": mine" }, atLeast: EASY.mines, atMost: EASY.mines },
        button("New game"),
        status("Open any cell"),
      ],
    },
  ];
}
