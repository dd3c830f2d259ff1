// Who uses a product, as specifications call them.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordSet } from "../../../../knowledge/data/word-list.ts";

const words = readData("words/audiences.json", z.strictObject({ plain: WordSet, roles: WordSet, everyone: WordSet }));

/** Everyone whom a specification may speak of as using the product. */
export const audiences: ReadonlySet<string> = new Set([...words.plain, ...words.roles]);

/** Those among them who are everybody: a product keeps no list of them. */
export const everyone = words.everyone;
