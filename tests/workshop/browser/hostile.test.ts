import assert from "node:assert/strict";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import type { BrowserRun } from "../../../src/workshop/proof.ts";
import type { TestBrowser } from "./open-browser.ts";
import { pageOf, recipeBox, siteOf } from "./fixture-site.ts";
import { checkOf, never, openBrowser } from "./open-browser.ts";

let browser: TestBrowser;
let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
let port = 0;

before(async () => {
  browser = await openBrowser({ limits: { tourMilliseconds: 2_500, checkMilliseconds: 2_500, patienceMilliseconds: 400 } });
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

const tryScript = (script: string): Promise<BrowserRun> =>
  browser.run(siteOf({ "/index.html": pageOf("<h1>Hostile</h1>", script) }), [check], never());

/** The next site is tried as if nothing had been. */
async function assertUnharmed(): Promise<void> {
  const { findings, checks } = await browser.run(recipeBox, [check], never());
  assert.deepEqual(findings, []);
  assert.equal(checks[0]?.failure, null);
}

const codesOf = ({ findings }: BrowserRun): Set<string> => new Set(findings.map(({ code }) => code));

test("an endless loop is a finding, its checks fail with the reason, and the next run is unharmed", async () => {
  const start = performance.now();
  const run = await tryScript("for (;;);");
  assert.ok(codesOf(run).has("hung_page"));
  assert.match(run.checks[0]?.failure ?? "", /did not answer/);
  assert.ok(performance.now() - start < 9_000);
  await assertUnharmed();
});

test("a loop that begins with a click hangs only its check", async () => {
  const site = siteOf({ "/index.html": pageOf(`<h1>Recipes</h1><button onclick="for (;;);">Go</button>`) });
  const run = await browser.run(site, [checkOf("hangs", [{ do: "click", target: { role: "button" } }]), check], never());
  assert.match(run.checks[0]?.failure ?? "", /did not answer/);
  assert.equal(run.checks[1]?.failure, null);
});

test("a storm of dialogs ends", async () => {
  assert.ok(codesOf(await tryScript("for (;;) alert('again');")).has("native_dialog"));
  await assertUnharmed();
});

test("an allocation without end crashes its page only", async () => {
  const run = await tryScript("const all = []; for (;;) all.push(new Array(1e6).fill(all.length));");
  assert.ok(codesOf(run).has("page_crashed") || codesOf(run).has("hung_page"));
  await assertUnharmed();
});

test("a gigabyte in one piece harms nobody", async () => {
  await tryScript("const bytes = new Uint8Array(1e9); for (let at = 0; at < 1e9; at += 4096) bytes[at] = 1;");
  await assertUnharmed();
});

test("nothing gets out: requests, workers, frames, forms, sockets, pings, WebRTC, other origins, files", async () => {
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

test("a page that sends itself round in circles comes to an end", async () => {
  await tryScript("location.href = '/' + Math.random();");
  await assertUnharmed();
});
