// What pictograms are found by in other languages than English, of which there are no kinds: their names, keywords that are
// a part of their name, and the keywords of those that have few of their own.
import { Found } from "./found.ts";
import type { Annotations, Pictogram } from "./read-pictograms.ts";

/** A pictogram with more keywords than this that no other one has is described, not named. */
const OWN_KEYWORDS_MAX = 2;
const LETTERS_MIN = 3;

/** The line of the words of a language. */
export function wordsIn(pictograms: readonly Pictogram[], said: Annotations): string {
  const found = new Found();
  const texts = pictograms.map(({ character }) => {
    const { default: keywords = [], tts = [] } = said[character] ?? {};
    return { title: tts[0]?.toLowerCase() ?? "", keywords: keywords.map((keyword) => keyword.toLowerCase()) };
  });
  const counts = new Map<string, number>();
  for (const { keywords } of texts) for (const keyword of new Set(keywords)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  const byLength = [...texts.entries()].toSorted(([, one], [, other]) => one.title.length - other.title.length);
  for (const [index, { title }] of byLength) found.add(title, { index, tier: 1 });
  for (const [index, { title, keywords }] of byLength) {
    const own = keywords.filter((keyword) => counts.get(keyword) === 1);
    for (const keyword of keywords.filter((one) => isPartOf(one, title) || isPartOf(title, one))) found.add(keyword, { index, tier: 2 });
    if (own.length <= OWN_KEYWORDS_MAX) for (const keyword of own) found.add(keyword, { index, tier: 4 });
  }
  return found.line();
}

function isPartOf(part: string, whole: string): boolean {
  const isWritten = /^\p{Script=Han}|^\p{Script=Hiragana}|^\p{Script=Katakana}/u.test(part);
  return part.length >= (isWritten ? 1 : LETTERS_MIN) && whole.includes(part);
}
