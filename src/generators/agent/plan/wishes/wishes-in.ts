// The wishes of a request, each with an id, so that a plan can say of every one what becomes of it. They are the person's
// own words: the phrases that the built-in reader accounts for, and each sentence in which it finds none. A list of single words
// ("cats, dogs and birds") says nothing without the words around it, so it stays one wish with them.
import { languageTags } from "@atelier/blueprint";

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

/** The words that join the last member of a list in the languages of apps ("and", "oder"), as CLDR has them. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(
  languageTags.flatMap((tag) =>
    (["conjunction", "disjunction"] as const).flatMap((type) =>
      new Intl.ListFormat(tag, { type }).formatToParts(["A", "B"]).flatMap((part) => (part.type === "literal" ? [part.value.trim()] : [])),
    ),
  ),
);

/** Whether this is what stands between two members of a list: a comma, a conjunction, or both. */
const isJoint = (between: string): boolean => {
  const [, comma = "", word = ""] = /^\s*([,、،;/&]?)\s*(\p{L}*)\s*$/u.exec(between) ?? [];
  return (comma !== "" && word === "") || CONJUNCTIONS.has(word.toLowerCase());
};
const ARTICLE_BEFORE = /\b(?:a|an|the)\s+$/i;

/**
 * The places with each list of single words, of which the reader takes every one for a phrase, put together with the words of its
 * sentence that belong to no other phrase.
 */
function withWholeLists(text: string, { places, within }: { places: readonly Place[]; within: readonly Place[] }): Place[] {
  return within.flatMap((sentence) => {
    const own = places
      .filter(({ start }) => sentence.start <= start && start < sentence.end)
      .toSorted((one, other) => one.start - other.start);
    const isBare = ({ start, end }: Place): boolean =>
      /^[\p{L}\p{N}'’]+$/u.test(text.slice(start, end)) && !ARTICLE_BEFORE.test(text.slice(0, start));
    const runs: Place[][] = [];
    for (const place of own) {
      const last = runs.at(-1)?.at(-1);
      const goesOn = last !== undefined && isBare(last) && isBare(place) && isJoint(text.slice(last.end, place.start));
      if (goesOn) runs.at(-1)?.push(place);
      else runs.push([place]);
    }
    return runs.map((run, at): Place => {
      const [start, end] = [run[0]?.start ?? sentence.start, run.at(-1)?.end ?? sentence.end];
      if (run.length === 1) return { start, end };
      return { start: runs[at - 1]?.at(-1)?.end ?? sentence.start, end: runs[at + 1] === undefined ? sentence.end : end };
    });
  });
}

/** The wishes in a text, in its order. `phrases` are what the built-in reader says that the text asks for, built or not. */
export function wishesIn(text: string, phrases: readonly string[]): Wish[] {
  const within = sentencesIn(text);
  const places = withWholeLists(text, { places: placesOf(text, phrases), within });
  const silent = within.filter(({ start, end }) => !places.some((place) => place.start < end && start < place.end));
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
    .replace(/^[,;:\s]+/, "")
    .replace(/^(?:[-*•–]|\d+[.)])\s+/, "")
    .replace(/[.;,]+$/, "")
    .replace(/\s+/g, " ");
}
