// The words that all domains of a way share: what happens step by step, what one may ask, what one can choose.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { passageSchema, questionSchema } from "../../site-parts.ts";
import { Way } from "../domain.ts";

const Beginnings = z.array(z.string()).length(3).readonly();

/** What the ways have in common: values to choose from, how a company began, and what is asked everywhere. */
const shared = readData(
  "site/every-way.json",
  z.strictObject({ values: z.array(passageSchema), beginnings: Beginnings, questions: z.array(questionSchema) }),
);

/** The words of a way. `act` is the button of the first step; `plans` are three names from small to large. */
const WayWords = z.strictObject({
  act: z.string(),
  inquiry: z.string(),
  steps: z.array(passageSchema).min(3).readonly(),
  values: z
    .array(z.enum(shared.values.map(({ title }) => title)))
    .transform((titles) => titles.flatMap((title) => shared.values.filter((value) => value.title === title)))
    .readonly(),
  beginnings: Beginnings.default(shared.beginnings),
  plans: z.tuple([z.string(), z.string(), z.string()]).readonly(),
  questions: z
    .array(questionSchema)
    .transform((own) => [...own, ...shared.questions])
    .readonly(),
});
export type WayWords = z.infer<typeof WayWords>;

/** The words of each way. */
export const wayWords: Readonly<Record<Way, WayWords>> = readData("site/ways.json", z.record(Way, WayWords));
