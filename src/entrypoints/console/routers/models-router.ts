import { z } from "zod";
import { isOwner } from "../../../domain/accounts/operator/require-owner.ts";
import { readBalance } from "../../../domain/credits/read-balance.ts";
import { listModels } from "../../../domain/models/list-models.ts";
import { estimateBuild } from "../../../domain/models/spending/estimate-build.ts";
import { BLUEPRINT_CREDITS } from "../../../generators/blueprint.ts";
import { person, router } from "../rpc/procedures.ts";

const MICRO = 1_000_000;

/** The available models, and what a build with one of them will roughly cost of which balance; in dollars for the installation's owner only. */
export const modelsRouter = router({
  list: person.query(({ ctx }) => listModels(ctx.call)),
  estimate: person
    .input(z.object({ model: z.string().max(200).nullable(), kind: z.enum(["create", "message"]) }))
    .query(async ({ ctx, input }) => {
      const planned = { wanted: input.model, kind: input.kind, entries: ctx.models.entries(), builtIn: BLUEPRINT_CREDITS };
      const { model, credits, microDollars, builds } = await estimateBuild(ctx.call, planned);
      const dollars = isOwner(ctx.email) && microDollars !== null ? { from: microDollars.from / MICRO, to: microDollars.to / MICRO } : null;
      const { balance } = await readBalance(ctx.call);
      return { model, credits, dollars, builds, balance, notice: ctx.models.notice() };
    }),
});
