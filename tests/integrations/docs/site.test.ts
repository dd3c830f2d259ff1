// The documentation as the service serves it: built by VitePress, opened in a real browser.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { openTestBrowser, type SharedBrowser } from "../../console/support/open-test-browser.ts";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { pages } from "./read-blocks.ts";

const repository = join(import.meta.dirname, "../../..");

let service: SharedService;
let shared: SharedBrowser;
before(async () => {
  const { buildDocs } = await import(pathToFileURL(join(repository, "launcher/building/build-docs.mjs")).href);
  await buildDocs(repository, process.execPath);
  service = await openSharedServiceWithoutBrowser();
  shared = await openTestBrowser();
});
after(async () => {
  await shared?.close();
  await service?.close();
});

/** Opens a page, and collects what its console would show as an error and the origins that it loads from. */
async function openPage(path: string, options: object = {}): Promise<{ page: Page; faults: string[]; origins: Set<string> }> {
  const page = await shared.browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const faults: string[] = [];
  const origins = new Set<string>();
  page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
  page.on("pageerror", (error) => void faults.push(error.message));
  page.on("request", (request) => void origins.add(new URL(request.url()).origin));
  await page.goto(service.url + path);
  await page.waitForLoadState("networkidle");
  return { page, faults, origins };
}

test("every page is served as HTML and as Markdown, and llms.txt lists it", async () => {
  const index = await (await fetch(`${service.url}/llms.txt`)).text();
  for (const page of pages.map((name) => name.replace(/\.md$/, ""))) {
    const [html, text] = await Promise.all(
      [`/docs/${page === "index" ? "" : page}`, `/docs/${page}.md`].map((path) => fetch(service.url + path)),
    );
    assert.equal(html?.status, 200, page);
    assert.match(html?.headers.get("content-type") ?? "", /^text\/html/);
    assert.match((await text?.text()) ?? "", /^# /, page);
    assert.match(index, new RegExp(`/docs/${page}\\.md\\)`));
  }
});

test("the Markdown of a page has full addresses and no syntax of VitePress, and names the language of each block of a group", async () => {
  const [index = "", full = "", quickstart = ""] = await Promise.all(
    ["/llms.txt", "/llms-full.txt", "/docs/quickstart.md"].map(async (path) => (await fetch(service.url + path)).text()),
  );
  assert.match(quickstart, /^\*\*TypeScript\*\*\n\n```\w+$/m);
  assert.ok(full.includes(quickstart.trim()));
  for (const text of [index, full]) assert.doesNotMatch(text, /\]\(\/|^:::|^#.*\{#|<a href|^```\S+ \[/m);
});

test("an address of Markdown without a page gets a 404 as text that leads to the list of pages", async () => {
  const response = await fetch(`${service.url}/docs/nothing.md`);
  assert.deepEqual([response.status, response.headers.get("content-type")], [404, "text/plain; charset=utf-8"]);
  assert.match(await response.text(), /list of pages is in \/llms\.txt/);
});

test("addresses in the pages are those of this service", async () => {
  const [index, full] = await Promise.all(["/llms.txt", "/llms-full.txt"].map(async (path) => (await fetch(service.url + path)).text()));
  const page = await (await fetch(`${service.url}/docs/quickstart`)).text();
  for (const text of [index, full, page]) {
    assert.ok(text?.includes(`http://localhost:${service.port}`));
    assert.ok(!text?.includes("http://localhost:4000"));
  }
});

test("a default that is built into a client is not written as the address of this service", async () => {
  const full = await (await fetch(`${service.url}/llms-full.txt`)).text();
  const asDefault = new RegExp(`\\b(?:default|else|without it)\\b.*http://localhost:${service.port}(?!/docs)\\b`, "i");
  const lines = full.split("\n").filter((line) => asDefault.test(line));
  assert.deepEqual(lines, []);
});

test("the policy allows no inline script but the listed ones, and nothing from another origin", async () => {
  const { headers } = await fetch(`${service.url}/docs/quickstart`);
  const policy = headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
  assert.doesNotMatch(policy.replace("style-src-attr 'unsafe-inline'", ""), /unsafe|https?:|\*/);
});

test("a page loads without errors and only from the service, on a desktop and on a phone", async () => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 375, height: 812 },
  ]) {
    const { page, faults, origins } = await openPage("/docs/quickstart", { viewport });
    assert.match(await page.locator("h1").first().innerText(), /^Quickstart/);
    assert.deepEqual([faults, [...origins]], [[], [service.url]]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= viewport.width, `${width} pixels wide`);
    await page.close();
  }
});

test("code is colored, and stands clear of the edges of its block", async () => {
  for (const path of ["/docs/quickstart", "/docs/reference/projects"]) {
    const { page } = await openPage(path);
    const code = page.locator(".vp-doc pre code").first();
    assert.ok((await code.locator("span[style*='--shiki']").count()) > 3, path);
    assert.ok(Number.parseFloat(await code.evaluate((element) => getComputedStyle(element).paddingLeft)) >= 16, path);
    await page.close();
  }
});

test("it follows the preferred color scheme", async () => {
  const grounds = [];
  for (const colorScheme of ["light", "dark"]) {
    const { page } = await openPage("/docs/guides/errors", { colorScheme });
    grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    await page.close();
  }
  const [light = 0, dark = 255] = grounds.map((color) => Number(/\d+/.exec(color)?.[0]));
  assert.ok(light > 200 && dark < 60, grounds.join(" and "));
});

test("search finds a page, and opens it without a request to another origin", async () => {
  const { page, faults, origins } = await openPage("/docs/");
  await page
    .getByRole("button", { name: /search/i })
    .first()
    .click();
  await page.locator("#localsearch-input").fill("requestId twice idempotent");
  await page.locator(".VPLocalSearchBox .result").first().click();
  await page.waitForURL(/\/docs\/guides\/idempotency/);
  await page.locator("h1", { hasText: "Idempotent requests" }).waitFor();
  assert.deepEqual([faults, [...origins]], [[], [service.url]]);
  await page.close();
});

test("the command line and production are in the sidebar and in llms.txt, and the reference shows each request", async () => {
  const [index, page, reference] = await Promise.all(
    ["/llms.txt", "/docs/more/security", "/docs/reference/projects.md"].map(async (path) => (await fetch(service.url + path)).text()),
  );
  for (const path of ["more/cli", "guides/production"]) {
    assert.ok(index?.includes(`/docs/${path}.md)`), path);
    assert.ok(page?.includes(`href="/docs/${path}"`), path);
  }
  assert.doesNotMatch(page ?? "", /\.test\.ts/);
  assert.match(reference ?? "", /^curl -s -X POST "\$ATELIER_BASE_URL\/b\/api\/v1\/projects" \\$/m);
  // As the guides call it, so that both can be pasted into one shell.
  assert.match(reference ?? "", /^curl -s "\$ATELIER_BASE_URL\/b\/api\/v1\/projects\/\$PROJECT_ID" \\$/m);
});

test("the reference has every operation, with a link to try it", async () => {
  const document = JSON.parse(await readFile(join(repository, "openapi/b.json"), "utf8"));
  const tags = document.tags.map(({ name }: { name: string }) => name.toLowerCase());
  const texts = await Promise.all(tags.map(async (tag: string) => (await fetch(`${service.url}/docs/reference/${tag}`)).text()));
  for (const item of Object.values<Record<string, { operationId: string; tags: string[] }>>(document.paths)) {
    for (const {
      operationId,
      tags: [tag],
    } of Object.values(item)) {
      assert.ok(texts.join("").includes(`/b/api/v1/docs#/${tag}/${operationId}"`), operationId);
    }
  }
});

test("the reference of the SDK is linked, searchable, and its links lead to what they name", async () => {
  const { page } = await openPage("/docs/more/typescript");
  await page.locator(`.VPSidebar a[href="/docs/sdk/client"]`).waitFor();
  await page
    .getByRole("button", { name: /search/i })
    .first()
    .click();
  await page.locator("#localsearch-input").fill("createAndWait");
  await page.locator('.VPLocalSearchBox .result[href*="/docs/sdk/client"]').first().waitFor();
  await page.close();
  const slugs = ["client", "errors", "types"];
  const texts = await Promise.all(slugs.map(async (slug) => (await fetch(`${service.url}/docs/sdk/${slug}`)).text()));
  const links = texts.flatMap((text) => [...text.matchAll(/href="\/docs\/sdk\/(\w+)#([^"]+)"/g)]);
  assert.ok(links.length > 500, String(links.length));
  for (const [, slug = "", id] of links) assert.ok(texts[slugs.indexOf(slug)]?.includes(`id="${id}"`), `/docs/sdk/${slug}#${id}`);
});

test("what does not exist is 404, and other methods are 405", async () => {
  for (const path of ["/docs/nothing", "/docs/..%2F..%2Fpackage.json", "/docs/.built", "/docs/assets/x.js"]) {
    assert.equal((await fetch(service.url + path)).status, 404, path);
  }
  const { status, headers } = await fetch(`${service.url}/docs/`, { method: "POST" });
  assert.deepEqual([status, headers.get("allow")], [405, "GET, HEAD"]);
});

test("a page is sent again only when it has changed", async () => {
  const first = await fetch(`${service.url}/docs/quickstart`);
  const again = await fetch(`${service.url}/docs/quickstart`, { headers: { "If-None-Match": first.headers.get("etag") ?? "" } });
  assert.equal(again.status, 304);
});
