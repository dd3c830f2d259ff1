import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createServePages } from "./serve-pages.ts";

test("a browser gets the pages in its language where they were built in it", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "atelier-pages-"));
  t.after(() => rm(folder, { recursive: true }));
  for (const [language, pages] of Object.entries({ en: folder, de: join(folder, "de"), assets: join(folder, "assets") })) {
    await mkdir(pages, { recursive: true });
    const names = language === "assets" ? ["index-1.js"] : ["index.html", "home.html"];
    for (const name of names) await writeFile(join(pages, name), `${name} in ${language}`);
  }
  const addresses = { service: "http://localhost:4000", sites: "http://apps.localhost:4000" };
  const servePages = createServePages({ folder, addresses });
  const server = createServer((request, response) => void servePages({ request, response, session: null, status: 200 }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  t.after(() => server.close());
  const at = server.address();
  assert.ok(at !== null && typeof at === "object");
  const read = async (path: string, accepted: string): Promise<string> =>
    (await fetch(`http://127.0.0.1:${at.port}${path}`, { headers: { "accept-language": accepted } })).text();
  assert.equal(await read("/", "de-CH, en;q=0.5"), "home.html in de");
  assert.equal(await read("/settings/keys", "de"), "index.html in de");
  assert.equal(await read("/", "en, de;q=0.5"), "home.html in en");
  assert.equal(await read("/", "fr"), "home.html in en");
  assert.equal(await read("/", "assets, ../de"), "home.html in en");
  assert.equal(await read("/assets/index-1.js", "de"), "index-1.js in assets");
});
