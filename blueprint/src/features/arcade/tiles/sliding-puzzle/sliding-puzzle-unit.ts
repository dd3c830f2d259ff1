// The sliding puzzle. The check mixes the puzzle as the app does with the same seed, and slides everything back.
import type { CheckStep } from "../../../../schema/check.ts";
import { literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { addressOf, placesOf } from "../../cabinet/arcade-game.ts";
import { gameParts } from "../../cabinet/game-parts.ts";
import { below, seededRandom } from "../../cabinet/seeded-random.ts";

/** The name on the machine. */
const slidingCabinet = { name: "Sliding puzzle", intro: "Slide the tiles into order in as few moves as you can." };

type SlidingPuzzle = FeatureOf<"sliding-puzzle">;

const SEED = 7;

export const slidingPuzzleUnit: Unit<SlidingPuzzle> = {
  draft: (ask) => ({
    feature: { kind: "sliding-puzzle", id: ask.id, phrase: ask.phrase, size: sizeIn(ask) },
    places: placesOf(ask, slidingCabinet),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, cabinet: slidingCabinet, component: ["tiles/sliding-puzzle/sliding-puzzle", "SlidingPuzzle"] },
      props: { size: literal(feature.size) },
    }),
  checks: (call) => checksOf(call),
};

function sizeIn({ prompt, words }: Ask): number {
  const all = `${words} ${prompt}`;
  if (/\b(?:8|eight)[ -]?puzzle\b|\b3 ?(?:x|×|by) ?3\b/.test(all)) return 3;
  return /\b(?:24|twenty-four)[ -]?puzzle\b|\b5 ?(?:x|×|by) ?5\b/.test(all) ? 5 : 4;
}

/** The four ways in which a tile slides: the key for each, and how the gap's row and column change. */
const ways = [
  { key: "ArrowUp", row: 1, column: 0 },
  { key: "ArrowRight", row: 0, column: -1 },
  { key: "ArrowDown", row: -1, column: 0 },
  { key: "ArrowLeft", row: 0, column: 1 },
] as const;

/** The ways in which the app mixes a puzzle of this size with the seed. */
function mixedWays(size: number): number[] {
  const random = seededRandom(SEED);
  const gap = { row: size - 1, column: size - 1 };
  const taken: number[] = [];
  const isInside = (place: number): boolean => place >= 0 && place < size;
  for (let move = 0; move < size ** 3; move += 1) {
    const open = [0, 1, 2, 3].filter((way) => {
      const { row, column } = ways[way] ?? ways[0];
      return (way + 2) % 4 !== (taken.at(-1) ?? 0) && isInside(gap.row + row) && isInside(gap.column + column);
    });
    const way = open[below(open.length, random)] ?? 0;
    gap.row += ways[way]?.row ?? 0;
    gap.column += ways[way]?.column ?? 0;
    taken.push(way);
  }
  return taken;
}

function checksOf({ project, feature }: UnitCall<SlidingPuzzle>): FeatureCheck[] {
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const back = mixedWays(feature.size).toReversed();
  const press = (way: number): CheckStep => ({ do: "press", key: ways[(way + 2) % 4]?.key ?? "" });
  const board = { role: "group", name: "Puzzle", exact: true } as const;
  return [
    {
      title: "In the sliding puzzle tiles slide into the gap, moves are counted, and the right order wins",
      steps: [
        { do: "open", path: addressOf(project, feature, SEED) },
        {
          do: "expectCount",
          target: { role: "button", name: "Tile", within: board },
          atLeast: feature.size ** 2 - 1,
          atMost: feature.size ** 2 - 1,
        },
        ...back.slice(0, 1).map(press),
        status("1 move"),
        ...back.slice(1).map(press),
        status(`You win! Solved in ${back.length} moves`),
        { do: "expectVisible", target: { role: "group", name: "You win!", exact: true } },
        { do: "click", target: { role: "button", name: "Play again", exact: true } },
        status("A new puzzle"),
        { do: "reload" },
        { do: "expectText", target: { role: "region", name: slidingCabinet.name, exact: true }, contains: `Best ${back.length}` },
      ],
    },
  ];
}
