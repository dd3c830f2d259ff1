// The wishes of a request, each with an id, so that a plan can say of every one what becomes of it. They are the person's
// own words: the phrases that the built-in reader accounts for, and each sentence in which it finds none.

/** Something that a request asks for, in its own words. */
export interface Wish {
  /** Such as `w1`; by these ids the model speaks of them. */
  id: string;
  phrase: string;
}

const WISHES_MAX = 40;
const PHRASE_CHARACTERS_MAX = 300;

interface Place {
  start: number;
  end: number;
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Sentences, and the lines of a list. */
function sentencesIn(text: string): Place[] {
  return [...sentences.segment(text)]
    .flatMap(({ segment, index }) =>
      [...segment.matchAll(/[^\n]+/g)].map((line) => ({ start: index + line.index, end: index + line.index + line[0].length })),
    )
    .filter(({ start, end }) => /\p{L}/u.test(text.slice(start, end)));
}

/** The places of the phrases in the text, without those within another. */
function placesOf(text: string, phrases: readonly string[]): Place[] {
  const folded = text.toLowerCase();
  const places = phrases.flatMap((phrase) => {
    const start = phrase.trim() === "" ? -1 : folded.indexOf(phrase.trim().toLowerCase());
    return start === -1 ? [] : [{ start, end: start + phrase.trim().length }];
  });
  const isWithin = (one: Place, other: Place): boolean => other.start <= one.start && one.end <= other.end;
  return places.filter(
    (one, at) => !places.some((other, index) => index !== at && isWithin(one, other) && (!isWithin(other, one) || index < at)),
  );
}

/** The wishes in a text, in its order. `phrases` are what the built-in reader says that the text asks for, built or not. */
export function wishesIn(text: string, phrases: readonly string[]): Wish[] {
  const places = placesOf(text, phrases);
  const silent = sentencesIn(text).filter(({ start, end }) => !places.some((place) => place.start < end && start < place.end));
  return [...places, ...silent]
    .sort((one, other) => one.start - other.start)
    .slice(0, WISHES_MAX)
    .map(({ start, end }, at) => ({
      id: `w${at + 1}`,
      phrase: tidied(text.slice(start, end)).slice(0, PHRASE_CHARACTERS_MAX).toWellFormed(),
    }));
}

/** Without list marks before it, and the full stop behind it. */
function tidied(words: string): string {
  return words
    .trim()
    .replace(/^(?:[-*•–]|\d+[.)])\s+/, "")
    .replace(/[.;,]+$/, "")
    .replace(/\s+/g, " ");
}
