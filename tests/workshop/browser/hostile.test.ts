import assert from "node:assert/strict";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import type { BrowserRun } from "../../../src/workshop/proof.ts";
import type { TestBrowser } from "./open-browser.ts";
import { isNightly, volume } from "../../support/runner/volume.ts";
import { pageOf, recipeBox, siteOf } from "./fixture-site.ts";
import { checkOf, never, openOwnBrowser } from "./open-browser.ts";

let browser: TestBrowser;
let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
let port = 0;

before(async () => {
  browser = await openOwnBrowser({ limits: { hang: { cpuSeconds: 1.5, milliseconds: 10_000 }, patienceMilliseconds: 400 } });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = addressOf(server.address()).port;
});
after(async () => {
  await browser.close();
  server.close();
});

/** A listening TCP server's address is never a pipe's name. */
const addressOf = (address: AddressInfo | string | null): AddressInfo => address as AddressInfo;

const check = checkOf("starts", [{ do: "expectVisible", target: { role: "heading", name: "Recipes" } }]);

const tryScript = (script: string, on = browser): Promise<BrowserRun> =>
  on.run(siteOf({ "/index.html": pageOf("<h1>Hostile</h1>", script) }), [check], never());

/** The next site is tested as usual. */
async function assertUnharmed(on = browser): Promise<void> {
  const { findings, checks } = await on.run(recipeBox, [check], never());
  assert.deepEqual(findings, []);
  assert.equal(checks[0]?.failure, null);
}

const codesOf = ({ findings }: BrowserRun): Set<string> => new Set(findings.map(({ code }) => code));

test("an endless loop is a finding, its checks fail with the reason, and the next run is unaffected", async () => {
  const run = await tryScript("for (;;);");
  assert.ok(codesOf(run).has("hung_page"));
  assert.match(run.checks[0]?.failure ?? "", /did not answer/);
  assert.ok(run.checks.every(({ passed }) => !passed));
  await assertUnharmed();
});

test("the run ends at its first hung page: checks that come later say why they were not performed", async () => {
  const site = siteOf({ "/index.html": pageOf(`<h1>Recipes</h1><button onclick="for (;;);">Go</button>`) });
  const hangs = checkOf("hangs", [{ do: "click", target: { role: "button" } }]);
  const later = Array.from({ length: 20 }, (_, index) =>
    checkOf(`later ${index}`, [
      { do: "press", key: "Tab" },
      { do: "click", target: { role: "button" } },
    ]),
  );
  const run = await browser.run(site, [hangs, ...later], never());
  assert.match(run.checks[0]?.failure ?? "", /did not answer/);
  assert.ok(
    run.checks.filter(({ failure }) => failure?.startsWith("was not performed, because the page did not answer") === true).length >= 15,
  );
  assert.equal(run.findings.filter(({ code }) => code === "hung_page").length, 1);
});

test("a page that reloads itself without end is a finding, and ends its run at once", async () => {
  // A busy machine must not take thirty loadings for a page that hangs: the limits are the service's own.
  const patient = await openOwnBrowser({ limits: {} });
  const run = await tryScript("location.reload();", patient);
  assert.match(run.findings.map(({ message }) => message).join("\n"), /kept loading itself again/);
  assert.ok(run.checks.every(({ passed }) => !passed));
  await assertUnharmed(patient);
  await patient.close();
});

test("a storm of dialogs ends", async () => {
  assert.ok(codesOf(await tryScript("for (;;) alert('again');")).has("native_dialog"));
  await assertUnharmed();
});

test("nothing leaves the browser: requests, workers, frames, forms, sockets, pings, WebRTC, other origins, files", async () => {
  const run = await tryScript(`
    const out = "http://127.0.0.1:${port}/";
    const quietly = (act) => { try { Promise.resolve(act()).catch(() => {}); } catch {} };
    quietly(() => fetch(out)); quietly(() => fetch("file:///etc/passwd")); quietly(() => fetch("http://localhost:${port}/"));
    quietly(() => fetch("http://[::1]:${port}/")); quietly(() => navigator.sendBeacon(out)); quietly(() => { new Image().src = out; });
    quietly(() => { new WebSocket(out.replace("http", "ws")); }); quietly(() => { new EventSource(out); });
    quietly(() => { const worker = new Worker(URL.createObjectURL(new Blob(["fetch('" + out + "').catch(() => {}); new WebSocket('" + out.replace("http", "ws") + "')"]))); });
    quietly(() => navigator.serviceWorker.register("/worker.js"));
    quietly(() => { const frame = document.createElement("iframe"); frame.src = out; document.body.append(frame); });
    quietly(() => { const frame = document.createElement("iframe"); frame.sandbox = "allow-scripts"; frame.srcdoc = "<script>fetch('" + out + "')<\\/script>"; document.body.append(frame); });
    quietly(() => { const link = document.createElement("link"); link.rel = "preconnect"; link.href = out; document.head.append(link); });
    quietly(() => { const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${port}?transport=tcp" }, { urls: "turn:127.0.0.1:${port}?transport=tcp", username: "a", credential: "b" }] });
      peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); });
    quietly(() => open(out));
    setTimeout(() => { const form = document.createElement("form"); form.method = "post"; form.action = out; document.body.append(form); form.submit(); }, 30);
    setTimeout(() => { location.href = "file:///etc/passwd"; }, 60);
  `);
  const codes = codesOf(run);
  for (const code of ["blocked_request", "blocked_websocket", "popup_opened", "left_the_site"]) assert.ok(codes.has(code), code);
  assert.equal(connections, 0);
  await assertUnharmed();
});

const floods = {
  "a text of a hundred megabytes in the console": `console.log("\\u0001".repeat(1e8));`,
  "a title of a hundred megabytes": `document.title = "x".repeat(1e8);`,
  "a million lines in the console": `for (let line = 0; line < 1e6; line += 1) console.log("line " + line);`,
  "errors without end": `setInterval(() => { for (let n = 0; n < 100; n += 1) Promise.reject(new Error("again " + n)); }, 1);`,
  "five thousand windows": `for (let n = 0; n < 5000; n += 1) open("/" + n);`,
  "a thousand workers that work without end": `for (let n = 0; n < 1000; n += 1) new Worker(URL.createObjectURL(new Blob(["for (;;);"])));`,
};

// The others are among the pages that a real service is sent (tests/builds/hostile), which nightly runs send all.
for (const [what, script] of Object.entries(floods).slice(0, volume({ everyRun: 1, nightly: 100 }))) {
  test(`${what} does not disturb the next run`, async () => {
    const run = await tryScript(script);
    assert.ok(run.checks.every(({ passed }) => !passed));
    await assertUnharmed();
  });
}

if (isNightly) {
  test("an allocation without end crashes its page only", async () => {
    const run = await tryScript("const all = []; for (;;) all.push(new Array(1e6).fill(all.length));");
    assert.ok(codesOf(run).has("page_crashed") || codesOf(run).has("hung_page"));
    await assertUnharmed();
  });

  test("a single gigabyte allocation has no effect on others", async () => {
    await tryScript("const bytes = new Uint8Array(1e9); for (let at = 0; at < 1e9; at += 4096) bytes[at] = 1;");
    await assertUnharmed();
  });

  test("a page that redirects to itself in a loop ends", async () => {
    await tryScript("location.href = '/' + Math.random();");
    await assertUnharmed();
  });
}
