// How typing is measured.

/** What is typed. */
export const TYPING_TEXTS: readonly string[] = [
  "A good morning begins with a slow walk to the window. The street is still quiet, the light is pale, and the first bus goes by with nobody in it.",
  "Bread needs little more than flour, water, salt and time. Mix it in the evening, leave it alone, and let the oven do the rest at dawn.",
  "When the tide goes out, the beach grows wide and flat. Small birds run along the edge of the water and look for something to eat.",
  "An old clock stands in the hall of the library. It is four minutes late, but those who read there have never been in a hurry.",
  "To learn a song, sing it slowly first. Listen to each note, keep the beat with one foot, and only then let it run at its own speed.",
];

/** How typing tests count: so many right characters are a word. */
const WORD = 5;

/** How many characters of what was typed stand at the same place in the text. */
export function countRight(text: string, typed: string): number {
  return [...typed].filter((character, at) => character === text[at]).length;
}

/** The speed after so many seconds; the first second counts as a whole. */
export function wordsPerMinute(text: string, typed: string, seconds: number): number {
  return Math.round((countRight(text, typed) / WORD / Math.max(1, seconds)) * 60);
}

/** How much of what was typed is right, in percent; 100 before the first character. */
export function accuracyOf(text: string, typed: string): number {
  return typed === "" ? 100 : Math.round((countRight(text, typed) / typed.length) * 100);
}
