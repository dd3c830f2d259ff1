import { setTimeout as sleep } from "node:timers/promises";

/** A page that loads itself without end is given no more documents long before these are used up. */
const TRIALS_MAX = 100;
const PAUSE_MILLISECONDS = 20;

/** Asks the browser something about its page, and again where it refuses because a document takes the place of another. Rejects with any other refusal. */
export async function onceActive<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let remaining = TRIALS_MAX; ; remaining -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (remaining === 1 || !`${error}`.includes("Not attached to an active page")) throw error;
      await sleep(PAUSE_MILLISECONDS);
    }
  }
}
