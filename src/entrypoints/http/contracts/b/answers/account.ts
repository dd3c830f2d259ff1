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
  .meta({ id: "Model", description: "A model that can write an application." });

/** The models of this service. */
export const ModelList = z
  .object({ models: z.array(Model).meta({ description: "The models, the simplest first." }) })
  .meta({ id: "ModelList", description: "The models of this service." });
export type ModelList = z.output<typeof ModelList>;

const countsShape = {
  requests: count("The number of requests."),
  builds: count("The number of builds started."),
  creditsSpent: count("The credits that the builds started in this period have spent."),
};

const DayUsage = z
  .object({ date: z.iso.date().meta({ description: "The day, in UTC." }), ...countsShape })
  .meta({ id: "DayUsage", description: "The account’s usage on one day." });

/** An account's plan, credits, and usage of the last thirty days. */
export const Usage = z
  .object({
    plan: PlanName.meta({ description: "The account’s plan." }),
    creditBalance: z
      .int()
      .meta({ description: "The available credits, without those held by builds that are running or waiting for an answer." }),
    renewsAt: momentOrNull("When the plan’s credits renew; null if they do not."),
    last30Days: z
      .object({
        ...countsShape,
        days: z.array(DayUsage).meta({ description: "Thirty consecutive days, the oldest first; the last is today." }),
      })
      .meta({ id: "ThirtyDays", description: "The last thirty days, with totals." }),
  })
  .meta({ id: "Usage", description: "The account’s plan, available credits and usage, for all of its keys. This request is counted too." });
export type Usage = z.output<typeof Usage>;

const DAY = 86_400_000;
const busy = { requests: 41, builds: 3, creditsSpent: 6 };
const days = Array.from({ length: 30 }, (_, index) => {
  const date = new Date(Date.parse(samples.ended) - (29 - index) * DAY).toISOString().slice(0, 10);
  return index === 29 ? { date, ...busy } : { date, requests: 0, builds: 0, creditsSpent: 0 };
});

/** The response with the models. */
export const models = describeJson({
  status: 200,
  schema: ModelList,
  description: "Every model of this service; those that the account’s plan does not include are marked as locked.",
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

/** The response with the usage. */
export const usage = describeJson({
  status: 200,
  schema: Usage,
  description: "The account’s plan, credits and usage.",
  examples: {
    one: {
      summary: "An account created today",
      value: { plan: "pro", creditBalance: 1_994, renewsAt: samples.renewsAt, last30Days: { ...busy, days } },
    },
  },
});
