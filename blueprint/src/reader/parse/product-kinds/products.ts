// The kinds of products of `blueprint/data/products`.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordList, WordSet } from "../../../knowledge/data/word-list.ts";
import { Product } from "./product.ts";

/** Landing pages, portfolios, blogs and the websites of businesses. */
export const sites = readData("products/sites.json", Product);

/** Words for those who want a website of their own: "a website for my bakery" is a page to be read. */
export const businesses = readData("products/businesses.json", WordSet);

/** Well-known services by their names, each group with what comes close. Those that keep lists (boards, to-dos, reading logs) are not among them. */
export const clones: readonly Product[] = readData(
  "products/clones.json",
  z.array(z.strictObject({ names: WordList, options: WordList })),
).map((clone) => ({ ...clone, called: "copies of large services", unless: [], nearby: [] }));

/** Chats, forums and social networks. */
export const talk = readData("products/talk.json", Product);

/** Games to play. Those that are built are known by their features; of the others, and of a game without a name, it is asked which of ours it should be. */
export const games = readData("products/games.json", Product);

/** All kinds; where two have the same name, the earlier is meant. */
export const products: readonly Product[] = [
  readData("products/shops.json", Product),
  sites,
  talk,
  readData("products/tools.json", Product),
  readData("products/pictures.json", Product),
  readData("products/auctions.json", Product),
  readData("products/maps.json", Product),
  readData("products/outward.json", Product),
  games,
  ...clones,
];
