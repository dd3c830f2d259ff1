// Where the request says what a model gives as the words of a wish: word for word, or as the place that holds most of its words.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { leadingVerb } from "../../reader/lexicon/acts.ts";
import { isContentWord, isJoining } from "../../reader/text/content-words.ts";
import { sentencesOf, type Token } from "../../reader/text/token.ts";

/** A place of a text. */
export interface Place {
  start: number;
  end: number;
}

const SHARE_MIN = 0.6;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The place of a text that says a wish; null where none does. */
export function locateWish(text: string, wish: string): Place | null {
  return verbatim(text, wish) ?? nearest(text, wish);
}

function verbatim(text: string, wish: string): Place | null {
  const words = wish.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  // Scripts that leave no space between words have no boundaries to look for.
  const [before, after] = UNSPACED.test(wish) ? ["", ""] : ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
  const found = new RegExp(`${before}${words.join("[^\\p{L}\\p{N}]+")}${after}`, "iu").exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

/** The shortest run of words of one sentence that holds most of those of the wish. */
function nearest(text: string, wish: string): Place | null {
  const wanted = new Set(wished(sentencesOf(wish).flatMap(({ tokens }) => tokens)).map(({ one }) => one));
  if (wanted.size === 0) return null;
  const needed = Math.ceil(wanted.size * SHARE_MIN);
  const runs = sentencesOf(text).flatMap(({ tokens }) => runsIn(tokens, { wanted, needed }));
  const best = runs.toSorted((a, b) => b.held - a.held || a.length - b.length)[0];
  return best === undefined ? null : { start: best.start, end: best.end };
}

interface Run extends Place {
  held: number;
  length: number;
}

function runsIn(tokens: readonly Token[], { wanted, needed }: { wanted: ReadonlySet<string>; needed: number }): Run[] {
  const hits = tokens.map((token, at) => ({ token, at })).filter(({ token }) => wanted.has(token.one));
  return hits.flatMap(({ at }, first) =>
    hits.slice(first).flatMap(({ token: last, at: end }): Run[] => {
      const inside = tokens.slice(at, end + 1);
      const held = new Set(inside.map(({ one }) => one).filter((one) => wanted.has(one))).size;
      const begin = tokens[at];
      // Words of other wishes in between: it is a run over several of them.
      const others = wished(inside).filter(({ one }) => !wanted.has(one)).length;
      if (begin === undefined || held < needed || others * 2 > held) return [];
      return [{ start: begin.start, end: last.end, held, length: inside.length }];
    }),
  );
}

/** The words by which a wish is found again: all but those that join others, and but "see" and "show". */
function wished(tokens: readonly Token[]): Token[] {
  const isLooking = ({ low }: Token): boolean =>
    leadingVerb([low])?.act === "browse" || lexicon.is(low, "clause-word") || lexicon.is(low, "modal");
  return tokens.filter((token) => /\p{L}{2}|\d/u.test(token.text) && !isJoining(token) && !isLooking(token));
}

/** The words that say something. */
export function telling(tokens: readonly Token[]): Token[] {
  return tokens.filter(isContentWord);
}
