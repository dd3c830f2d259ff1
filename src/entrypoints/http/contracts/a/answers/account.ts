import { z } from "zod";
import { describeJson } from "../../wire/described-answer.ts";
import { count, momentOrNull, PlanName } from "../../wire/fields.ts";
import { modelFieldsShape } from "../../wire/model.ts";
import { samples } from "../../wire/samples.ts";

const { id, name, provider, minPlan, contextWindow } = modelFieldsShape;

/** A model under its plain id. */
export const Model = z
  .object({ id, name, provider, minPlan, contextWindow })
  .meta({ id: "Model", description: "A model that can write an application." });

/** The models of this service. */
export const ModelList = z
  .object({ models: z.array(Model).meta({ description: "Every model that the service can use, the simplest first." }) })
  .meta({ id: "ModelList", description: "The models of this service." });
export type ModelList = z.output<typeof ModelList>;

/** The credits that an account can spend. */
export const CreditBalance = z
  .object({
    balance: z.int().meta({
      description:
        "The available credits, without those held by builds that are running or waiting for an answer. A create is checked against this number.",
    }),
    plan: PlanName.meta({ description: "The account’s plan." }),
    renewsAt: momentOrNull("When the plan’s credits renew; null if they do not."),
  })
  .meta({ id: "CreditBalance", description: "The credits that the account can spend." });
export type CreditBalance = z.output<typeof CreditBalance>;

/** An account's usage today and in this month. */
export const UsageStats = z
  .object({
    requestsToday: count("Requests since midnight, in UTC."),
    requestsMonth: count("Requests in this calendar month, in UTC."),
    creditsSpentMonth: count("Credits spent by the builds of this calendar month."),
    lastRequestAt: momentOrNull("When the account’s last request was received; this may be the current request."),
  })
  .meta({ id: "UsageStats", description: "The account’s usage, for all of its keys. This request is counted too." });
export type UsageStats = z.output<typeof UsageStats>;

/** The response with the models. */
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

/** The response with the balance. */
export const balance = describeJson({
  status: 200,
  schema: CreditBalance,
  description: "The credits that the account can spend.",
  examples: { pro: { summary: "An account with the plan pro", value: { balance: 1_973, plan: "pro", renewsAt: samples.renewsAt } } },
});

/** The response with the usage. */
export const usage = describeJson({
  status: 200,
  schema: UsageStats,
  description: "The account’s usage.",
  examples: {
    month: {
      summary: "The second day of a month",
      value: { requestsToday: 12, requestsMonth: 41, creditsSpentMonth: 6, lastRequestAt: samples.ended },
    },
  },
});
