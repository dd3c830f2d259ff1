// A person is quoted in the words that were typed, whatever brackets were put around them for the parser.
const SKIPPED_MAX = 2;

/** A run of a text that has the words of a phrase in their order, with at most two others between; the phrase itself where there is none. */
export function ownWords(phrase: string, text: string): string {
  if (text.toLowerCase().includes(phrase.toLowerCase())) return phrase;
  const wanted = wordsIn(phrase);
  const said = wordsIn(text);
  for (const [at, { word, start }] of said.entries()) {
    if (word !== wanted[0]?.word) continue;
    const end = endOf(said.slice(at, at + wanted.length * (SKIPPED_MAX + 1)), wanted);
    if (end !== null) return text.slice(start, end);
  }
  return phrase;
}

interface Word {
  word: string;
  start: number;
  end: number;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** Where the last of the wanted words ends; null where one of them is not among the next few. */
function endOf(said: readonly Word[], wanted: readonly Word[]): number | null {
  let at = -1;
  for (const { word } of wanted) {
    const next = said.slice(at + 1, at + 2 + SKIPPED_MAX).findIndex((one) => one.word === word);
    if (next < 0) return null;
    at += next + 1;
  }
  return said[at]?.end ?? null;
}
