import type { AppContext } from "../../../../src/domain/call.ts";
import { createEndpoint } from "../../../../src/domain/webhooks/endpoints/create-endpoint.ts";
import { EVENT_TYPES } from "../../../../src/domain/webhooks/event-types.ts";
import { systemClock } from "../../../../src/lib/clock.ts";
import type { Installation } from "./open-installation.ts";
import { askDatabase } from "./watch-installation.ts";

/** Finds an endpoint's secret by the path that it posts to. */
export type SecretOf = (path: string) => string;

/** Gives every account with keys an endpoint at the receiver, for all events. */
export async function makeEndpoints(installation: Installation): Promise<SecretOf> {
  const { storage, receiver, accounts, secret } = installation;
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const queue = { enqueue: async () => Promise.reject(new Error("nothing is built")) };
  const addresses = { service: receiver.url, sites: receiver.url };
  const ctx: AppContext = {
    database: storage.database,
    queue,
    log,
    clock: systemClock,
    addresses,
    models: () => [],
    secret: Buffer.from(secret),
  };
  const secrets = new Map<string, string>();
  for (const { email } of accounts) {
    const [account] = await askDatabase<{ id: string }>(installation, "select id from accounts where email = $1", [email]);
    if (!account) throw new Error(`the account ${email} was not provisioned`);
    const path = `/hooks/${account.id}`;
    const made = await createEndpoint(
      { ctx, accountId: account.id, plan: "business", scopes: "all" },
      {
        url: new URL(path, receiver.url).href,
        description: "",
        events: EVENT_TYPES,
        allowed: ["127.0.0.1"],
        visitor: { agent: "test", address: "" },
      },
    );
    secrets.set(path, made.secret);
  }
  return (path) => secrets.get(path) ?? "";
}
