// Secrets are stored encrypted, and changing the installation's secret loses neither endpoints nor API keys.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { provisionAccounts } from "../../../src/domain/accounts/operator/provision-accounts.ts";
import type { AppContext } from "../../../src/domain/call.ts";
import { newKeyText } from "../../../src/domain/keys/key-format.ts";
import { admitKey } from "../../../src/domain/usage/limits/admit-key.ts";
import { resealSecrets } from "../../../src/domain/webhooks/endpoints/reseal-secrets.ts";
import { openReceiver, type Receiver, verify } from "./support/open-receiver.ts";
import { openWebhooks, type Person, type TestWebhooks } from "./support/open-webhooks.ts";

let webhooks: TestWebhooks;
let receiver: Receiver;
let person: Person;
before(async () => {
  webhooks = await openWebhooks("webhooks sealing");
  receiver = await openReceiver();
  person = await webhooks.person();
});
after(async () => {
  await receiver.close();
  await webhooks.close();
});

/** The whole database as text, with bytes in hexadecimal. */
async function dump(): Promise<string> {
  const { pool } = webhooks.storage;
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows)
    texts.push(...(await pool.query(`select row::text as text from ${name} as row`)).rows.map(({ text }) => text));
  return texts.join("\n");
}

test("the database never contains a secret in plaintext: after creation, rotation and use", async () => {
  const { endpointId, secret } = await webhooks.endpoint(person, receiver.url);
  const { data } = await person.mutate("webhooks.rotate", { endpointId });
  await person.mutate("webhooks.test", { endpointId });
  await receiver.until(1);
  const kept = await dump();
  assert.ok(kept.includes(receiver.url), "the dump is incomplete");
  for (const text of [secret, data.secret]) {
    const bytes = Buffer.from(text.slice(6), "base64");
    for (const form of [text, text.slice(6), bytes.toString("hex"), bytes.toString("base64url"), bytes.subarray(0, 16).toString("hex")]) {
      assert.ok(!kept.includes(form));
    }
  }
});

/** The same installation with a changed secret. */
function changed(formerSecrets: readonly Uint8Array[]): AppContext {
  return { ...webhooks.ctx, secret: randomBytes(32), formerSecrets };
}

test("a new secret re-encrypts the stored secrets, and endpoints sign as before", async () => {
  const { endpointId, secret } = await webhooks.endpoint(person, receiver.url);
  const { data } = await person.mutate("webhooks.rotate", { endpointId });
  const next = changed([randomBytes(32), webhooks.ctx.secret]);
  await resealSecrets(next);
  // The former secret is no longer needed, and decrypts nothing.
  await webhooks.stopDeliverers();
  webhooks.startDeliverer({ ...next, formerSecrets: [] });
  const count = receiver.received.length + 1;
  await person.mutate("webhooks.test", { endpointId });
  const one = (await receiver.until(count)).at(-1);
  assert.ok(one);
  for (const text of [data.secret, secret]) verify(one, text);
  await webhooks.stopDeliverers();
  webhooks.startDeliverer();
  await person.mutate("webhooks.test", { endpointId });
  const [refused] = await webhooks.until(
    () => webhooks.log(person, endpointId),
    (log) => log.length === 2 && log[0]?.status === "failed",
  );
  const { tries } = (await person.query("webhooks.delivery", { deliveryId: refused.id })).data;
  assert.match(tries[0].error, /cannot be read any more, so nothing was sent\. Rotate/);
  await person.mutate("webhooks.rotate", { endpointId });
  await person.mutate("webhooks.test", { endpointId });
  await receiver.until(count + 1);
});

test("an API key from before the change works, once by its former hash and then by its new one", async () => {
  const { data } = await person.mutate("keys.make", { name: "ci", form: "b", scopes: ["*"], expiresInDays: null });
  const former = webhooks.ctx.secret;
  const next = changed([former]);
  const admit = (ctx: AppContext) => admitKey(ctx, { bearer: data.key, policies: [] });
  assert.equal(await admit(changed([])), null, "without the former secret it is unknown");
  assert.equal((await admit(next))?.call.accountId, person.accountId);
  assert.equal((await admit({ ...next, formerSecrets: [] }))?.call.accountId, person.accountId);
  assert.equal(await admit(webhooks.ctx), null, "its hash is that of the new secret");
  await webhooks.storage.pool.query("update api_keys set revoked_at = now() where account_id = $1", [person.accountId]);
  assert.equal(await admit({ ...changed([next.secret]) }), null, "a revoked key stays revoked");
});

test("a key of the provisioning file is not duplicated when the secret changes", async () => {
  const key = newKeyText("b");
  const file = path.join(await mkdtemp(path.join(tmpdir(), "atelier-provision-")), "accounts.json");
  const account = { email: "ci@atelier.test", plan: "pro", keys: [{ name: "ci", key, form: "b", scopes: ["*"] }] };
  await writeFile(file, JSON.stringify({ accounts: [account] }));
  await provisionAccounts(webhooks.ctx, file);
  const next = changed([webhooks.ctx.secret]);
  await provisionAccounts(next, file);
  const { rows } = await webhooks.storage.pool.query(
    "select 1 from api_keys join accounts on accounts.id = api_keys.account_id where email = $1",
    [account.email],
  );
  assert.equal(rows.length, 1);
  assert.ok(await admitKey({ ...next, formerSecrets: [] }, { bearer: key, policies: [] }));
});
