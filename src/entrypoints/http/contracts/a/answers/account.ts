import { z } from "zod";
import { describeJson } from "../../wire/described-answer.ts";
import { count, momentOrNull, PlanName } from "../../wire/fields.ts";
import { modelFieldsShape } from "../../wire/model.ts";
import { samples } from "../../wire/samples.ts";

const { id, name, provider, minPlan, contextWindow } = modelFieldsShape;

/** A model under its plain id. */
export const Model = z
  .object({ id, name, provider, minPlan, contextWindow })
  .meta({ id: "Model", description: "What can write an application." });

/** The models of this service. */
export const ModelList = z
  .object({ models: z.array(Model).meta({ description: "Every model that the service can route to, the plainest first." }) })
  .meta({ id: "ModelList", description: "The models of this service." });
export type ModelList = z.output<typeof ModelList>;

/** What an account has to spend. */
export const CreditBalance = z
  .object({
    balance: z.int().meta({
      description:
        "The credits that are free: without those that builds hold which run or wait for an answer. A create is measured against this number.",
    }),
    plan: PlanName.meta({ description: "The account’s plan." }),
    renewsAt: momentOrNull("When the plan’s credits come anew; null where the account does not renew."),
  })
  .meta({ id: "CreditBalance", description: "What the account has to spend." });
export type CreditBalance = z.output<typeof CreditBalance>;

/** What an account did today and in this month. */
export const UsageStats = z
  .object({
    requestsToday: count("Requests since midnight, in UTC."),
    requestsMonth: count("Requests in this calendar month, in UTC."),
    creditsSpentMonth: count("Credits that the builds of this calendar month have cost."),
    lastRequestAt: momentOrNull("When the account’s last request came, which may be the one that asks."),
  })
  .meta({ id: "UsageStats", description: "What the account did, over all of its keys. The request that asks is counted." });
export type UsageStats = z.output<typeof UsageStats>;

/** The answer with the models. */
export const models = describeJson({
  status: 200,
  schema: ModelList,
  description: "Every model of this service.",
  examples: {
    builtIn: {
      summary: "The built-in generator",
      value: { models: [{ id: "blueprint", name: "Blueprint", provider: "atelier", minPlan: "free", contextWindow: 5_000 }] },
    },
  },
});

/** The answer with the balance. */
export const balance = describeJson({
  status: 200,
  schema: CreditBalance,
  description: "What the account has to spend.",
  examples: { pro: { summary: "An account with the plan pro", value: { balance: 1_973, plan: "pro", renewsAt: samples.renewsAt } } },
});

/** The answer with the usage. */
export const usage = describeJson({
  status: 200,
  schema: UsageStats,
  description: "What the account did.",
  examples: {
    month: {
      summary: "The second day of a month",
      value: { requestsToday: 12, requestsMonth: 41, creditsSpentMonth: 6, lastRequestAt: samples.ended },
    },
  },
});
