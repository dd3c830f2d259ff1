import { z } from "zod";
import { answerableUntil } from "../../../domain/operations/end-unanswered.ts";
import { PLAN_NAMES, PLANS } from "../../../domain/plans/plans.ts";
import { listLedger } from "../../../domain/usage/list-ledger.ts";
import { readAccountUsage } from "../../../domain/usage/read-account-usage.ts";
import { person, router } from "../rpc/procedures.ts";

const PAGE_MAX = 200;

/** The balance and usage of a user's account. */
export const usageRouter = router({
  read: person.input(z.object({ days: z.union([z.literal(30), z.literal(90)]) })).query(async ({ ctx, input }) => {
    const { renewsAt, unfinished, ...usage } = await readAccountUsage(ctx.call, input);
    return {
      ...usage,
      unfinished: unfinished.map(({ updatedAt, ...build }) => ({
        ...build,
        answerableUntil: build.status === "waiting" ? answerableUntil({ updatedAt }).toISOString() : null,
      })),
      renewsAt: renewsAt?.toISOString() ?? null,
      plans: PLAN_NAMES.map((name) => ({ name, ...PLANS[name] })),
    };
  }),
  ledger: person.input(z.object({ before: z.guid().nullable(), limit: z.int().min(1).max(PAGE_MAX) })).query(async ({ ctx, input }) => {
    const { entries, next } = await listLedger(ctx.call, input);
    return { entries: entries.map(({ createdAt, ...entry }) => ({ ...entry, createdAt: createdAt.toISOString() })), next };
  }),
});
