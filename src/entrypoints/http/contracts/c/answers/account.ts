import { z } from "zod";
import { describeJson } from "../../wire/described-answer.ts";
import { count, momentOrNull, text } from "../../wire/fields.ts";
import { modelFieldsShape } from "../../wire/model.ts";
import { samples } from "../../wire/samples.ts";

const { id, name, provider, category, multiplier, contextWindow } = modelFieldsShape;

/** A model under `<provider>/<model>`. */
export const Model = z
  .object({ id, name, provider, category, multiplier, contextWindow })
  .meta({ id: "Model", description: "What can write an application." });

/** The models of this service. */
export const ModelList = z
  .object({ models: z.array(Model).meta({ description: "The models, the plainest first." }) })
  .meta({ id: "ModelList", description: "The models of this service." });
export type ModelList = z.output<typeof ModelList>;

const KeyUsage = z
  .object({
    id: text("The key’s id, which is no secret."),
    name: text("What its owner calls it."),
    keyPrefix: text("How it begins, to recognise it by: its fixed prefix and four characters."),
    usageCount: count("How many requests were ever made with it."),
    lastUsedAt: momentOrNull("When it was last used; null when it never was."),
  })
  .meta({ id: "KeyUsage", description: "A key and what was done with it." });

/** What the keys of an account did. */
export const UsageStats = z
  .object({
    apiKeys: z.array(KeyUsage).meta({ description: "The keys that are not revoked, the oldest first." }),
    totalRequests: count("All requests that the account ever made, those of revoked keys included."),
  })
  .meta({ id: "UsageStats", description: "What the account’s keys did. The request that asks is counted." });
export type UsageStats = z.output<typeof UsageStats>;

/** The answer with the models. */
export const models = describeJson({
  status: 200,
  schema: ModelList,
  description: "Every model of this service.",
  examples: {
    builtIn: {
      summary: "The built-in generator",
      value: {
        models: [
          { id: "atelier/blueprint", name: "Blueprint", provider: "atelier", category: "free", multiplier: "1x", contextWindow: 5_000 },
        ],
      },
    },
  },
});

/** The answer with the usage. */
export const usage = describeJson({
  status: 200,
  schema: UsageStats,
  description: "What the account’s keys did.",
  examples: {
    one: {
      summary: "An account with one key",
      value: {
        apiKeys: [
          {
            id: "0199c0de-3a5f-7e12-8b46-9d7c2f1e5a83",
            name: "Server",
            keyPrefix: "atelier_4kXw",
            usageCount: 41,
            lastUsedAt: samples.ended,
          },
        ],
        totalRequests: 41,
      },
    },
  },
});
