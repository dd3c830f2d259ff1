import { z } from "zod";
import { CLOUD_KINDS } from "../../../adapters/models/model-entry.ts";
import { PRICE_SOURCE } from "../../../adapters/models/known/price-table.ts";
import { removeProvider, replaceKey } from "../../../domain/models/providers/change-provider.ts";
import { connectProvider } from "../../../domain/models/providers/connect-provider.ts";
import { listProviders } from "../../../domain/models/providers/list-providers.ts";
import { notYetConnected } from "../../../domain/models/providers/not-yet-connected.ts";
import { offerModels } from "../../../domain/models/providers/offer/offer-models.ts";
import { readProvider } from "../../../domain/models/providers/read-provider.ts";
import { testModel } from "../../../domain/models/providers/test-model.ts";
import { changeModelSettings } from "../../../domain/models/settings/change-model-settings.ts";
import { readModelOverview } from "../../../domain/models/settings/read-model-overview.ts";
import { PLAN_NAMES } from "../../../domain/plans/plans.ts";
import { owner, router } from "../rpc/procedures.ts";

const MODELS_MAX = 100;
const MICRO = 1_000_000;
const DOLLARS_MAX = 1_000_000;

const Provider = z.object({ providerId: z.string().max(40) });
const key = z.string().max(1_000, "The key has at most 1,000 characters.");
const model = z.string().min(1).max(300);
const perMillion = z.number("Give the price as a number.").min(0, "A price is 0 or more.").max(10_000, "A price is at most 10,000.");
const Choice = z.object({
  model,
  name: z.string().trim().min(1, "Give the model a name.").max(200, "A name has at most 200 characters."),
  category: z.enum(["fast", "paid"]),
  minPlan: z.enum(PLAN_NAMES),
  price: z.object({ input: perMillion, output: perMillion }).nullable(),
  contextWindow: z
    .int("Give the context window as a whole number of tokens.")
    .min(1_000, "A context window has at least 1,000 tokens.")
    .max(100_000_000, "A context window has at most 100,000,000 tokens.")
    .nullable(),
  seesPictures: z.boolean(),
});

/** The language models of the installation: for its owner only. No answer contains a key. */
export const modelSettingsRouter = router({
  overview: owner.query(async ({ ctx }) => {
    const { renewsAt, spentMicroDollars, monthlyLimitMicroDollars, spending, defaultModel } = await readModelOverview(ctx.call);
    const limit = monthlyLimitMicroDollars === null ? null : monthlyLimitMicroDollars / MICRO;
    return {
      defaultModel,
      monthlyLimit: limit,
      spent: spentMicroDollars / MICRO,
      renewsAt: renewsAt.toISOString(),
      spending: spending.map(({ microDollars, ...one }) => ({ ...one, spent: microDollars / MICRO })),
      notice: ctx.models.notice(),
      offered: ctx.models.list().map(({ id, name, category, minPlan, provider }) => ({ id, name, category, minPlan, provider })),
      prices: PRICE_SOURCE,
    };
  }),
  change: owner
    .input(
      z.object({
        defaultModel: z.string().max(200).nullable().optional(),
        monthlyLimit: z
          .number("Give the limit in US dollars.")
          .min(0, "The limit is 0 or more.")
          .max(DOLLARS_MAX, "The limit is at most 1,000,000.")
          .nullable()
          .optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const { defaultModel, monthlyLimit } = input;
      const monthlyLimitMicroDollars = typeof monthlyLimit === "number" ? Math.round(monthlyLimit * MICRO) : monthlyLimit;
      await changeModelSettings(ctx.call, {
        visitor: ctx.visitor,
        ...(defaultModel !== undefined && { defaultModel }),
        ...(monthlyLimitMicroDollars !== undefined && { monthlyLimitMicroDollars }),
      });
      await ctx.models.refresh();
      return {};
    }),
  providers: owner.query(({ ctx }) => listProviders(ctx.call, ctx.models.configured)),
  found: owner.query(async ({ ctx }) => {
    const [found, providers] = await Promise.all([ctx.findServers(), listProviders(ctx.call, ctx.models.configured)]);
    return notYetConnected(found, providers).map(({ id, name, baseUrl, models }) => ({
      id,
      name,
      baseUrl,
      models: models.map((one) => one.model),
    }));
  }),
  provider: owner.input(Provider).query(({ ctx, input }) => readProvider(ctx.call, input.providerId)),
  connect: owner
    .input(
      z.object({
        kind: z.enum([...CLOUD_KINDS, "compatible"]),
        name: z.string().trim().max(60, "A name has at most 60 characters.").default(""),
        baseUrl: z.string().max(500, "The address has at most 500 characters.").nullable().default(null),
        key: key.nullable().default(null),
        model: z
          .object({ name: model, price: z.object({ input: perMillion, output: perMillion }) })
          .nullable()
          .default(null),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const connected = await connectProvider(ctx.call, { ...input, configured: ctx.models.configured, visitor: ctx.visitor });
      await ctx.models.refresh();
      return connected;
    }),
  replaceKey: owner.input(Provider.extend({ key })).mutation(async ({ ctx, input }) => {
    await replaceKey(ctx.call, { ...input, visitor: ctx.visitor });
    await ctx.models.refresh();
    return {};
  }),
  offer: owner
    .input(Provider.extend({ models: z.array(Choice).max(MODELS_MAX, "Offer at most 100 models.") }))
    .mutation(async ({ ctx, input }) => {
      await offerModels(ctx.call, { ...input, visitor: ctx.visitor });
      await ctx.models.refresh();
      return {};
    }),
  remove: owner.input(Provider).mutation(async ({ ctx, input }) => {
    await removeProvider(ctx.call, { ...input, visitor: ctx.visitor });
    await ctx.models.refresh();
    return {};
  }),
  test: owner.input(Provider.extend({ model })).mutation(async ({ ctx, input, signal }) => {
    return testModel(ctx.call, { ...input, signal: signal ?? new AbortController().signal });
  }),
});
