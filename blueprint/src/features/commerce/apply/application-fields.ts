// What an application asks for, by what one applies for: a job asks for a résumé, a leave for its days, a grant for an amount.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { NounPattern } from "../../../knowledge/data/word-list.ts";
import { AskField } from "../parts/ask-field.ts";
import { say } from "../../../project/words/say.ts";

const fields = z.array(AskField).min(1).readonly();

const { kinds } = readData(
  "features/applications.json",
  z.strictObject({ kinds: z.array(z.strictObject({ things: NounPattern, fields })) }),
);

/** What any application asks for. */
const other = (): AskField[] => [
  { name: "phone", label: say.community.phone(), type: "phone", required: false },
  { name: "statement", label: say.app.yourStatement(), type: "paragraph", required: true },
];

/** The fields of an application for this thing, beside the name and the e-mail address. */
export function applicationFields(thing: string): AskField[] {
  return [...(kinds.find(({ things }) => things.test(thing))?.fields ?? other())];
}
