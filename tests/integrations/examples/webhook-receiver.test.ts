// An event end to end: a build of the real service, its outbox, a signed delivery, and the example that verifies it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { freePort, PEOPLE } from "../../support/start-service.ts";
import { runExample } from "./run-example.ts";

let service: SharedService;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
});
after(() => service.close());

/** Creates a webhook like its owner in the console, and returns its secret. */
async function makeWebhook(url: string): Promise<string> {
  const own = { "x-atelier-console": "1", origin: service.url, "content-type": "application/json" };
  const mutate = (procedure: string, input: object, cookie = "") =>
    fetch(`${service.url}/console/api/${procedure}`, { method: "POST", headers: { ...own, cookie }, body: JSON.stringify(input) });
  const signedIn = await mutate("session.signIn", { email: PEOPLE.neighbour, password: PEOPLE.password });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0];
  const events = ["project.created", "operation.running", "operation.done", "operation.failed", "project.deployed"];
  const created = await mutate("webhooks.create", { url, description: "", events }, cookie);
  assert.equal(created.status, 200, await created.clone().text());
  return (await created.json()).result.data.secret;
}

test("webhook-receiver receives the end of its build, and requires its secret", { timeout: 110_000 }, async () => {
  const port = String(await freePort());
  const secret = await makeWebhook(`http://127.0.0.1:${port}/`);
  const known = { ATELIER_API_KEY: service.otherKey, ATELIER_BASE_URL: service.url, PORT: port };
  const { status, printed } = await runExample("webhook-receiver/webhook-receiver.ts", {
    environment: { ...known, ATELIER_WEBHOOK_SECRET: secret },
  });
  assert.equal(status, 0, printed);
  assert.match(printed, /operation\.done\n[^]*Open it: http:/);
  assert.doesNotMatch(printed, /Refused/);
  const without = await runExample("webhook-receiver/webhook-receiver.ts", { environment: { ...known, ATELIER_WEBHOOK_SECRET: "" } });
  assert.equal(without.status, 1);
  assert.match(without.printed, /Set ATELIER_WEBHOOK_SECRET/);
});
