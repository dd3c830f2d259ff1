import { keyedHash } from "../../../kit/secrets.ts";
import { takeToken } from "../../../storage/rows/people/one-time-tokens.ts";
import type { Ground } from "../../call.ts";
import { inTransaction } from "../../call.ts";
import { beginSession, type Browser } from "../sessions/begin-session.ts";
import { countTry } from "../sessions/tries.ts";
import { linkEnded } from "./link-ended.ts";

/** Signs a browser in by a link, which is used up, and returns the session's token. Refuses with `invalid_input` a link that is not good any more. */
export async function enter(ground: Ground, { token, browser }: { token: string; browser: Browser }): Promise<string> {
  await countTry(ground, { kind: "link", email: null, address: browser.visitor.address });
  return inTransaction(ground, async (inner) => {
    const key = { tokenHash: keyedHash(ground.secret, token), kind: "enter", now: ground.clock.now() } as const;
    const taken = await takeToken(inner.database, key);
    if (taken === null) throw linkEnded();
    return beginSession(inner, { account: { id: taken.accountId }, browser, how: "link" });
  });
}
