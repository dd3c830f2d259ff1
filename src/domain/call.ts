// What a verb is given: the ground it stands on, and who is calling. A verb takes `(call, input)`; inside a transaction it
// works on the new call that `inTransaction` hands it, so that the pool cannot be written to by mistake.
import type { Clock } from "../kit/clock.ts";
import type { Log } from "../kit/log.ts";
import type { Database } from "../storage/database.ts";
import { transact } from "../storage/statements/transact.ts";
import type { BuildQueue } from "../storage/queue/build-queue.ts";
import type { Scope } from "./errors.ts";
import { ServiceError } from "./errors.ts";
import type { Model } from "./models/models.ts";
import type { PlanName } from "./plans/plans.ts";

/** The addresses under which people reach the service: no slash at the end. */
export interface Addresses {
  /** Where the API and the editor are, such as `http://localhost:4000`. */
  service: string;
  /** The host under which every site has a name of its own, such as `http://apps.localhost:4000`. */
  sites: string;
}

/** What the rules stand on. `house.ts` fills it in; nothing below it reads settings. */
export interface Ground {
  database: Database;
  queue: BuildQueue;
  clock: Clock;
  log: Log;
  addresses: Addresses;
  /** What can write an app now, the plainest first; model servers come and go. */
  models: () => readonly Model[];
  /** The key under which API keys are hashed, and from which that of sealed secrets is derived. */
  secret: Uint8Array;
  /** What that key was before, newest first; absent where it never changed. What they made is still good, and made anew when it is met. */
  formerSecrets?: readonly Uint8Array[];
}

/** A call on behalf of one account. Every query that it leads to carries `accountId`. */
export interface Call {
  ground: Ground;
  accountId: string;
  plan: PlanName;
  /** What the caller's key allows; `all` for the account's owner at the terminal. */
  scopes: readonly Scope[] | "all";
}

/** Whether the caller's key has the scope. */
export function hasScope({ scopes }: Call, scope: Scope): boolean {
  return scopes === "all" || scopes.includes(scope);
}

/** Refuses with `missing_scope` unless the caller's key has the scope. */
export function requireScope(call: Call, scope: Scope): void {
  if (hasScope(call, scope)) return;
  throw new ServiceError("missing_scope", `This key lacks the scope ${scope}. Use a key that has it, or make one in the settings.`, {
    scope,
  });
}

/** Runs `work` in one transaction, on a ground whose database is that transaction. What it throws undoes everything. */
export async function inTransaction<Result>(ground: Ground, work: (inner: Ground) => Promise<Result>): Promise<Result> {
  return transact(ground.database, (database) => work({ ...ground, database }));
}
