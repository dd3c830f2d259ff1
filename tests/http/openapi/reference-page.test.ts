// The reference page of each root, opened in a real browser against the real API.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { openTestBrowser, type SharedBrowser } from "../../console/support/open-test-browser.ts";
import { letters, readDocument } from "../../support/judge/documents.ts";
import { openApi } from "../../support/open-api.ts";
import type { TestApi } from "../../support/open-api.ts";

let api: TestApi;
let shared: SharedBrowser;

before(async () => {
  api = await openApi("reference");
  shared = await openTestBrowser();
});

after(async () => {
  await shared.close();
  await api.close();
});

/** Opens a page. `faults` collects everything that its console would show as an error, `requests` every URL it loaded. */
async function openPage(
  path: string,
  colorScheme: "light" | "dark" = "light",
): Promise<{ page: Page; faults: string[]; requests: string[] }> {
  const page = await shared.browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme });
  const faults: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
  page.on("pageerror", (error) => void faults.push(error.message));
  page.on("requestfailed", (request) => void faults.push(`${request.url()} failed`));
  page.on("response", (response) => void (response.status() >= 400 && faults.push(`${response.url()} is ${response.status()}`)));
  page.on("request", (request) => void requests.push(request.url()));
  await page.addInitScript(() => document.addEventListener("securitypolicyviolation", (event) => console.error(event.blockedURI)));
  await page.goto(api.origin + path);
  await page.locator(".swagger-ui .info .title").waitFor();
  await page.locator(".swagger-ui .opblock").first().waitFor();
  return { page, faults, requests };
}

for (const letter of letters) {
  test(`the page of contract ${letter.toUpperCase()} shows every operation and event, without errors or requests to another origin`, async () => {
    const { page, faults, requests } = await openPage(`/${letter}/api/v1/docs`);
    const title = `Atelier API, contract ${letter.toUpperCase()}`;
    assert.equal(await page.title(), title);
    assert.match(await page.locator(".swagger-ui .info .title").innerText(), new RegExp(`^${title}`));
    const { paths, webhooks } = readDocument(letter);
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const events = Object.keys(webhooks).map((name) => `POST ${name}`);
    const shown = await page
      .locator(".opblock-summary")
      .evaluateAll((summaries) =>
        summaries.map((summary) =>
          ["method", "path"]
            .map((part) => summary.querySelector(`.opblock-summary-${part}`)?.textContent?.replaceAll("\u200b", ""))
            .join(" "),
        ),
      );
    assert.deepEqual(shown.toSorted(), [...operations, ...events].toSorted());
    assert.deepEqual(faults, []);
    assert.deepEqual([...new Set(requests.map((url) => new URL(url).origin))], [api.origin]);
    await page.close();
  });
}

test("a deep link opens the operation with its examples", async () => {
  const { page, faults } = await openPage("/b/api/v1/docs#/Projects/createProject");
  const operation = page.locator("#operations-Projects-createProject");
  await operation.locator(".opblock-body").waitFor();
  await operation.getByText("A recipe box with ratings and a shopping list").first().waitFor();
  assert.deepEqual(faults, []);
  await page.close();
});

test("a request can be tried with a key, which is gone when the page is loaded again", async () => {
  const { page, faults } = await openPage("/b/api/v1/docs#/Usage/getUsage");
  await page.locator(".scheme-container .authorize").click();
  const { key } = await api.account();
  await page.locator(".auth-container input").fill(key);
  await page.locator(".auth-container .authorize").click();
  await page.locator(".btn-done").click();
  const operation = page.locator("#operations-Usage-getUsage");
  await operation.locator(".try-out__btn").click();
  await operation.locator(".execute").click();
  const status = operation.locator(".live-responses-table .response-col_status").last();
  await status.waitFor();
  assert.match(await status.innerText(), /^200/);
  assert.deepEqual(faults, []);
  await page.reload();
  await page.locator(".scheme-container .authorize.unlocked").waitFor();
  await page.close();
});

test("the page follows the preferred color scheme", async () => {
  const backgrounds = [];
  for (const scheme of ["light", "dark"] as const) {
    const { page } = await openPage("/b/api/v1/docs", scheme);
    backgrounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    await page.close();
  }
  const [light = 0, dark = 255] = backgrounds.map((color) => Number(/\d+/.exec(color)?.[0]));
  assert.ok(light > 200 && dark < 60, backgrounds.join(" and "));
});

test("the page's policy allows only its own origin and no inline scripts; its assets are cacheable forever", async () => {
  const response = await api.request("GET", "/b/api/v1/docs");
  const policy = response.headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self'(;|$)/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
  assert.doesNotMatch(response.text, /<script(?![^>]* src=)|<style|https?:\/\//);
  const files = [...response.text.matchAll(/(?:src|href)="(docs\/assets\/[^"]+)"/g)].map(([, file]) => file);
  assert.equal(files.length, 4);
  for (const file of files) {
    const asset = await api.request("GET", `/b/api/v1/${file}`);
    assert.deepEqual([asset.status, asset.headers.get("cache-control")], [200, "public, max-age=31536000, immutable"], file);
  }
  assert.equal((await api.request("GET", "/b/api/v1/docs/assets/swagger-ui-bundle.js")).status, 404);
});
