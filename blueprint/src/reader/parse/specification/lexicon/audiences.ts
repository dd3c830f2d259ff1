// Who uses a product, as specifications call them.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordSet } from "../../../../knowledge/data/word-list.ts";

const words = readData("words/audiences.json", z.strictObject({ plain: WordSet, roles: WordSet, served: WordSet, everyone: WordSet }));

/** Everyone whom a specification may speak of as using the product. */
export const audiences: ReadonlySet<string> = new Set([...words.plain, ...words.roles]);

/** Those whom what is built serves: they are listed nowhere in public. */
export const served = words.served;

/** Those among them who are everybody: a product keeps no list of them. */
export const everyone = words.everyone;
