const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** The number that a word in lower case is, in digits or up to twelve in letters; -1 for any other word. */
export function numberOf(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word);
}
