// The rules of memory: the deck follows from the chance that is handed in.
import { formatMoves } from "../counts";
import { type Random, shuffled } from "../random";

/** How many pairs a deck may have. */
export const DECK_SIZES = [6, 8, 12] as const;

/** A number of pairs. */
export type DeckSize = (typeof DECK_SIZES)[number];

/** A game of memory. */
export interface MemoryState {
  /** The picture of each card, as a number: each is there twice. */
  deck: readonly number[];
  /** The places of the cards that lie open and are not found yet: at most two. */
  open: readonly number[];
  /** The pictures that were found. */
  found: readonly number[];
  moves: number;
}

/** A shuffled deck of closed cards. */
export function beginMemory(pairs: DeckSize, random: Random): MemoryState {
  const pictures = Array.from({ length: pairs }, (_, picture) => picture);
  return { deck: shuffled([...pictures, ...pictures], random), open: [], found: [], moves: 0 };
}

/** Whether the picture of a card is seen. */
export function isFaceUp({ deck, open, found }: MemoryState, place: number): boolean {
  return open.includes(place) || found.includes(deck[place] ?? -1);
}

/** Turns a card over. The second of two is a move: a pair stays open, others are closed by the next card. */
export function flipCard(game: MemoryState, place: number): MemoryState {
  const picture = game.deck[place];
  if (picture === undefined || isFaceUp(game, place)) return game;
  const [first, second] = game.open;
  if (first === undefined || second !== undefined) return { ...game, open: [place] };
  const moves = game.moves + 1;
  if (game.deck[first] !== picture) return { ...game, open: [first, place], moves };
  return { ...game, open: [], found: [...game.found, picture], moves };
}

/** Closes the cards that are no pair. */
export function closeCards(game: MemoryState): MemoryState {
  return { ...game, open: [] };
}

/** Whether all pairs are found. */
export function hasFoundAll({ deck, found }: MemoryState): boolean {
  return found.length * 2 === deck.length;
}

/** What a card did that was turned over, in words. `name` is what its picture shows. */
export function flipStatus(before: MemoryState, after: MemoryState, name: string): string {
  if (hasFoundAll(after)) return `You win! All pairs found in ${formatMoves(after.moves)}.`;
  if (after.found.length > before.found.length) return `A pair: ${name}!`;
  return after.open.length === 2
    ? "No pair. Remember them!"
    : `This is the ${name}. Where is the other?`;
}
