// The arguments of a verb: the application context and the caller. A verb takes `(call, input)`; inside a transaction
// it uses the new call that `inTransaction` passes to it, so that it cannot write to the pool by mistake.
import type { Clock } from "../lib/clock.ts";
import type { Log } from "../lib/log.ts";
import type { Database } from "../storage/database.ts";
import { transact } from "../storage/statements/transact.ts";
import type { BuildQueue } from "../storage/queue/build-queue.ts";
import type { Scope } from "./errors.ts";
import { ServiceError } from "./errors.ts";
import type { Model } from "./models/models.ts";
import type { PlanName } from "./plans/plans.ts";

/** The service's public addresses, without a trailing slash. */
export interface Addresses {
  /** The API and the editor, such as `http://localhost:4000`. */
  service: string;
  /** The parent host of all sites, such as `http://apps.localhost:4000`; each site is a subdomain of it. */
  sites: string;
}

/** The dependencies of the domain. `compose.ts` fills it in (`admin.ts` for the command line); nothing below reads settings. */
export interface AppContext {
  database: Database;
  queue: BuildQueue;
  clock: Clock;
  log: Log;
  addresses: Addresses;
  /** The models currently available, the plainest first; model servers come and go. */
  models: () => readonly Model[];
  /** Why some models are left out at the moment, in a sentence for anyone; absent or null if there is no reason. */
  modelNotice?: () => string | null;
  /** The most credits that one build may cost; absent: `BUILD_CREDITS_MAX`. */
  buildCreditsMax?: number;
  /** The non-public networks in which the owner may connect model servers; absent: none. */
  modelNetworks?: readonly string[];
  /** The key that hashes API keys, and from which the key for sealed secrets is derived. */
  secret: Uint8Array;
  /** Former values of that key, newest first; absent if none. What they made is still valid, and is renewed when encountered. */
  formerSecrets?: readonly Uint8Array[];
}

/** A call on behalf of one account. Every query it causes is filtered by `accountId`. */
export interface Call {
  ctx: AppContext;
  accountId: string;
  plan: PlanName;
  /** The scopes of the caller's key; `all` for the account's owner at the terminal. */
  scopes: readonly Scope[] | "all";
}

/** Whether the caller's key has the scope. */
export function hasScope({ scopes }: Call, scope: Scope): boolean {
  return scopes === "all" || scopes.includes(scope);
}

/** Throws `missing_scope` unless the caller's key has the scope. */
export function requireScope(call: Call, scope: Scope): void {
  if (hasScope(call, scope)) return;
  throw new ServiceError("missing_scope", `This key lacks the scope ${scope}. Use a key that has it, or make one in the settings.`, {
    scope,
  });
}

/** Runs `work` in one transaction, with a context whose database is that transaction. A throw rolls everything back. */
export async function inTransaction<Result>(ctx: AppContext, work: (inner: AppContext) => Promise<Result>): Promise<Result> {
  return transact(ctx.database, (database) => work({ ...ctx, database }));
}
