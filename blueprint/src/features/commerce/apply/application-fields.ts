// What an application asks for, by what one applies for: a job asks for a résumé, a leave for its days, a grant for an amount.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { NounPattern } from "../../../knowledge/data/word-list.ts";
import { AskField } from "../parts/ask-field.ts";

const fields = z.array(AskField).min(1).readonly();

const { kinds, other } = readData(
  "features/applications.json",
  z.strictObject({ kinds: z.array(z.strictObject({ things: NounPattern, fields })), other: fields }),
);

/** The fields of an application for this thing, beside the name and the e-mail address. */
export function applicationFields(thing: string): AskField[] {
  return [...(kinds.find(({ things }) => things.test(thing))?.fields ?? other)];
}
