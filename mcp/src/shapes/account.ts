import { z } from "zod";
import { orNull } from "./or-null.ts";
import { wholeNumber } from "./whole-number.ts";

/** An account's usage on one UTC day. */
export const UsageDay = z.object({ date: z.string(), requests: wholeNumber, builds: wholeNumber, creditsSpent: z.number() });
export type UsageDay = z.infer<typeof UsageDay>;

/** An account's usage in the last thirty days, without empty days. */
export const Usage = z.object({
  requests: wholeNumber,
  builds: wholeNumber,
  creditsSpent: z.number(),
  days: z.array(UsageDay).describe("The days (UTC) of the last thirty with any usage, the oldest first."),
});
export type Usage = z.infer<typeof Usage>;

/** A model that the account can build with. */
export const Model = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  category: z
    .string()
    .describe("free: the built-in generator. fast: a language model plans the app. paid: a language model writes the code."),
  locked: z.boolean(),
  unlockedBy: orNull(z.string(), "The smallest plan that includes it; null if the account’s plan includes it."),
});
export type Model = z.infer<typeof Model>;
