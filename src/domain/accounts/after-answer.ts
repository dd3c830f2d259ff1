import { stackOf } from "../../storage/error-causes.ts";
import type { Ground } from "../call.ts";

/**
 * Does what may not be waited for, because how long it takes would tell whether an account exists. What goes wrong is
 * logged under `name`, and nobody is told.
 */
export function afterAnswer(ground: Ground, name: string, work: () => Promise<unknown>): void {
  void settle(ground, name, work);
}

async function settle({ log }: Ground, name: string, work: () => Promise<unknown>): Promise<void> {
  const [outcome] = await Promise.allSettled([work()]);
  if (outcome.status === "rejected") log.error({ error: stackOf(outcome.reason) }, `${name} failed`);
}
