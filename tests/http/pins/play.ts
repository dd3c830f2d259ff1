// Runs a scenario against the real API and compares each response with its pin.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { makeKey } from "../../../src/domain/keys/make-key.ts";
import type { TestApi } from "../../support/open-api.ts";
import { storeDone, storeFailed, storeWaiting } from "../../support/stored-builds.ts";
import type { Values } from "./match.ts";
import { fillIn, fillInHeader, insertValues } from "./match.ts";
import type { Exchange, Happening, PinnedKey, Scenario } from "./scenario.ts";

/** The requestIds chosen by a scenario's client. */
const CHOSEN = ["uuid:build", "uuid:message"];

/** Runs a scenario. Throws with the difference at the first response that does not match its pin. */
export async function play(api: TestApi, { keys = { owner: {} }, steps }: Scenario): Promise<void> {
  const values: Values = await makeKeys(api, keys);
  for (const name of CHOSEN) values.set(name, randomUUID());
  for (const step of steps) await ("send" in step ? exchange(api, step, values) : happen(api, step, values));
}

async function makeKeys(api: TestApi, keys: Readonly<Record<string, PinnedKey>>): Promise<Values> {
  const values: Values = new Map();
  const accounts = new Map<string, string>();
  for (const [name, { plan, credits, scopes = ["*" as const], form = "b", beside, revoked = false }] of Object.entries(keys)) {
    const ofOther = beside === undefined ? undefined : accounts.get(beside);
    const accountId = ofOther ?? (await api.account({ ...(plan && { plan }), ...(credits !== undefined && { credits }) })).accountId;
    accounts.set(name, accountId);
    const key = await makeKey(api.ctx, { accountId, name, form, scopes });
    values.set(`key:${name}`, key);
    if (revoked)
      await api.storage.pool.query("update api_keys set revoked_at = now() where account_id = $1 and name = $2", [accountId, name]);
  }
  // The key that is created with a test's account does not belong to the scenario.
  await api.storage.pool.query("delete from api_keys where name = 'a test’s key' and account_id = any($1)", [[...accounts.values()]]);
  return values;
}

async function exchange(api: TestApi, pin: Exchange, values: Values): Promise<void> {
  const [method = "", path = ""] = pin.send.split(" ", 2);
  const insert = (text: string) => insertValues(text, values);
  const headers = Object.fromEntries(Object.entries(pin.with ?? {}).map(([name, value]) => [name, insert(value)]));
  const body = typeof pin.body === "object" ? JSON.stringify("x".repeat(pin.body.bytes - 2)) : pin.body && insert(pin.body);
  const ask = () => api.request(method, insert(path), { headers, ...(body !== undefined && { body }) });
  if (pin.without) await api.storage.pool.query(`alter table ${pin.without} rename to gone`);
  const responses = await Promise.all(Array.from({ length: pin.times ?? 1 }, ask));
  if (pin.without) await api.storage.pool.query(`alter table gone rename to ${pin.without}`);
  for (const response of responses) {
    const has = (name: string) => (name === "allow" ? sorted(response.headers.get(name)) : response.headers.get(name));
    const wanted = Object.entries(pin.headers);
    const { send } = pin;
    assert.deepEqual(
      {
        send,
        status: response.status,
        headers: Object.fromEntries(wanted.map(([name]) => [name, has(name)])),
        answer: response.json ?? response.text,
      },
      {
        send,
        status: pin.status,
        headers: Object.fromEntries(wanted.map(([name, value]) => [name, fillInHeader(value, has(name), values)])),
        answer: fillIn(pin.answer, response.json ?? response.text, values),
      },
    );
  }
}

/** Sorts the methods of `Allow`, whose order is insignificant (RFC 9110, 10.2.1). */
function sorted(allow: string | null): string | null {
  return allow && allow.split(/ *, */).toSorted().join(", ");
}

async function happen({ ctx }: TestApi, { build, becomes }: Happening, values: Values): Promise<void> {
  const requestId = insertValues(build, values);
  if ("done" in becomes) await storeDone(ctx, requestId, { ...becomes.done }, becomes.version);
  else if ("waiting" in becomes) await storeWaiting(ctx, requestId, becomes.waiting);
  else await storeFailed(ctx, requestId, becomes.failed);
}
