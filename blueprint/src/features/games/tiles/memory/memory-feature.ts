// Memory: pairs of pictures. The check knows where they lie, because the seed in the address shuffles them.
import { z } from "zod";
import { array, type Expression, imported, object } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, type FeatureRequest } from "../../../definition/define-feature.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { addressOf, describeGame, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { seededRandom, shuffled } from "../../game/seeded-random.ts";
import { press, status } from "../../../definition/steps.ts";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Pairs of cards to find by memory. */
const MemoryFeature = featureSchema("memory", {
  pairs: z.union([z.literal(6), z.literal(8), z.literal(12)]),
  pictures: z.enum(["animals", "food", "nature", "travel"]),
});
type MemoryFeature = z.infer<typeof MemoryFeature>;

/** Its name, and the line that invites to play it. */
const memoryInfo = { name: "Memory game", intro: "Turn two cards over and find all the pairs." };

const SEED = 7;

export const memoryFeature = defineFeature<typeof MemoryFeature>({
  schema: MemoryFeature,
  game: { names: "memory,concentration,matching pairs,card matching" },
  describe: describeGame("memory"),
  draft: (request) => ({
    feature: { pairs: pairsIn(request), pictures: pictureSetIn(`${request.words} ${request.prompt}`) },
    places: placesOf(request, memoryInfo),
  }),
  compose: ({ project, feature }) => {
    const comment = "What is on the cards: at least twelve pictures.";
    const pictures = keptIn("memory-pictures", "memoryPictures", picturesOf(feature), { comment });
    const game = gameParts({
      project,
      feature,
      info: memoryInfo,
      component: ["tiles/memory/memory-game", "MemoryGame"],
      props: { pictures: pictures.value, pairs: feature.pairs },
    });
    return { modules: [pictures.module], ...game };
  },
  checks: checksOf,
});

function pairsIn({ prompt, words }: FeatureRequest): MemoryFeature["pairs"] {
  const all = `${words} ${prompt}`;
  if (/\b(?:6 pairs|12 cards|4 ?[x×] ?3|3 ?[x×] ?4)\b/.test(all)) return 6;
  return /\b(?:12 pairs|24 cards|4 ?[x×] ?6|6 ?[x×] ?4)\b/.test(all) ? 12 : 8;
}

function picturesOf({ pictures }: MemoryFeature): Expression {
  const set = pictureSets.find(({ id }) => id === pictures)?.pictures ?? {};
  return array(Object.entries(set).map(([name, icon]) => object({ name, Icon: imported("lucide-react", `${icon}Icon`) })));
}

function checksOf({ project, feature }: FeatureContext<MemoryFeature>): FeatureCheck | null {
  const pictures = Array.from({ length: feature.pairs }, (_, picture) => picture);
  const deck = shuffled([...pictures, ...pictures], seededRandom(SEED));
  const places = (picture: number): number[] => deck.flatMap((other, place) => (other === picture ? [place] : []));
  const flip = (place: number): CheckStep => press(`Card ${place + 1}, face down`);
  const [first = 0] = places(0);
  const [second = 0] = places(1);
  const moves = feature.pairs + 1;
  return {
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
      press("Play again"),
      status("A new game"),
      { do: "expectCount", target: { role: "button", name: "face down" }, atLeast: deck.length, atMost: deck.length },
      { do: "reload" },
      { do: "expectText", target: { role: "region", name: "Memory game", exact: true }, contains: `Best ${moves}` },
    ],
  };
}

const PictureSet = z.strictObject({
  id: MemoryFeature.shape.pictures,
  /** With which words it is asked for. */
  words: WordPattern,
  /** What a picture shows, and the lucide icon that draws it. */
  pictures: z
    .record(z.string(), z.string())
    .refine((pictures) => new Set(Object.values(pictures)).size >= 12, "twelve pictures are needed"),
});

/** The sets; the first is taken where a prompt asks for none. */
const pictureSets = readData("features/games/pictures.json", z.tuple([PictureSet], PictureSet));

/** The set that the words in lower case ask for. */
function pictureSetIn(words: string): MemoryFeature["pictures"] {
  const [first] = pictureSets;
  return (pictureSets.find((set) => set.words.test(words)) ?? first).id;
}
