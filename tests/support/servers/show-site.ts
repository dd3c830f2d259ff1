// Shows a built site in a plain browser, with the headers of published sites, for tests that measure what is drawn.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";
import { appHeaders } from "../../../src/entrypoints/sites/site-headers.ts";
import { findChromium } from "../../../src/workshop/browser/chromium/find-chromium.ts";
import type { Site } from "../../../src/workshop/project-files.ts";
import { BROWSER_CACHE } from "./test-cache.ts";

/** Opens the browser of this machine; must be closed. */
export async function openPlainBrowser(): Promise<Browser> {
  const found = await findChromium({
    given: process.env["ATELIER_CHROMIUM"],
    searchPath: process.env["PATH"] ?? "",
    cacheFolder: BROWSER_CACHE,
  });
  if (!found.found) throw new Error(found.reason);
  return chromium.launch({
    executablePath: found.executable,
    env: { ...process.env, ...found.environment },
    args: ["--no-sandbox"],
  });
}

/** Serves a site on this machine; every address without a file of its own is the app's page. */
export async function serveSite(site: Site): Promise<{ address: string; close(): void }> {
  const files = new Map(site.map((file) => [file.path, file]));
  const server = createServer(({ url = "/" }, response) => {
    const file = files.get(url) ?? files.get("/index.html");
    response.writeHead(200, { ...appHeaders("http://localhost:4000"), "Content-Type": file?.contentType ?? "text/html" });
    response.end(file?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has no other kind of address
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
