// The owner's monthly limit in the whole service: what is under way goes on without models that cost money, and says why.
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { after, before, test } from "node:test";
import { openSketching, type OwnSketching } from "./open-sketching.ts";

let sketching: OwnSketching;
before(async () => {
  sketching = await openSketching({ multiplier: 1 });
});
after(() => sketching.close());

const TRIES = 200;

/** Changes the settings of models as the owner does, signed in by the link that the first start prints. */
async function openOwner(): Promise<(change: object) => Promise<void>> {
  const { service } = sketching;
  // The service may be ready before its output has arrived here.
  const printed = (): string | undefined => /way in, [^\n]*: \S+#(\S+)\n/.exec(service.output())?.[1];
  for (let tries = 0; printed() === undefined && tries < TRIES; tries += 1) await setTimeout(50);
  const token = printed() ?? assert.fail(service.output());
  const origin = `http://localhost:${service.port}`;
  const headers = { "x-atelier-console": "1", "content-type": "application/json", origin };
  const entered = await fetch(`${origin}/console/api/session.enter`, { method: "POST", headers, body: JSON.stringify({ token }) });
  const cookie = entered.headers.getSetCookie().map((one) => one.split(";")[0]);
  assert.equal(entered.status, 200);
  return async (change) => {
    const body = JSON.stringify(change);
    const { status } = await fetch(`${origin}/console/api/modelSettings.change`, {
      method: "POST",
      headers: { ...headers, cookie: cookie.join("; ") },
      body,
    });
    assert.equal(status, 200);
  };
}

test("a build that reaches the limit goes on with the built-in generator, later ones begin with it, and a higher limit ends that", async () => {
  const { model, build, service } = sketching;
  const change = await openOwner();
  await change({ monthlyLimit: 0.01 });
  // The first answer costs three cents and is no sketch, so it would be asked for again.
  model.play(() => ({ say: "Certainly!", usage: { input: 10_000, output: 10 } }));
  const first = await build("A list of books", "auto");
  assert.equal(first.operationStatus, "done", first.error?.message);
  assert.equal(model.requests.length, 1, "nothing is sent once the limit is reached");
  const reply = first.replies.at(-1)?.text ?? "";
  assert.match(reply, /The monthly limit for language models is used up until 1 \w+.*The built-in generator designed this app instead\./s);

  const later = await build("A list of films", "auto");
  assert.deepEqual([later.operationStatus, Object(later).model, model.requests.length], ["done", "blueprint", 1]);
  const body = JSON.stringify({ prompt: "A list of plants", model: "scribe-only" });
  const refused = await service.request("/b/api/v1/projects", { method: "POST", body });
  assert.equal(refused.status, 400);
  assert.match((await refused.json()).error, /send auto or one of blueprint\. The monthly limit for language models is used up/);

  await change({ monthlyLimit: 1 });
  model.play(() => ({ say: '{"title":"Plants","things":[{"one":"plant","many":"plants","fields":[],"rows":[]}]}' }));
  const last = await build("A list of plants", "auto");
  assert.deepEqual([last.operationStatus, Object(last).model, model.requests.length], ["done", "scribe-only", 2]);
});
