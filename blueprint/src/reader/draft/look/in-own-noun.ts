import { article, plural } from "../../../knowledge/words/inflect.ts";
import type { DraftEntity } from "../plan.ts";

/** A text of a thing with the noun that the prompt has for its rows: "Every boat" of "Every vehicle", where somebody lists boats. */
export function inOwnNoun(text: string, { thing, mention }: Pick<DraftEntity, "thing" | "mention">): string {
  if (thing === null) return text;
  const own = mention.one.split(" ");
  const nouns = [thing.one, ...thing.words].filter((noun) => !own.includes(noun) && noun !== mention.one);
  const forms = nouns.flatMap((noun): [string, string][] => [
    [noun === thing.one ? thing.many : plural(noun), mention.many],
    [noun, mention.one],
  ]);
  const [found] = forms
    .filter(([noun]) => new RegExp(`\\b${noun}\\b`, "i").test(text))
    .toSorted(([left], [right]) => right.length - left.length);
  if (found === undefined) return text;
  const [noun, said] = found;
  return text.replace(new RegExp(`\\b(?:(an?) )?(${noun})\\b`, "gi"), (_, before: string | undefined, word: string) => {
    const called = /^\p{Lu}/u.test(word) ? said.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : said;
    if (before === undefined) return called;
    const an = article(said);
    return `${before.startsWith("A") ? an.replace("a", "A") : an} ${called}`;
  });
}
