import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ensureOwner } from "../../src/domain/accounts/ensure-owner.ts";
import { provisionAccounts } from "../../src/domain/accounts/operator/provision-accounts.ts";
import { newKeyText } from "../../src/domain/keys/key-format.ts";
import { StartError } from "../../src/lib/process/start-error.ts";
import { verifyPassword } from "../../src/lib/crypto/secrets.ts";
import type { TestApi } from "../support/open-api.ts";
import { openApi } from "../support/open-api.ts";

let api: TestApi;
const folder = mkdtempSync(join(tmpdir(), "atelier-provision-"));
before(async () => {
  api = await openApi("accounts provision");
});
after(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

const path = join(folder, "accounts.json");
function provision(file: unknown): Promise<number> {
  writeFileSync(path, typeof file === "string" ? file : JSON.stringify(file));
  return provisionAccounts(api.ctx, path);
}
const account = async (email: string) => {
  const { rows } = await api.storage.pool.query(
    `select plan, balance::int, password_hash as password, (select sum(amount)::int from ledger_entries where account_id = accounts.id) as ledger,
       (select array_agg(name || ' ' || form || ' ' || array_to_string(scopes, ',') order by name) from api_keys where account_id = accounts.id) as keys
     from accounts where email = $1`,
    [email],
  );
  return rows[0];
};
const status = async (key: string, method = "GET") => (await api.request(method, "/api/v1/projects", { key })).status;

test("the example of the documentation can be used as it is", async () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
  const [, example = ""] = /^```json\n([^]*?)^```$/m.exec(page) ?? [];
  assert.equal(await provision(example), 1);
  assert.equal((await account("dev@example.test")).plan, "team");
});

test("declared accounts and keys exist after every start, with the opening balance granted once", async () => {
  const [short, long] = [newKeyText("a"), newKeyText("b")];
  const declared = {
    email: "Ada@Example.com",
    plan: "pro",
    credits: 500,
    password: "correct horse",
    keys: [
      { name: "ci", key: long, form: "c", scopes: ["*"] },
      { name: "reader", key: short, form: "a", scopes: ["projects:read", "files:read"] },
    ],
  };
  assert.equal(await provision({ accounts: [declared] }), 1);
  const first = await account("ada@example.com");
  const keys = ["ci c *", "reader a projects:read,files:read"];
  assert.deepEqual({ ...first, password: null }, { plan: "pro", balance: 500, password: null, ledger: 500, keys });
  assert.ok(await verifyPassword("correct horse", first.password));
  assert.deepEqual([await status(long), await status(short), await status(short, "POST")], [200, 200, 403]);

  await provision({ accounts: [declared] });
  assert.deepEqual(await account("ada@example.com"), first);

  await provision({
    accounts: [{ email: "ada@example.com", plan: "max", credits: 9, keys: [{ ...declared.keys[1], name: "renamed", scopes: ["*"] }] }],
  });
  assert.deepEqual(await account("ada@example.com"), { ...first, plan: "max", keys: ["ci c *", "renamed a *"] });
});

test("the opening balance defaults to the plan's monthly credits; a revoked key stays revoked", async () => {
  const key = newKeyText("b");
  const file = { accounts: [{ email: "eve@example.com", plan: "builder", keys: [{ name: "k", key, form: "b", scopes: ["*"] }] }] };
  await provision(file);
  assert.equal((await account("eve@example.com")).balance, 500);
  await api.storage.pool.query("update api_keys set revoked_at = now() where name = 'k'");
  await provision(file);
  assert.equal(await status(key), 401);
});

test("concurrent starts provision once", async () => {
  const key = newKeyText("b");
  const file = { accounts: [{ email: "bob@example.com", plan: "free", keys: [{ name: "k", key, form: "b", scopes: ["*"] }] }] };
  await Promise.all(Array.from({ length: 6 }, () => provision(file)));
  const { balance, ledger, keys } = await account("bob@example.com");
  assert.deepEqual([balance, ledger, keys], [100, 100, ["k b *"]]);
});

test("reports every mistake in the file and changes nothing", async () => {
  const key = newKeyText("b");
  const good = { email: "zoe@example.com", plan: "pro", keys: [] };
  const cases: [unknown, string][] = [
    ["{", "is not valid JSON. The mistake is at line 1 column 2, or just before."],
    [`{"accounts": [${key}]}`, "is not valid JSON. Check its brackets, quotes and commas."],
    [{ accounts: [7] }, "accounts[0] is wrong: give an object with email, plan and keys."],
    [[], "the file is wrong"],
    [{}, "accounts is missing: list the accounts."],
    [{ accounts: [good], users: [] }, "the file has a field that is not known: users."],
    [{ accounts: [{ ...good, email: "zoe" }] }, "accounts[0].email is wrong: give an email address."],
    [{ accounts: [{ ...good, plan: "gold" }] }, "accounts[0].plan is wrong: use one of free, builder, pro, max, team, business."],
    [{ accounts: [{ ...good, credits: -1 }] }, "accounts[0].credits is wrong: give 0 or more."],
    [{ accounts: [{ ...good, credits: 1.5 }] }, "accounts[0].credits is wrong: give a whole number."],
    [{ accounts: [{ ...good, password: "short" }] }, "accounts[0].password is too short: give at least 8 characters."],
    [{ accounts: [good, { ...good, email: "ZOE@example.com" }] }, "accounts name zoe@example.com more than once."],
    [{ accounts: [{ ...good, keys: [{ name: "k", key: `${key}x`, form: "b", scopes: ["*"] }] }] }, "accounts[0].keys[0].key is not a key:"],
    [{ accounts: [{ ...good, keys: [{ name: "k", key, form: "a", scopes: ["*"] }] }] }, "accounts[0].keys[0].form does not fit its key:"],
    [
      { accounts: [{ ...good, keys: [{ name: "k", key, form: "d", scopes: ["*"] }] }] },
      "accounts[0].keys[0].form is wrong: name the contract",
    ],
    [
      { accounts: [{ ...good, keys: [{ name: "", key, form: "b", scopes: ["all"] }] }] },
      "accounts[0].keys[0].scopes[0] is wrong: use *, or some of",
    ],
    [
      { accounts: [{ ...good, keys: [{ name: "", key, form: "b", scopes: ["all"] }] }] },
      "accounts[0].keys[0].name is wrong: give the key a name",
    ],
    [
      { accounts: [{ ...good, keys: [1, 2].map((n) => ({ name: `k${n}`, key, form: "b", scopes: ["*"] })) }] },
      "accounts hold the same key more than once.",
    ],
  ];
  for (const [file, sentence] of cases) {
    await assert.rejects(provision(file), (error) => {
      assert.ok(error instanceof StartError);
      assert.ok(error.message.includes(sentence), `${error.message}\n does not include\n${sentence}`);
      assert.ok(error.message.includes(path) && !error.message.includes(key), error.message);
      return true;
    });
  }
  assert.equal(await account("zoe@example.com"), undefined);
  await assert.rejects(provisionAccounts(api.ctx, join(folder, "absent.json")), /cannot be read \(ENOENT\)/);
});

test("a key of another account stops the start", async () => {
  const key = newKeyText("b");
  const withKey = (email: string) => ({ accounts: [{ email, plan: "pro", keys: [{ name: "k", key, form: "b", scopes: ["*"] }] }] });
  await provision(withKey("one@example.com"));
  await assert.rejects(provision(withKey("two@example.com")), /belongs to another account already/);
  assert.equal(await account("two@example.com"), undefined);
});

test("the owner exists from the first start, and the key is shown once", async () => {
  const first = await ensureOwner(api.ctx, "b");
  assert.match(first.newKey ?? "", /^atelier_/);
  assert.equal(await status(first.newKey ?? ""), 200);
  const second = await ensureOwner(api.ctx, "b");
  assert.deepEqual([second.newKey, second.call.accountId, second.call.scopes], [null, first.call.accountId, "all"]);
  const { plan, balance } = await account(first.email);
  assert.deepEqual([plan, balance], ["business", 30_000]);
});
