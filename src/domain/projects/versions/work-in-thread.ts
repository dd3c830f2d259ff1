import { inThread, ThreadRefusal } from "../../../lib/threads/in-thread.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { attempt } from "../../../lib/attempts/attempt.ts";

const DEADLINE_MILLISECONDS = 20_000;
const RETRY_SECONDS = 5;

/**
 * Wraps an exported function of a module to run in a thread, one call per account at a time. Throws `too_many_requests`
 * if it takes longer than twenty seconds, waiting included, or if too many calls are waiting.
 */
export function workInThread<Input, Output>(module: string, work: (input: Input) => Output): (call: Call, input: Input) => Promise<Output> {
  const run = inThread(module, work);
  return async ({ accountId }, input) => {
    const done = await attempt(() => run(input, { owner: accountId, milliseconds: DEADLINE_MILLISECONDS }));
    if (done.ok) return done.value;
    if (!(done.error instanceof ThreadRefusal)) throw done.error;
    throw new ServiceError("too_many_requests", `The service is busy with work of this account. Try again in ${RETRY_SECONDS} seconds.`, {
      retryAfterSeconds: RETRY_SECONDS,
    });
  };
}
