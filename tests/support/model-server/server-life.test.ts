// How the model server stops, restarts, holds a response open, and reports a script's error.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openModelServer } from "./open-model-server.ts";

const messages = [{ role: "user", content: "Hello" }];

test("a stopped server can restart on its port", async () => {
  const first = await openModelServer();
  const port = Number(new URL(first.url).port);
  const body = JSON.stringify({ model: "any", messages });
  const send = () => fetch(`${first.url}/v1/chat/completions`, { method: "POST", body });
  first.play(() => ({ stall: true }));
  const stalled = await send();
  await first.close();
  await assert.rejects(stalled.text());
  assert.equal(first.requests[0]?.aborted, false);
  await assert.rejects(send());
  const second = await openModelServer({ port });
  second.play(() => ({ say: "Back" }));
  assert.match(await (await send()).text(), /Back/);
  await second.close();
});

test("the end of a stream is held back until the test releases it or the client disconnects", async () => {
  const modelServer = await openModelServer();
  const body = JSON.stringify({ model: "any", messages, stream: true });
  const held = Promise.withResolvers<void>();
  modelServer.play(() => ({ say: "Wait", until: held.promise }));
  for (const ends of ["released", "aborted"] as const) {
    const abort = new AbortController();
    const { body: stream } = await fetch(`${modelServer.url}/v1/chat/completions`, { method: "POST", body, signal: abort.signal });
    const reader = stream?.pipeThrough(new TextDecoderStream()).getReader() ?? assert.fail();
    let text = "";
    while (!text.includes("Wait")) text += (await reader.read()).value ?? assert.fail("it ended");
    const next = reader.read();
    assert.equal(await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 50, "held"))]), "held");
    if (ends === "aborted") abort.abort();
    else held.resolve();
    if (ends === "released") assert.match((await next).value ?? "", /DONE/);
    else await assert.rejects(next);
    await modelServer.requests.at(-1)?.closed;
    assert.equal(modelServer.requests.at(-1)?.aborted, ends === "aborted");
    modelServer.play(() => ({ say: "Wait", until: new Promise(() => {}) }));
  }
  await modelServer.close();
});

test("close rejects with an error thrown by a script", async () => {
  const modelServer = await openModelServer();
  const sent = { method: "POST", body: JSON.stringify({ model: "any", messages }) };
  assert.equal((await fetch(`${modelServer.url}/v1/chat/completions`, sent)).status, 400);
  await assert.rejects(modelServer.close(), /no script/);
});
