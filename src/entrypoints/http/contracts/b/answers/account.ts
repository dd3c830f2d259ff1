import { z } from "zod";
import { describeJson } from "../../wire/described-answer.ts";
import { count, flag, momentOrNull, PlanName } from "../../wire/fields.ts";
import { modelFieldsShape } from "../../wire/model.ts";
import { samples } from "../../wire/samples.ts";

/** A model as the account sees it. */
export const Model = z
  .object({
    ...modelFieldsShape,
    locked: flag("Whether the account’s plan does not include it."),
    unlockedBy: PlanName.nullable().meta({ description: "The smallest plan that includes it, or null when it is not locked." }),
  })
  .meta({ id: "Model", description: "What can write an application." });

/** The models of this service. */
export const ModelList = z
  .object({ models: z.array(Model).meta({ description: "The models, the plainest first." }) })
  .meta({ id: "ModelList", description: "The models of this service." });
export type ModelList = z.output<typeof ModelList>;

const countsShape = {
  requests: count("How many requests were made."),
  builds: count("How many builds began."),
  creditsSpent: count("How many credits the builds that began then have cost in the end."),
};

const DayUsage = z
  .object({ date: z.iso.date().meta({ description: "The day, in UTC." }), ...countsShape })
  .meta({ id: "DayUsage", description: "What the account did on one day." });

/** What an account has, and what it did in thirty days. */
export const Usage = z
  .object({
    plan: PlanName.meta({ description: "The account’s plan." }),
    creditBalance: z
      .int()
      .meta({ description: "The credits that are free: without those that builds hold which run or wait for an answer." }),
    renewsAt: momentOrNull("When the plan’s credits come anew; null where the account does not renew."),
    last30Days: z
      .object({
        ...countsShape,
        days: z.array(DayUsage).meta({ description: "Thirty days without a gap, the oldest first; the last is today." }),
      })
      .meta({ id: "ThirtyDays", description: "The last thirty days, with their sums." }),
  })
  .meta({ id: "Usage", description: "What the account has and what it did, over all of its keys. The request that asks is counted." });
export type Usage = z.output<typeof Usage>;

const DAY = 86_400_000;
const busy = { requests: 41, builds: 3, creditsSpent: 6 };
const days = Array.from({ length: 30 }, (_, index) => {
  const date = new Date(Date.parse(samples.ended) - (29 - index) * DAY).toISOString().slice(0, 10);
  return index === 29 ? { date, ...busy } : { date, requests: 0, builds: 0, creditsSpent: 0 };
});

/** The answer with the models. */
export const models = describeJson({
  status: 200,
  schema: ModelList,
  description: "Every model of this service; those are marked that the account’s plan does not include.",
  examples: {
    builtIn: {
      summary: "The built-in generator",
      value: {
        models: [
          {
            id: "blueprint",
            name: "Blueprint",
            provider: "atelier",
            category: "free",
            multiplier: "1x",
            contextWindow: 5_000,
            minPlan: "free",
            locked: false,
            unlockedBy: null,
          },
        ],
      },
    },
  },
});

/** The answer with the usage. */
export const usage = describeJson({
  status: 200,
  schema: Usage,
  description: "What the account has, and what it did.",
  examples: {
    one: {
      summary: "An account that began today",
      value: { plan: "pro", creditBalance: 1_994, renewsAt: samples.renewsAt, last30Days: { ...busy, days } },
    },
  },
});
