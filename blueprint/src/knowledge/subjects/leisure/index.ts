import { book } from "./book.ts";
import { bookmark } from "./bookmark.ts";
import { collectible } from "./collectible.ts";
import { film } from "./film.ts";
import { game } from "./game.ts";
import { note } from "./note.ts";
import { quote } from "./quote.ts";
import { record } from "./record.ts";

/** Things of free time. */
export const leisure = [book, film, record, game, bookmark, note, quote, collectible];
