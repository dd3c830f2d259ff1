/** Scripts that are written without spaces: their lines break between any two letters. */
const BREAKS =
  /[\s\-\u2010-\u2015/\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]+/u;

/** How many letters the longest word of a text has: what stays together in a line. */
export function lettersOf(text: string): number {
  return Math.max(1, ...text.split(BREAKS).map((word) => Array.from(word).length));
}
