// The rules of memory in the generated app, and the pictures on its cards.
import { code, type Code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";

type Pictures = FeatureOf<"memory">["pictures"];

/** `src/games/memory/rules.ts`. */
export const memoryRules: ModuleSource = {
  path: "src/games/memory/rules.ts",
  opening: "The rules of memory. Pure: the deck follows from the chance that is handed in.",
  library: true,
  parts: [
    {
      name: "MemoryGame",
      isType: true,
      code: code`
        interface MemoryGame {
          /** The picture of each card, as a number: each is there twice. */
          deck: readonly number[];
          /** The places of the cards that lie open and are not yet found: at most two. */
          open: readonly number[];
          /** The pictures that were found. */
          found: readonly number[];
          moves: number;
        }`,
    },
    {
      name: "beginMemory",
      code: code`
        function beginMemory(pairs: number, random: @Random): @MemoryGame {
          const pictures = Array.from({ length: pairs }, (_, picture) => picture);
          return { deck: @shuffled([...pictures, ...pictures], random), open: [], found: [], moves: 0 };
        }`,
    },
    {
      name: "isFaceUp",
      code: code`
        function isFaceUp({ deck, open, found }: @MemoryGame, place: number): boolean {
          return open.includes(place) || found.includes(deck[place] ?? -1);
        }`,
    },
    {
      name: "flipCard",
      comment: "Turns a card over. The second of two is a move: a pair stays, others are closed by the next card.",
      code: code`
        function flipCard(game: @MemoryGame, place: number): @MemoryGame {
          if (@isFaceUp(game, place)) return game;
          const [first, second] = game.open;
          if (first === undefined || second !== undefined) return { ...game, open: [place] };
          const picture = game.deck[place];
          const moves = game.moves + 1;
          if (picture === undefined || game.deck[first] !== picture) return { ...game, open: [first, place], moves };
          return { ...game, open: [], found: [...game.found, picture], moves };
        }`,
    },
    {
      name: "closeCards",
      code: code`
        function closeCards(game: @MemoryGame): @MemoryGame {
          return { ...game, open: [] };
        }`,
    },
    {
      name: "hasFoundAll",
      code: code`
        function hasFoundAll({ deck, found }: @MemoryGame): boolean {
          return found.length * 2 === deck.length;
        }`,
    },
  ],
};

/** The pictures of a deck as [name, icon of lucide-react], twelve of each kind. */
const decks: Readonly<Record<Pictures, Code>> = {
  animals: code`
    const PICTURES = [
      { name: "bird", Icon: @BirdIcon }, { name: "cat", Icon: @CatIcon }, { name: "dog", Icon: @DogIcon }, { name: "fish", Icon: @FishIcon },
      { name: "rabbit", Icon: @RabbitIcon }, { name: "turtle", Icon: @TurtleIcon }, { name: "snail", Icon: @SnailIcon }, { name: "squirrel", Icon: @SquirrelIcon },
      { name: "bug", Icon: @BugIcon }, { name: "mouse", Icon: @RatIcon }, { name: "paw", Icon: @PawPrintIcon }, { name: "feather", Icon: @FeatherIcon },
    ] as const;`,
  food: code`
    const PICTURES = [
      { name: "apple", Icon: @AppleIcon }, { name: "banana", Icon: @BananaIcon }, { name: "cherry", Icon: @CherryIcon }, { name: "carrot", Icon: @CarrotIcon },
      { name: "pizza", Icon: @PizzaIcon }, { name: "ice cream", Icon: @IceCreamConeIcon }, { name: "cookie", Icon: @CookieIcon }, { name: "croissant", Icon: @CroissantIcon },
      { name: "orange", Icon: @CitrusIcon }, { name: "grapes", Icon: @GrapeIcon }, { name: "sandwich", Icon: @SandwichIcon }, { name: "egg", Icon: @EggIcon },
    ] as const;`,
  nature: code`
    const PICTURES = [
      { name: "sun", Icon: @SunIcon }, { name: "moon", Icon: @MoonIcon }, { name: "cloud", Icon: @CloudIcon }, { name: "snowflake", Icon: @SnowflakeIcon },
      { name: "flower", Icon: @FlowerIcon }, { name: "tree", Icon: @TreePineIcon }, { name: "leaf", Icon: @LeafIcon }, { name: "mountain", Icon: @MountainIcon },
      { name: "umbrella", Icon: @UmbrellaIcon }, { name: "rainbow", Icon: @RainbowIcon }, { name: "star", Icon: @StarIcon }, { name: "flame", Icon: @FlameIcon },
    ] as const;`,
  travel: code`
    const PICTURES = [
      { name: "rocket", Icon: @RocketIcon }, { name: "plane", Icon: @PlaneIcon }, { name: "car", Icon: @CarIcon }, { name: "bike", Icon: @BikeIcon },
      { name: "bus", Icon: @BusIcon }, { name: "ship", Icon: @ShipIcon }, { name: "anchor", Icon: @AnchorIcon }, { name: "compass", Icon: @CompassIcon },
      { name: "tent", Icon: @TentIcon }, { name: "map", Icon: @MapIcon }, { name: "satellite", Icon: @SatelliteIcon }, { name: "sailing boat", Icon: @SailboatIcon },
    ] as const;`,
};

/** `src/games/memory/pictures.ts`. */
export function memoryPictures(pictures: Pictures): ModuleSource {
  const parts: Part[] = [{ name: "PICTURES", code: decks[pictures] }];
  return { path: "src/games/memory/pictures.ts", library: true, opening: "What is on the cards.", parts };
}
