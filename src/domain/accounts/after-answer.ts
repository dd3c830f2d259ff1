import { stackOf } from "../../storage/error-causes.ts";
import type { AppContext } from "../call.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

/**
 * Runs work after the response is sent, because its duration would reveal whether an account exists. Errors are logged
 * under `name` and not returned.
 */
export function afterAnswer(ctx: AppContext, name: string, work: () => Promise<unknown>): void {
  void settle(ctx, name, work);
}

async function settle({ log }: AppContext, name: string, work: () => Promise<unknown>): Promise<void> {
  const outcome = await attempt(() => work());
  if (!outcome.ok) log.error({ error: stackOf(outcome.error) }, `${name} failed`);
}
