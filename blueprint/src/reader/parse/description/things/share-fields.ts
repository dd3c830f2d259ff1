// "Tents and stoves, with who has each one": fields that follow two things in one breath are of both. A field that the last
// thing is known to have, and the one before it is not, stays with the last: "authors and books with title and year".
import { meansPeople } from "../../../text/noun-kind.ts";
import type { FieldIntent, Mention, ParsedPrompt } from "../../parsed-prompt.ts";
import { knownField } from "./known-field.ts";

function isListedWith({ text }: ParsedPrompt, before: Mention, last: Mention): boolean {
  const isSaid = ({ place, phrase }: Mention): boolean => phrase !== "" && text.slice(place.start, place.end) === phrase;
  const between = text.slice(before.place.end, last.place.start);
  return isSaid(before) && isSaid(last) && /^\s*(?:,\s*(?:and\b)?|and\b|&)\s*$/i.test(between) && isMany(before) && isMany(last);
}

const isMany = ({ phrase, many }: Mention): boolean => phrase.toLowerCase().split(/\s+/).at(-1) === many.split(" ").at(-1);

function isShared({ of, noun }: FieldIntent, before: Mention): boolean {
  return knownField(of, noun) === null || knownField(before, noun) !== null;
}

/** Gives the fields of each thing to the things that are listed right before it and have none of their own. */
export function shareFields(parsed: ParsedPrompt): void {
  const isBare = (mention: Mention): boolean => !parsed.fields.some(({ of }) => of === mention);
  for (const last of parsed.mentions.toReversed()) {
    const own = parsed.fields.filter(({ of }) => of === last);
    const before = parsed.mentions.find((mention) => mention !== last && isListedWith(parsed, mention, last));
    if (own.length === 0 || before === undefined || !isBare(before) || meansPeople(before.one) !== meansPeople(last.one)) continue;
    parsed.fields.push(...own.filter((intent) => isShared(intent, before)).map((intent) => ({ ...intent, of: before })));
  }
}
