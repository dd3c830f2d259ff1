import { numberOf } from "../../knowledge/words/number-of.ts";

const ROUND = new Map([
  ["twenty", 20],
  ["fifty", 50],
  ["hundred", 100],
]);

const valueOf = (word: string): number => ROUND.get(word.toLowerCase()) ?? numberOf(word.toLowerCase());

/** The highest mark of the scale that a text names, as in "out of five", "1 to 10" or "from one to six"; null where it names none. */
export function scaleIn(text: string): number | null {
  const [, outOf, from, to] = /\bout of (?:a )?([a-z]+|\d{1,3})\b|\b([a-z]+|\d{1,2})\s?(?:to|-|–)\s?([a-z]+|\d{1,3})\b/i.exec(text) ?? [];
  const least = outOf === undefined ? valueOf(from ?? "") : 0;
  const most = valueOf(outOf ?? to ?? "");
  return least >= 0 && least <= 1 && most > 1 && most < 1000 ? most : null;
}
