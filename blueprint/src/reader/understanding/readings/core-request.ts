import { singularWord } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";

const OPENER_WORDS_MAX = 5;
const LIST_WORDS_MAX = 5;

/**
 * What a cleaned text asks for, without the words before it in which people introduce themselves: "I'm the treasurer of a
 * club. I need a list of members with …". Null where no list is asked for like this, or where the words before may be a
 * part of the request.
 */
export function coreRequest(text: string): string | null {
  const words = [...text.matchAll(/[\p{L}\p{N}'’]+/gu)];
  for (const at of words.keys()) {
    const length = openerLength(words.slice(at, at + OPENER_WORDS_MAX).map(([word]) => word.toLowerCase()));
    if (length === 0) continue;
    const before = text.slice(0, words[at]?.index).trim();
    const core = words.slice(at + length);
    if (!isIntroduction(before)) return null;
    const asked = text.slice(core[0]?.index ?? text.length);
    return namesList(core.map(([word]) => word.toLowerCase())) ? asked : siteOf(asked, before);
  }
  return null;
}

/** "We have a bakery. We'd like a website with …": a website for a bakery. Null where no site is asked for, or nobody says whose. */
function siteOf(asked: string, before: string): string | null {
  const [, site = ""] = /^(an? (?:\w+ ){0,2}(?:website|web site|site|web page|homepage|landing page))\b/i.exec(asked) ?? [];
  if (site === "" || asked.slice(site.length).startsWith(" for ")) return site === "" ? null : asked;
  const owned = /\b(?:have|run|own|am|i'm|we're) (an? [\w -]{1,60}?)(?:'s)?(?= (?:and|in|at|with)\b|\W*$|[.,;!?])/i.exec(before);
  return owned?.[1] === undefined ? null : `${site} for ${owned[1]}${asked.slice(site.length)}`;
}

/** "A simple list of members": the form that says most plainly what is kept. */
function namesList(words: readonly string[]): boolean {
  const of = words.slice(0, LIST_WORDS_MAX).indexOf("of");
  return of > 0 && (lexicon.is(singularWord(words[of - 1] ?? ""), "record-holder") || lexicon.is(words[of - 1], "collection-noun"));
}

/** How many of these words open a request; 0 where they do not. */
function openerLength(words: readonly string[]): number {
  for (let length = words.length; length > 1; length -= 1)
    if (lexicon.is(words.slice(0, length).join(" "), "request-opener")) return length;
  return 0;
}

/** Whether each sentence speaks of the person: "Hi, I walk dogs. My sister helps me, and". */
function isIntroduction(before: string): boolean {
  const sentences = before.split(/[.!?\n]+/).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.every((sentence) => {
    const words = [...sentence.matchAll(/[\p{L}'’]+/gu)].map(([word]) => word.toLowerCase());
    return lexicon.is(
      words.find((word) => !lexicon.is(word, "greeting")),
      "introduction-opener",
    );
  });
}
