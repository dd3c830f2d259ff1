// A noun with what stands before it, cleared of articles and words that say nothing.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { hollowWords, relatives } from "../lexicon/nouns.ts";
import { isPlural, singularWord } from "../../knowledge/words/inflect.ts";
import type { Token } from "./token.ts";

export interface NounPhrase {
  /** The content words, as written. */
  tokens: Token[];
  /** The same in lower case with the last in the singular: `vinyl record`. */
  key: string;
  /** In lower case as written: `vinyl records`. */
  low: string;
  plural: boolean;
  /** Whether it was said to be one: `a`, `an`, `the`. */
  article: string | null;
}

const articles: ReadonlySet<string> = new Set(["a", "an", "the", "my", "our", "their", "its", "each", "every", "all", "his", "her"]);

/** A noun that is meant by words that do not say it. */
export function nounOf(key: string, tokens: Token[] = []): NounPhrase {
  return { tokens, key, low: key, plural: false, article: null };
}

/** "My son's fevers" are fevers: of whom in the family they are is in nobody's way. */
function isOfFamily(token: Token | undefined): boolean {
  const owner = /^(.+?)(?:'s|s')$/.exec(token?.low ?? "")?.[1] ?? "";
  return relatives.has(owner) || relatives.has(singularWord(owner));
}

/** Reads tokens as a noun phrase; null where no content word is left. */
export function nounPhrase(tokens: readonly Token[]): NounPhrase | null {
  let from = 0;
  while (from < tokens.length && (hollowWords.has(tokens[from]?.low ?? "") || (from < tokens.length - 1 && isOfFamily(tokens[from]))))
    from += 1;
  const content = tokens.slice(from);
  const last = content.at(-1);
  if (last === undefined) return null;
  const before = content.slice(0, -1).map((token) => token.low);
  const first = tokens[0]?.low ?? "";
  return {
    tokens: content,
    key: [...before, last.one].join(" "),
    low: [...before, last.low].join(" "),
    plural: isPlural(last.low),
    article: articles.has(first) ? first : null,
  };
}

/** Parts a noun phrase at its prepositions: what it is, and what comes after each. */
export function prepositionsOf(tokens: readonly Token[]): { head: Token[]; after: Map<string, NounPhrase> } {
  const head: Token[] = [];
  const after = new Map<string, NounPhrase>();
  let name: string | null = null;
  let part: Token[] = [];
  const close = (): void => {
    const noun = name === null ? null : nounPhrase(part);
    if (name !== null && noun !== null && !after.has(name)) after.set(name, noun);
  };
  for (const token of tokens) {
    if ((name === null ? head : part).length > 0 && lexicon.is(token.low, "clause-opener")) {
      close();
      name = "which";
      part = [];
    } else if (lexicon.is(token.low, "preposition") && !(name === "as" && part.length === 0)) {
      close();
      name = token.low;
      part = [];
    } else if (name === null) head.push(token);
    else part.push(token);
  }
  close();
  return { head, after };
}

/** "The company's history", "others' posts": whose it is says nothing of what it is. */
export function withoutPossessive(tokens: readonly Token[]): Token[] {
  const at = tokens.findLastIndex(({ low }) => /(?:'s|s')$/.test(low));
  return at < 0 || at > 3 || at === tokens.length - 1 ? [...tokens] : tokens.slice(at + 1);
}
