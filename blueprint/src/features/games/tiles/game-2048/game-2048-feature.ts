// 2048, with an undo, a revival after the end and a game that is kept. The checks play a known game: with a seed in the
// address the tiles always come in the same places.
import { literal } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, type FeatureRequest } from "../../../definition/define-feature.ts";
import { addressOf, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { describeGame } from "../../game/describe-game.ts";
import { Game2048Feature } from "./game-2048-schema.ts";
import { knownGames } from "./known-games.ts";

/** Its name, and the line that invites to play it. */
const info2048 = { name: "2048", intro: "Slide the tiles, merge equal ones, and reach the big number." };

export const game2048Feature = defineFeature<typeof Game2048Feature>({
  schema: Game2048Feature,
  game: { names: "2048" },
  words: {
    verbs: "play 2048,merge tiles,move tiles,merge identical tiles,slide tiles",
    nouns: "2048,2048 game,2048 puzzle,2048 clone,tile merging game,number merging game,sliding tile game,merging tiles",
    parts: "up,down,left,right,tile,tiles,merge,merging,2048,revive,reviving",
  },
  describe: describeGame("2048"),
  draft: (request) => ({
    feature: { kind: "game-2048", id: request.id, phrase: request.phrase, size: sizeIn(request), goal: goalIn(request) },
    places: placesOf(request, info2048),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, info: info2048, component: ["tiles/game-2048/game-2048", "Game2048"] },
      props: { size: literal(feature.size), goal: literal(feature.goal) },
    }),
  checks: (context) => checksOf(context),
});

function sizeIn({ prompt, words }: FeatureRequest): number {
  const [, size] = /\b([3-6]) ?(?:x|×|by) ?\1\b/.exec(`${words} ${prompt}`) ?? [];
  return size === undefined ? 4 : Number(size);
}

function goalIn({ prompt, words }: FeatureRequest): number {
  const [, goal] = /\b(256|512|1024|4096|8192) (?:tile|game|puzzle|to win)/.exec(`${words} ${prompt}`) ?? [];
  return goal === undefined ? 2048 : Number(goal);
}

const KEYS = { U: "ArrowUp", D: "ArrowDown", L: "ArrowLeft", R: "ArrowRight" } as const;
const BUTTONS = { U: "Move up", D: "Move down", L: "Move left", R: "Move right" } as const;

type Move = keyof typeof KEYS;

function isMove(letter: string): letter is Move {
  return letter in KEYS;
}

function checksOf({ project, feature }: FeatureContext<Game2048Feature>): FeatureCheck[] {
  const { size } = feature;
  const known = knownGames[size];
  if (known === undefined) return [];
  const path = addressOf(project, feature, known.seed);
  const table = { role: "table", name: "Board", exact: true } as const;
  const board = (cells: string): CheckStep[] =>
    cells.split(" ").map((value, row): CheckStep => ({
      do: "expectText",
      target: { role: "row", nth: row, within: table },
      contains: value
        .split(",")
        .map((cell) => (cell === "0" ? "empty" : cell))
        .join(" "),
    }));
  return [
    {
      title: "In 2048 a new game has two tiles; they slide in all four directions, merge, score, and a move can be taken back",
      steps: [
        { do: "open", path },
        ...board(known.first.start),
        ...known.first.moves.flatMap(({ move, board: cells }, at): CheckStep[] => [
          at % 2 === 0 ? { do: "press", key: KEYS[move] } : { do: "click", target: { role: "button", name: BUTTONS[move], exact: true } },
          ...board(cells),
        ]),
        { do: "expectText", target: { role: "status" }, contains: "points" },
        { do: "reload" },
        ...board(known.first.moves.at(-1)?.board ?? known.first.start),
        { do: "click", target: { role: "button", name: "New game", exact: true } },
        { do: "expectCount", target: { role: "cell", text: "empty", within: table }, atLeast: size * size - 2, atMost: size * size - 2 },
        { do: "click", target: { role: "button", name: "Take back", exact: true } },
        ...board(known.first.moves.at(-1)?.board ?? known.first.start),
      ],
    },
    {
      title: "When no move is left in 2048 the game is over, and it can be revived or begun again",
      steps: [
        { do: "open", path },
        ...[...known.end].filter(isMove).map((move): CheckStep => ({ do: "press", key: KEYS[move] })),
        { do: "expectText", target: { role: "status" }, contains: "Game over" },
        { do: "expectVisible", target: { role: "group", name: "Game over", exact: true } },
        { do: "click", target: { role: "button", name: "Revive", exact: true } },
        { do: "expectText", target: { role: "status" }, contains: "Revived" },
        { do: "expectCount", target: { role: "cell", text: "empty", within: table }, atLeast: size, atMost: size },
        { do: "expectHidden", target: { role: "group", name: "Game over", exact: true } },
      ],
    },
  ];
}
