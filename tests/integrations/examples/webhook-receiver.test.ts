// The whole way of an event: a build of the real service, its outbox, a signed delivery, and the example that verifies it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freePort, PEOPLE, removeData, type RunningService, startService } from "../../support/start-service.ts";
import { runExample } from "./run-example.ts";

let service: RunningService;
before(async () => {
  service = await startService({ withPasswords: true, environment: { ATELIER_WEBHOOK_ALLOW: "127.0.0.1" } });
});
after(async () => {
  await service.stop();
  await removeData(service.dataFolder);
});

/** Makes a webhook as its owner does in the console, and answers with its secret. */
async function makeWebhook(url: string): Promise<string> {
  const own = { "x-atelier-console": "1", origin: service.url, "content-type": "application/json" };
  const tell = (procedure: string, input: object, cookie = "") =>
    fetch(`${service.url}/console/api/${procedure}`, { method: "POST", headers: { ...own, cookie }, body: JSON.stringify(input) });
  const signedIn = await tell("session.signIn", { email: PEOPLE.tester, password: PEOPLE.password });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0];
  const events = ["project.created", "operation.running", "operation.done", "operation.failed", "project.deployed"];
  const made = await tell("webhooks.create", { url, description: "", events }, cookie);
  assert.equal(made.status, 200, await made.clone().text());
  return (await made.json()).result.data.secret;
}

test("webhook-receiver hears that its build is done, and asks for its secret", { timeout: 110_000 }, async () => {
  const port = String(await freePort());
  const secret = await makeWebhook(`http://127.0.0.1:${port}/`);
  const known = { ATELIER_API_KEY: service.key, ATELIER_BASE_URL: service.url, PORT: port };
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
