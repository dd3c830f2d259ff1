import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Finding } from "../../../src/workshop/finding.ts";
import type { TestBrowser } from "./open-browser.ts";
import { pageOf, siteOf } from "./fixture-site.ts";
import { checkOf, never, openBrowser } from "./open-browser.ts";

let browser: TestBrowser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());

async function findingsOf(index: string, others: Record<string, string> = {}): Promise<Finding[]> {
  const { findings } = await browser.run(siteOf({ "/index.html": index, ...others }), [], never());
  return findings;
}

const HEADING = "<h1>Test</h1>";

/** A page with one thing wrong, and the one finding that says so. */
const WRONG: Record<string, { page: string; code: string; says: RegExp }> = {
  "an exception that nothing catches": {
    page: pageOf(HEADING, "setTimeout(() => { null.size; })"),
    code: "uncaught_exception",
    says: /TypeError: Cannot read properties of null/,
  },
  "a rejection that nothing catches": {
    page: pageOf(HEADING, "Promise.reject(new Error('lost'))"),
    code: "uncaught_exception",
    says: /Error: lost/,
  },
  "an error in the console": { page: pageOf(HEADING, "console.error('bad %s', 'key')"), code: "console_error", says: /bad key/ },
  "a file that is not there": {
    page: pageOf(`${HEADING}<img alt="Cake" src="/cake.png">`),
    code: "failed_request",
    says: /GET \/cake\.png/,
  },
  "a server that is not there": { page: pageOf(HEADING, "fetch('/api/recipes')"), code: "failed_request", says: /GET \/api\/recipes/ },
  "another server": {
    page: pageOf(`${HEADING}<img alt="" src="https://example.com/a.png">`),
    code: "blocked_request",
    says: /https:\/\/example\.com\/a\.png/,
  },
  "a socket": {
    page: pageOf(HEADING, "new WebSocket('ws://127.0.0.1:9/x').onerror = () => {}"),
    code: "blocked_websocket",
    says: /ws:\/\/127\.0\.0\.1:9\/x/,
  },
  "another window": { page: pageOf(HEADING, "open('/other')"), code: "popup_opened", says: /opened another window/ },
  "a native dialog": { page: pageOf(HEADING, "alert('Hello')"), code: "native_dialog", says: /alert: Hello/ },
  "a download that nobody asked for": {
    page: pageOf(HEADING, "const a = document.createElement('a'); a.href = 'data:text/plain,x'; a.download = 'x.txt'; a.click()"),
    code: "unexpected_download",
    says: /x\.txt/,
  },
  "a way out of the app": {
    page: pageOf(HEADING, "location.href = 'https://example.com/'"),
    code: "left_the_site",
    says: /https:\/\/example\.com\//,
  },
  "a page that stays empty": { page: pageOf(""), code: "blank_page", says: /empty/ },
  "a page that is too wide for a phone": {
    page: pageOf(`${HEADING}<table aria-label="Wide"><tr><td><div style="width: 600px">wide</div></td></tr></table>`),
    code: "horizontal_scrolling",
    says: /2\d\d pixels wider than the window, because of the table "Wide"/,
  },
  "a link to a page that is not found": {
    page: pageOf(
      `<h1>Test</h1><a href="/gone">Gone</a>`,
      "if (location.pathname === '/gone') document.querySelector('h1').textContent = 'Page not found'",
    ),
    code: "dead_link",
    says: /the link "Gone" to \/gone leads to a page that says "Page not found"/i,
  },
  "a link to a place that the page does not have": {
    page: pageOf(`${HEADING}<p id="here"><a href="#here">Here</a> <a href="#stories">Read the stories</a></p>`),
    code: "dead_link",
    says: /the link "Read the stories" to #stories leads to a place that the page does not have/i,
  },
  "a link to a page without a heading": {
    page: pageOf(
      `<h1>Test</h1><a href="/bare">Bare</a>`,
      "if (location.pathname === '/bare') document.querySelector('main').innerHTML = '<p>Nothing</p>'",
    ),
    code: "dead_link",
    says: /without a heading/,
  },
  "a field without a name": {
    page: pageOf(`${HEADING}<input>`),
    code: "label",
    says: /Critical accessibility problem on \/, in "input": Form elements must have labels/,
  },
  "too little contrast": {
    page: pageOf(`${HEADING}<p style="color: #bbb">Pale</p>`),
    code: "color_contrast",
    says: /Serious accessibility problem on \/, in "p": .*contrast of 1\.9/,
  },
  "too little contrast in the dark scheme": {
    page: pageOf(`<style>@media (prefers-color-scheme: dark) { p { background: #222; color: #333 } }</style>${HEADING}<p>Dim</p>`),
    code: "color_contrast",
    says: /problem on \/ \(dark\), in "p": .*contrast of 1\.25/,
  },
};

for (const [name, { page, code, says }] of Object.entries(WRONG)) {
  test(`it is found: ${name}`, async () => {
    const findings = await findingsOf(page);
    assert.deepEqual(
      findings.map((finding) => finding.code),
      [code],
    );
    assert.match(findings[0]?.message ?? "", says);
  });
}

test("a place that comes later than the address of its page is there", async () => {
  const script = `
    const show = () => { document.querySelector("main").innerHTML = '<h1>Boat</h1><a href="/boats/1#book">Book</a><p id="book">A form</p>'; };
    if (location.pathname === "/boats/1") show();
    else document.querySelector("a").onclick = (event) => {
      event.preventDefault();
      history.pushState(null, "", "/boats/1");
      setTimeout(show, 600);
    };`;
  const findings = await findingsOf(pageOf(`<h1>Boats</h1><a href="/boats/1">Boat</a> <a href="/boats/1#book">Book the boat</a>`, script));
  assert.deepEqual(findings, []);
});

test("a fault at both sizes is one finding; one at phone size only says so", async () => {
  const findings = await findingsOf(pageOf(HEADING, "console.error('always'); if (innerWidth < 400) console.error('narrow')"));
  assert.deepEqual(
    findings.map(({ message }) => message),
    ["The page wrote an error to the console: always.", "The page wrote an error to the console: narrow (at phone size)."],
  );
});

test("an error is found in the project's source by the source map", async () => {
  const map = { version: 3, sources: ["../src/pages/home.ts"], names: [], mappings: "AAUA" };
  const findings = await findingsOf(pageOf(`${HEADING}<script src="/app.js"></script>`), {
    "/app.js": "throw new Error('early')",
    "/app.js.map": JSON.stringify(map),
  });
  assert.deepEqual(
    findings.map(({ code, file, line }) => ({ code, file, line })),
    [{ code: "uncaught_exception", file: "src/pages/home.ts", line: 11 }],
  );
});

test("an error during a check fails the check, also when every step holds", async () => {
  const site = siteOf({ "/index.html": pageOf(`${HEADING}<button onclick="console.error('clicked')">Go</button>`) });
  const check = checkOf("clicks", [
    { do: "click", target: { role: "button", name: "Go" } },
    { do: "expectVisible", target: { role: "heading" } },
  ]);
  const { checks, findings } = await browser.run(site, [check], never());
  assert.match(checks[0]?.failure ?? "", /wrote an error to the console: clicked/);
  assert.deepEqual(new Set(findings.map(({ code }) => code)), new Set(["console_error", "check_failed"]));
});

test("each check begins with nothing stored, whatever an earlier one stored", async () => {
  const script = `
    const left = [localStorage.length, sessionStorage.length, document.cookie, window.name].join();
    document.querySelector("p").textContent = left;
    const leave = () => { localStorage.a = 1; sessionStorage.a = 1; document.cookie = "a=1"; window.name = "a"; };
    leave(); addEventListener("pagehide", leave);
    indexedDB.databases().then((all) => { document.querySelector("output").textContent = "bases " + all.length; indexedDB.open("a"); });`;
  const site = siteOf({ "/index.html": pageOf(`${HEADING}<p></p><output></output>`, script) });
  const steps = [
    { do: "expectText", target: { text: "," }, contains: "0,0,," },
    { do: "expectText", target: { role: "status" }, contains: "bases 0" },
  ] as const;
  const { checks } = await browser.run(
    site,
    ["one", "two", "three", "four"].map((id) => checkOf(id, [...steps])),
    never(),
  );
  assert.deepEqual(
    checks.map(({ failure }) => failure),
    [null, null, null, null],
  );
});
