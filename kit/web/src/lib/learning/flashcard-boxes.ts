// Cards in boxes: what is known moves one box up, what is not goes back to the first. The lowest box is asked first, so
// that what is hard comes more often; a card in the last box counts as known.
import { readNumber, readText } from "../saved";
import { type Collection, type Stored, createCollection } from "../store";

export interface Flashcard {
  front: string;
  back: string;
  /** From 1, new, to `BOXES`, known. */
  box: number;
  /** When it was asked last: each answer raises the count. */
  turn: number;
}

export const BOXES = 3;

/** Opens the cards; a first visit has those of `samples`. */
export function createFlashcards(
  samples: readonly { front: string; back: string }[],
): Collection<Flashcard> {
  return createCollection<Flashcard>({
    name: "flashcards",
    read: (saved) => {
      const front = readText(saved["front"]);
      const box = Math.min(BOXES, Math.max(1, readNumber(saved["box"]) ?? 1));
      return front === ""
        ? null
        : { front, back: readText(saved["back"]), box, turn: readNumber(saved["turn"]) ?? 0 };
    },
    samples: () =>
      samples.map((card, index) => ({ ...card, box: 1, turn: 0, id: `card-${index + 1}` })),
  });
}

/** The card to ask now: of the lowest box, the one that was asked longest ago. */
export function nextFlashcard(cards: readonly Stored<Flashcard>[]): Stored<Flashcard> | undefined {
  return cards.toSorted((left, right) => left.box - right.box || left.turn - right.turn)[0];
}

/** The change to a card that was asked, among all cards. */
export function answeredFlashcard(
  card: Flashcard,
  { isKnown, cards }: { isKnown: boolean; cards: readonly Flashcard[] },
): Pick<Flashcard, "box" | "turn"> {
  return {
    box: isKnown ? Math.min(BOXES, card.box + 1) : 1,
    turn: Math.max(0, ...cards.map(({ turn }) => turn)) + 1,
  };
}
