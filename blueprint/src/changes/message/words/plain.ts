import type { Token } from "../../../reader/text/token.ts";

/** The words without marks and quotes. */
export function plain(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => /[\p{L}\p{N}]/u.test(token.text));
}
