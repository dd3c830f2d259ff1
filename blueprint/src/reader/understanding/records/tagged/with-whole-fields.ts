// "Front only or all round" is one field with a choice, where the tagger sees one, and not a field "front only" and another "round".
import type { FieldIntent, ParsedPrompt } from "../../../parse/parsed-prompt.ts";
import { tagMessage } from "../../../tagging/tag-message.ts";
import { placeOf, sentencesOf } from "../../../text/token.ts";
import { detailsIn } from "../details-in.ts";
import { intentOf } from "../draft-record.ts";

const FIELD_MIN = 0.5;

/** A parsed text whose fields are whole: several that are pieces of one choice are that choice. */
export function withWholeFields(parsed: ParsedPrompt): ParsedPrompt {
  if (parsed.fields.length < 2) return parsed;
  const choices = tagMessage(sentencesOf(parsed.text)).parts.filter(
    ({ mark, sure, tokens }) => mark === "F" && sure >= FIELD_MIN && tokens.some(({ low }) => low === "or" || low === "/"),
  );
  const fields = choices.reduce((all, { tokens }) => {
    const { start, end } = placeOf(tokens);
    const isPiece = ({ noun }: FieldIntent): boolean => noun.tokens.every((token) => token.start >= start && token.end <= end);
    const pieces = all.filter(isPiece);
    const [first] = pieces;
    const { details } = detailsIn(tokens);
    const [choice] = details;
    if (first === undefined || pieces.length < 2 || pieces.some(({ of }) => of !== first.of)) return all;
    if (choice === undefined || details.length > 1 || choice.detail.length < 2) return all;
    const whole = intentOf(parsed.text, first.of, choice);
    return all.flatMap((field) => (field === first ? [whole] : pieces.includes(field) ? [] : [field]));
  }, parsed.fields);
  return { ...parsed, fields };
}
