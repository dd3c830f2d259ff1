// Where rows are set apart: favorites, a wishlist, what is followed, with the words that its buttons say.
import { type Marks, createMarks } from "./marks";

export interface ShelfWords {
  /** Where a row is then: `on your wishlist`. */
  place: string;
  /** What puts a row there: `Add to wishlist`. */
  add: string;
  /** What is said of a row that is there: `On your wishlist`. */
  there: string;
  /** What the sign of its button shows: `heart`. */
  sign: string;
}

export interface Shelf extends ShelfWords {
  marks: Marks;
}

/** Opens the shelf of this name in storage. */
export function createShelf(name: string, shelfWords: ShelfWords): Shelf {
  return { ...shelfWords, marks: createMarks(name) };
}
