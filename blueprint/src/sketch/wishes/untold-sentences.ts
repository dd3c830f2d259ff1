// The account of a request in a language that the reader does not know: the wishes that the model names are its phrases. Of the rest only
// whole sentences can be told: those that say nothing that a wish or a name of the app says.
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Place } from "./locate-wish.ts";

/** The sentences of a text after the first that no claimed place and no name of the app is in. */
export function untoldSentences(text: string, { blueprint, claimed }: { blueprint: Blueprint; claimed: readonly Place[] }): string[] {
  const names = namesIn(blueprint);
  const segments = [...new Intl.Segmenter(blueprint.language, { granularity: "sentence" }).segment(text)];
  const sentences = segments.map(({ segment, index }) => ({ start: index, end: index + segment.length, words: segment.trim() }));
  const isTold = ({ start, end, words }: (typeof sentences)[number]): boolean =>
    words === "" ||
    claimed.some((place) => place.start < end && place.end > start) ||
    names.some((name) => words.toLocaleLowerCase().includes(name));
  // The first one says what the app is.
  const untold = sentences.slice(1).filter((sentence) => !isTold(sentence));
  return untold.map(({ words }) => words);
}

function namesIn({ title, entities, pages }: Blueprint): string[] {
  const rows = entities.flatMap(({ name, fields }) => [name.one, name.many, ...fields.map(({ label }) => label)]);
  return [title, ...pages.map((page) => page.title), ...rows].map((name) => name.toLocaleLowerCase());
}
