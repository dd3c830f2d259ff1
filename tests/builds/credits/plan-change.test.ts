import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { provisionAccounts } from "../../../src/domain/accounts/operator/provision-accounts.ts";
import { newKeyText } from "../../../src/domain/keys/key-format.ts";
import { openApi, type TestApi } from "../../support/open-api.ts";

let api: TestApi;
const folder = mkdtempSync(path.join(tmpdir(), "atelier-plan-change-"));
before(async () => {
  api = await openApi("plan change");
});
after(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

test("a plan that the provisioning file changes sets the limits of the next request, and leaves the credits unchanged", async () => {
  const key = newKeyText("c");
  const file = path.join(folder, "accounts.json");
  const seenWith = async (plan: string) => {
    const keys = [{ name: "k", key, form: "c", scopes: ["*"] }];
    writeFileSync(file, JSON.stringify({ accounts: [{ email: "ada@example.com", plan, keys }] }));
    await provisionAccounts(api.ctx, file);
    const models = await api.request("GET", "/c/api/v1/models", { key });
    const { balance, plan: current } = (await api.request("GET", "/a/api/v1/credits/balance", { key })).json;
    return [models.status, models.headers.get("x-ratelimit-limit"), current, balance];
  };
  assert.deepEqual(await seenWith("pro"), [200, "300", "pro", 2_000]);
  assert.deepEqual(await seenWith("team"), [200, "500", "team", 2_000]);
  assert.deepEqual((await seenWith("free")).toSpliced(1, 1), [403, "free", 2_000]);
});
