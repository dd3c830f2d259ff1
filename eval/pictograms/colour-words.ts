// The names of colours in other languages: what Unicode's annotations say of the circle, the square and the heart of a
// colour, and of none of another one.
import type { Annotations } from "./read-pictograms.ts";

/** Characters by the CSS names of their colours. */
const CHARACTERS: Readonly<Record<string, readonly string[]>> = {
  red: ["🔴", "🟥", "❤"],
  orange: ["🟠", "🟧", "🧡"],
  yellow: ["🟡", "🟨", "💛"],
  green: ["🟢", "🟩", "💚"],
  blue: ["🔵", "🟦", "💙"],
  purple: ["🟣", "🟪", "💜"],
  brown: ["🟤", "🟫", "🤎"],
  black: ["⚫", "⬛", "🖤"],
  white: ["⚪", "⬜", "🤍"],
  pink: ["🩷"],
  gray: ["🩶"],
};

/** The CSS names of colours by their names in a language. */
export function colourWords(said: Annotations): Record<string, string> {
  const colours = Object.entries(CHARACTERS).map(([name, characters]) => ({ name, words: characters.map((one) => wordsOf(said, one)) }));
  const named = colours.flatMap(({ name, words }) => {
    const others = new Set(colours.flatMap((other) => (other.name === name ? [] : other.words.flatMap((set) => [...set]))));
    const own = [...new Set(words.flatMap((set) => [...set]))].filter((word) => !others.has(word));
    return own
      .filter((word) => words.length === 1 || words.filter((set) => set.has(word)).length > 1)
      .map((word): [string, string] => [word, name]);
  });
  return Object.fromEntries(named);
}

/** The words of a character's name, and where several characters share a colour also of its keywords. */
function wordsOf(said: Annotations, character: string): Set<string> {
  const { default: keywords = [], tts = [] } = said[character] ?? {};
  const isAlone = character === "🩷" || character === "🩶";
  return new Set([...tts, ...(isAlone ? [] : keywords)].flatMap((text) => text.toLowerCase().split(/\s+/)));
}
