import { z } from "zod";
import { describeJson } from "../../wire/described-answer.ts";
import { count, momentOrNull, text } from "../../wire/fields.ts";
import { modelFieldsShape } from "../../wire/model.ts";
import { samples } from "../../wire/samples.ts";

const { id, name, provider, category, multiplier, contextWindow } = modelFieldsShape;

/** A model under `<provider>/<model>`. */
export const Model = z
  .object({ id, name, provider, category, multiplier, contextWindow })
  .meta({ id: "Model", description: "A model that can write an application." });

/** The models of this service. */
export const ModelList = z
  .object({ models: z.array(Model).meta({ description: "The models, the simplest first." }) })
  .meta({ id: "ModelList", description: "The models of this service." });
export type ModelList = z.output<typeof ModelList>;

const KeyUsage = z
  .object({
    id: text("The key’s id, which is not secret."),
    name: text("The name given by its owner."),
    keyPrefix: text("The start of the key, for recognition: its fixed prefix and four characters."),
    usageCount: count("The total number of requests made with it."),
    lastUsedAt: momentOrNull("When it was last used; null if it was never used."),
  })
  .meta({ id: "KeyUsage", description: "A key and its usage." });

/** The usage of an account's keys. */
export const UsageStats = z
  .object({
    apiKeys: z.array(KeyUsage).meta({ description: "The keys that have not been revoked, the oldest first." }),
    totalRequests: count("All requests of the account, including those of revoked keys."),
  })
  .meta({ id: "UsageStats", description: "The usage of the account’s keys. This request is counted too." });
export type UsageStats = z.output<typeof UsageStats>;

/** The response with the models. */
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

/** The response with the usage. */
export const usage = describeJson({
  status: 200,
  schema: UsageStats,
  description: "The usage of the account’s keys.",
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
