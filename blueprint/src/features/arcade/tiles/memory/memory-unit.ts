// Memory: pairs of pictures. The check knows where they lie, because the seed in the address shuffles them.
import type { CheckStep } from "../../../../schema/check.ts";
import { imported, literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { addressOf, placesOf } from "../../cabinet/arcade-game.ts";
import { gameParts } from "../../cabinet/game-parts.ts";
import { seededRandom, shuffled } from "../../cabinet/seeded-random.ts";

/** The name on the machine. */
const memoryCabinet = { name: "Memory game", intro: "Turn two cards over and find all the pairs." };

type Memory = FeatureOf<"memory">;

const SEED = 7;

export const memoryUnit: Unit<Memory> = {
  draft: (ask) => ({
    feature: { kind: "memory", id: ask.id, phrase: ask.phrase, pairs: pairsIn(ask), pictures: picturesIn(ask) },
    places: placesOf(ask, memoryCabinet),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, cabinet: memoryCabinet, component: ["tiles/memory/memory-game", "MemoryGame"] },
      props: {
        pictures: imported(`@/components/games/tiles/memory/pictures/${feature.pictures}`, feature.pictures),
        pairs: literal(feature.pairs),
      },
    }),
  checks: (call) => checksOf(call),
};

function pairsIn({ prompt, words }: Ask): Memory["pairs"] {
  const all = `${words} ${prompt}`;
  if (/\b(?:6 pairs|12 cards|4 ?[x×] ?3|3 ?[x×] ?4)\b/.test(all)) return 6;
  return /\b(?:12 pairs|24 cards|4 ?[x×] ?6|6 ?[x×] ?4)\b/.test(all) ? 12 : 8;
}

function picturesIn({ prompt, words }: Ask): Memory["pictures"] {
  const all = `${words} ${prompt}`;
  if (/\b(?:food|fruits?|vegetables?|sweets)\b/.test(all)) return "food";
  if (/\b(?:nature|weather|plants?|flowers?|seasons?)\b/.test(all)) return "nature";
  return /\b(?:travel|vehicles?|transport|space|cars?)\b/.test(all) ? "travel" : "animals";
}

function checksOf({ project, feature }: UnitCall<Memory>): FeatureCheck[] {
  const pictures = Array.from({ length: feature.pairs }, (_, picture) => picture);
  const deck = shuffled([...pictures, ...pictures], seededRandom(SEED));
  const places = (picture: number): number[] => deck.flatMap((other, place) => (other === picture ? [place] : []));
  const flip = (place: number): CheckStep => ({
    do: "click",
    target: { role: "button", name: `Card ${place + 1}, face down`, exact: true },
  });
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const [first = 0] = places(0);
  const [second = 0] = places(1);
  const moves = feature.pairs + 1;
  return [
    {
      title: "In the memory game two cards are turned over, pairs stay open, moves are counted, and finding all pairs wins",
      steps: [
        { do: "open", path: addressOf(project, feature, SEED) },
        flip(first),
        flip(second),
        status("No pair"),
        { do: "expectVisible", target: { role: "button", name: `Card ${first + 1}, face down`, exact: true } },
        { do: "expectVisible", target: { role: "button", name: `Card ${second + 1}, face down`, exact: true } },
        ...pictures.flatMap((picture) => places(picture).map(flip)),
        status(`You win! All pairs found in ${moves} moves`),
        { do: "expectVisible", target: { role: "group", name: "You win!", exact: true } },
        { do: "click", target: { role: "button", name: "Play again", exact: true } },
        status("A new game"),
        { do: "expectCount", target: { role: "button", name: "face down" }, atLeast: deck.length, atMost: deck.length },
        { do: "reload" },
        { do: "expectText", target: { role: "region", name: "Memory game", exact: true }, contains: `Best ${moves}` },
      ],
    },
  ];
}
