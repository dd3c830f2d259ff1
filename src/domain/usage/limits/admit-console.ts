// Console requests are counted as the API's are: in rows, so that all nodes share the counts. A signed-in user is
// counted by account, across browsers; anyone else by their network.
import { keyedHash } from "../../../lib/crypto/secrets.ts";
import { countSubject } from "../../../storage/rows/usage/count-subjects.ts";
import type { AppContext } from "../../call.ts";
import { networkOf } from "./admit-address.ts";
import { windowEnd } from "./policy.ts";
import { requireWithin } from "./rate-limits.ts";

/** The kinds of console request: procedure calls, downloads of archives and tables, or pictures of versions. */
export type ConsoleUse = "calls" | "downloads" | "pictures";

/** Who requests what, and the number of requests to count. */
export interface AskedOfConsole {
  /** Null if nobody is signed in. */
  accountId: string | null;
  address: string;
  use: ConsoleUse;
  requests: number;
}

const WINDOW_SECONDS = 60;
const LIMITS: Readonly<Record<ConsoleUse, { account: number; address: number }>> = {
  calls: { account: 600, address: 300 },
  downloads: { account: 30, address: 30 },
  pictures: { account: 1_200, address: 60 },
};

/** Counts requests to the console. Throws `too_many_requests` beyond the limit of the account or network. */
export async function admitConsole(ctx: AppContext, { accountId, address, use, requests }: AskedOfConsole): Promise<void> {
  const at = ctx.clock.now();
  const endsAt = windowEnd({ window: WINDOW_SECONDS }, at);
  const subject = accountId === null ? `address:${keyedHash(ctx.secret, networkOf(address))}` : `account:${accountId}`;
  const counted = { subject, policy: `console/${use}`, at, endsAt };
  const counts = await Promise.all(Array.from({ length: requests }, () => countSubject(ctx.database, counted)));
  const limit = accountId === null ? LIMITS[use].address : LIMITS[use].account;
  requireWithin(
    counts.map((count) => ({ name: use, limit, window: WINDOW_SECONDS, requests: count.requests, endsAt: count.endsAt })),
    at,
  );
}
