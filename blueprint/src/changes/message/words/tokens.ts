// Words of a message as rules look at them.
import type { Token } from "../../../reader/text/token.ts";

/** The words without marks and quotes. */
export function plain(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => /[\p{L}\p{N}]/u.test(token.text));
}

/** The words in lower case, as one text. */
export function lowText(tokens: readonly Token[]): string {
  return tokens.map((token) => token.low).join(" ");
}

/** What stands between commas and "and", without what is empty. */
export function listParts(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (/^(?:,|and|but|&)$/.test(token.low)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** Whether a token is a double quote. */
export function isQuote({ text }: Token): boolean {
  return /^["“”]$/.test(text);
}

/** A word that nobody wrote, in the place of one that was left out. */
export function unwritten(low: string, at = 0): Token {
  return { text: low, low, one: low, start: at, end: at, speech: "other" };
}
