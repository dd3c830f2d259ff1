import { z } from "zod";
import { orNull } from "./or-null.ts";

/** What an account did on one day of UTC. */
export const UsageDay = z.object({ date: z.string(), requests: z.int(), builds: z.int(), creditsSpent: z.number() });
export type UsageDay = z.infer<typeof UsageDay>;

/** What an account did in the last thirty days, days without anything left out. */
export const Usage = z.object({
  requests: z.int(),
  builds: z.int(),
  creditsSpent: z.number(),
  days: z.array(UsageDay).describe("The days (UTC) of the last thirty on which anything happened, the oldest first."),
});
export type Usage = z.infer<typeof Usage>;

/** A model that can build, as the account sees it. */
export const Model = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  category: z
    .string()
    .describe("free: the built-in generator. fast: a language model plans the app. paid: a language model writes the code."),
  locked: z.boolean(),
  unlockedBy: orNull(z.string(), "The smallest plan that includes it; null where the account’s plan does."),
});
export type Model = z.infer<typeof Model>;
