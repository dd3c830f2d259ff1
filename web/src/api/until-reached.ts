import { refusalOf } from "./refusal.ts";

/** The pause before a request that did not reach the service is sent again. */
export const AGAIN_MILLISECONDS = 1_000;

/** Resolves after a pause. */
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Options of a mutation that may be repeated safely, because it sets a value or has a request id: it is sent again until
 * the service has answered, and is pending until then.
 */
export const untilReached = {
  retry: (_failures: number, error: unknown): boolean => refusalOf(error).status === null,
  retryDelay: AGAIN_MILLISECONDS,
};
