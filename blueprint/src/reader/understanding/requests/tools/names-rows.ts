// Whether words ask for rows, which no small tool has.
import { sentencesOf } from "../../../text/token.ts";
import { detailsIn } from "../../records/details-in.ts";
import { isHolder } from "../request-start.ts";

const FIELDS_MIN = 2;

/** "Skis with length, size and lent yes/no": what is kept of each row. */
export function saysFields(words: string): boolean {
  return sentencesOf(words).some(({ tokens }) => {
    const at = tokens.findIndex(({ low }) => low === "with");
    return at > 0 && detailsIn(tokens.slice(at + 1)).details.filter(({ isField }) => isField).length >= FIELDS_MIN;
  });
}

/** "A list of topics", "one line per pupil"; "per day" is no row. */
export function namesRows(words: string): boolean {
  return /\b(?:per|for each)\s+(?!day\b)/i.test(words) || sentencesOf(words).some(({ tokens }) => tokens.some(({ one }) => isHolder(one)));
}
