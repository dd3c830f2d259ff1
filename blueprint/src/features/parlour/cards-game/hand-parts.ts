// Cards and hands in the generated app: what a hand is worth, by the rules of poker.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** `src/features/poker/hand.ts`. Cards are two letters: rank and suit, such as `As` and `Td`. */
export const handParts: Part[] = [
  { name: "CARD_RANKS", code: code`const CARD_RANKS = "23456789TJQKA";` },
  { name: "CARD_SUITS", code: code`const CARD_SUITS = "shdc";` },
  {
    name: "HAND_NAMES",
    code: code`
      const HAND_NAMES = ["high card", "a pair", "two pairs", "three of a kind", "a straight", "a flush", "a full house", "four of a kind", "a straight flush"];`,
  },
  {
    name: "shuffledDeck",
    code: code`
      function shuffledDeck(): string[] {
        const deck = [...@CARD_SUITS].flatMap((suit) => [...@CARD_RANKS].map((rank) => rank + suit));
        for (let at = deck.length - 1; at > 0; at -= 1) {
          const other = Math.floor(Math.random() * (at + 1));
          const kept = deck[at] ?? "";
          deck[at] = deck[other] ?? "";
          deck[other] = kept;
        }
        return deck;
      }`,
  },
  {
    name: "straightHigh",
    comment: "The highest rank of five in a row, the ace counting low as well; -1 where there is no straight.",
    code: code`
      function straightHigh(ranks: readonly number[]): number {
        const has = new Set(ranks.includes(12) ? [...ranks, -1] : ranks);
        for (let high = 12; high >= 3; high -= 1) {
          if ([0, 1, 2, 3, 4].every((down) => has.has(high - down))) return high;
        }
        return -1;
      }`,
  },
  {
    name: "handScore",
    comment: "The worth of the best five of these cards: the place in HAND_NAMES, then what decides among equals.",
    code: code`
      function handScore(cards: readonly string[]): number[] {
        const ranks = cards.map((card) => @CARD_RANKS.indexOf(card.charAt(0))).sort((left, right) => right - left);
        const suit = [...@CARD_SUITS].find((candidate) => cards.filter((card) => card.endsWith(candidate)).length >= 5);
        const suited = cards.filter((card) => suit !== undefined && card.endsWith(suit)).map((card) => @CARD_RANKS.indexOf(card.charAt(0)));
        const count = (rank: number) => ranks.filter((other) => other === rank).length;
        const groups = [...new Set(ranks)].sort((left, right) => count(right) - count(left) || right - left);
        const [first = 0, second = -1] = groups;
        const others = (used: readonly number[], most: number) => [...new Set(ranks)].filter((rank) => !used.includes(rank)).slice(0, most);

        const straightFlush = @straightHigh(suited);
        const straight = @straightHigh(ranks);
        if (straightFlush >= 0) return [8, straightFlush];
        if (count(first) === 4) return [7, first, ...others([first], 1)];
        if (count(first) === 3 && count(second) >= 2) return [6, first, second];
        if (suit !== undefined) return [5, ...suited.sort((left, right) => right - left).slice(0, 5)];
        if (straight >= 0) return [4, straight];
        if (count(first) === 3) return [3, first, ...others([first], 2)];
        if (count(first) === 2 && count(second) === 2) return [2, first, second, ...others([first, second], 1)];
        if (count(first) === 2) return [1, first, ...others([first], 3)];
        return [0, ...ranks.slice(0, 5)];
      }`,
  },
  {
    name: "compareHands",
    comment: "Positive where the first is worth more, 0 where the pot is shared.",
    code: code`
      function compareHands(one: readonly number[], other: readonly number[]): number {
        const at = one.findIndex((value, index) => value !== other[index]);
        return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
      }`,
  },
];
