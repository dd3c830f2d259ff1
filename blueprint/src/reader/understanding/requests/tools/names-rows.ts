// Whether words ask for rows, which no small tool has.
import { sentencesOf } from "../../../text/token.ts";
import { isHolder } from "../request-start.ts";

/** "A list of topics", "one line per pupil"; "per day" is no row. */
export function namesRows(words: string): boolean {
  return /\b(?:per|for each)\s+(?!day\b)/i.test(words) || sentencesOf(words).some(({ tokens }) => tokens.some(({ one }) => isHolder(one)));
}
