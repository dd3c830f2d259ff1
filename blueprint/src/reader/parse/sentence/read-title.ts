// The name that a prompt gives its app: after "called" or "named", or in quotes beside the word that asks for it.
// What is read here is taken out of the sentence, so that a name never becomes a thing or an intent.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { builders, containers } from "../../lexicon/nouns.ts";
import { leadingLead } from "../../lexicon/leads.ts";
import { quote, type Sentence, type Token } from "../../text/token.ts";
import type { FirstPass } from "../parsed-prompt.ts";

const namers = ["called", "named", "titled", "entitled", "call it", "name it", "name :", "title :", "title it", "by the name of"].map(
  (phrase) => phrase.split(" "),
);
interface Span {
  from: number;
  to: number;
}

function quoted(tokens: readonly Token[], at: number): Span | null {
  const open = tokens[at]?.text;
  if (open !== '"' && open !== "'") return null;
  const close = tokens.findIndex((token, index) => index > at && token.text === open);
  return close > at + 1 && close - at <= 9 ? { from: at + 1, to: close } : null;
}

function unquoted(tokens: readonly Token[], at: number): Span | null {
  const ends = (index: number): boolean => {
    const token = tokens[index];
    return (
      token === undefined ||
      !/[\p{L}\p{N}]/u.test(token.text) ||
      leadingLead([token.low]) !== null ||
      /^(?:for|to|in|using|it|on)$/.test(token.low)
    );
  };
  const isName = (token: Token | undefined): boolean => token !== undefined && /^[\p{Lu}\p{N}]/u.test(token.text);
  if (ends(at)) return null;
  let to = at + 1;
  if (isName(tokens[at]))
    while (
      to < tokens.length &&
      to - at < 5 &&
      (isName(tokens[to]) || (/^(?:and|of|the|&|'s|for)$/.test(tokens[to]?.low ?? "") && isName(tokens[to + 1])))
    )
      to += 1;
  else while (to - at < 3 && !ends(to)) to += 1;
  return { from: at, to };
}

function titleSpan(tokens: readonly Token[], first: boolean): (Span & { start: number }) | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const namer = namers.find((words) => words.every((word, index) => tokens[at + index]?.low === word));
    const before = tokens[at - 1];
    if (namer !== undefined && !lexicon.is(before?.one, "named-part")) {
      const span = quoted(tokens, at + namer.length) ?? unquoted(tokens, at + namer.length);
      if (span !== null) return { ...span, start: at };
    }
    const besideBuilder = before === undefined || builders.has(before.low) || containers.has(before.one);
    const span = first && besideBuilder ? quoted(tokens, at) : null;
    if (span !== null) return { ...span, start: at };
  }
  return null;
}

/** A name made of plain words: letters, digits and the marks that names have. */
export function plainName(words: string): string {
  return words
    .replace(/[^\p{L}\p{N}\p{M} &'’!?.+#,-]/gu, " ")
    .replace(/\.{2,}/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.,&+#-]+|[\s.,&+-]+$/g, "")
    .slice(0, 50)
    .trim();
}

/** The app's name, where it has none yet that of a sentence, and the sentence without it. */
export function readTitle(
  sentence: Sentence,
  { text, title: before }: Pick<FirstPass, "text" | "title">,
): { title: FirstPass["title"]; rest: Sentence } {
  if (before !== null) return { title: before, rest: sentence };
  const tokens = sentence.tokens;
  const span = titleSpan(tokens, tokens[0]?.start === 0);
  const words = span === null ? "" : plainName(quote(text, tokens.slice(span.from, span.to)));
  if (span === null || !/\p{L}/u.test(words)) return { title: null, rest: sentence };
  const titled = /^\p{Ll}/u.test(words) ? words.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : words;
  const marks = /^["']$/;
  const left = tokens.filter((token, at) => (at < span.start || at >= span.to) && !(at === span.to && marks.test(token.text)));
  return { title: { words: titled, phrase: quote(text, tokens.slice(span.start, span.to)) }, rest: { ...sentence, tokens: left } };
}
