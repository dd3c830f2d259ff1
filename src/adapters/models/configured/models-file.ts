// The schema of the ATELIER_MODELS file. Its issue messages follow the path they refer to, and never repeat a value: a
// key that was written into the file by mistake must not be logged.
import { z } from "zod";
import { CLOUD_KINDS } from "../model-entry.ts";
import { BUILT_IN_PROVIDERS } from "./built-in-providers.ts";
import { isProviderKey } from "./is-provider-key.ts";
import { isServerAddress } from "./is-server-address.ts";

/** What the file is validated against: the provider ids it declares, the plan names, and the variables that hold keys. */
export interface FileSurroundings {
  declaredIds: readonly string[];
  plans: readonly string[];
  variables: Readonly<Record<string, string | undefined>>;
}

const required = (saying: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? `is missing: ${saying}` : `is wrong: ${saying}`),
  abort: true,
});
const RESERVED_IDS = ["auto", "blueprint"];

const modelId = z
  .string(required("give the model an id"))
  .regex(/^[a-z0-9][a-z0-9.:_-]{0,99}$/, required("use small letters, digits and . : - _, at most 100 of them"))
  .refine((id) => !RESERVED_IDS.includes(id), "is taken: auto and blueprint are Atelier's own, so choose another");
const price = (saying: string) => z.number(required(saying)).min(0, required(saying)).max(10_000, required(saying));
const DOLLARS = "give US dollars a million tokens, 0 or more";

/** The models of the file. */
function modelShape({ declaredIds, plans }: FileSurroundings) {
  const ids = [...Object.keys(BUILT_IN_PROVIDERS), ...declaredIds];
  return z.strictObject(
    {
      id: modelId,
      name: z.string(required("give 1 to 200 characters")).trim().min(1, "is empty").max(200, "is too long: give at most 200").optional(),
      provider: z
        .string(required(`name one of ${ids.join(", ")}`))
        .refine((id) => ids.includes(id), `is not a provider that is known: name one of ${ids.join(", ")}, or declare it under providers`),
      model: z.string(required("give the name that the provider calls it by")).min(1, "is empty").max(300, "is too long").optional(),
      category: z.enum(["fast", "paid"], required("use fast or paid")),
      multiplier: z
        .number(required("give a number from 0 to 1000"))
        .min(0, required("give a number from 0 to 1000"))
        .max(1000, required("give a number from 0 to 1000"))
        .optional(),
      price: z
        .strictObject(
          {
            input: price(DOLLARS),
            cachedInput: z.exactOptional(price(DOLLARS)),
            cacheWrite: z.exactOptional(price(DOLLARS)),
            output: price(DOLLARS),
          },
          required("give an object with input and output, in US dollars a million tokens"),
        )
        .optional(),
      contextWindow: z
        .int(required("give a whole number of tokens, at least 1000"))
        .min(1000, required("give a whole number of tokens, at least 1000"))
        .optional(),
      minPlan: z.enum(plans, required(`use one of ${plans.join(", ")}`)).optional(),
      isStructured: z.boolean(required("use true or false")).optional(),
      hasTools: z.boolean(required("use true or false")).optional(),
      seesPictures: z.boolean(required("use true or false")).optional(),
    },
    required("give an object with id, provider and category"),
  );
}

/** The providers of the file. */
function providerShape({ variables }: FileSurroundings) {
  const id = z
    .string(required("give the provider an id"))
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, required("use small letters, digits and -, at most 40 of them"))
    .refine((name) => !(name in BUILT_IN_PROVIDERS), {
      error: ({ input }) => `is taken: set ${BUILT_IN_PROVIDERS[String(input)]} for that provider, or choose another id`,
    })
    .refine((name) => name !== "atelier", "is taken: atelier is the built-in generator's, so choose another");
  const key = z
    .string(required("write $ and the name of a variable, and set that variable to the key"))
    .regex(/^\$[A-Za-z_]\w{0,99}$/, {
      error: "is wrong: a key is not written into the file. Write $ and the name of a variable, and set that variable to the key",
      abort: true,
    })
    .refine((text) => isProviderKey(variables[text.slice(1)]?.trim() ?? ""), {
      error: ({ input }) => `names ${String(input)}, which is not set to a key: set it, or take this out`,
    });
  const baseUrl = z
    .string(required("give the server's address, such as http://localhost:1234/v1"))
    .refine(isServerAddress, "is wrong: give an http or https address without a user and without ?, such as http://localhost:1234/v1");
  const kinds = `use compatible, ${CLOUD_KINDS.slice(0, -1).join(", ")} or ${CLOUD_KINDS.at(-1)}`;
  const cloud = { id, kind: z.enum(CLOUD_KINDS), baseUrl: baseUrl.optional(), key };
  const compatible = { id, kind: z.literal("compatible"), baseUrl, key: key.optional() };
  return z.discriminatedUnion("kind", [z.strictObject(cloud), z.strictObject(compatible)], required(kinds));
}

/** The schema of the file, given its surroundings. */
export function modelsFile(surroundings: FileSurroundings) {
  return z.strictObject(
    {
      providers: z.array(providerShape(surroundings), required("list the providers")).optional(),
      models: z.array(modelShape(surroundings), required("list the models, or []")),
    },
    required('give {"models": [...]}'),
  );
}

/** The parsed file. */
export type ModelsFile = z.infer<ReturnType<typeof modelsFile>>;
