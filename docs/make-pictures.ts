// Makes the pictures of the documents from the running product: starts a service, builds two apps from their prompts, and
// photographs their sites as a visitor sees them. `npm run pictures`.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../src/workshop/browser/chromium/find-chromium.ts";
import { buildAndWait } from "../tests/support/build-and-wait.ts";
import { removeData, startService } from "../tests/support/start-service.ts";

const folder = fileURLToPath(new URL("images", import.meta.url));
const apps = [
  { name: "recipes", prompt: "A recipe box with ratings and a shopping list" },
  {
    name: "invoices",
    prompt:
      "Track my clients and their invoices with amount, due date and whether they are paid. Show the total per month and export to CSV. Teal buttons.",
  },
];
const views = [
  { name: "desktop", width: 1280, height: 800, scheme: "light" },
  { name: "desktop-dark", width: 1280, height: 800, scheme: "dark" },
  { name: "phone", width: 375, height: 812, scheme: "light" },
] as const;

async function photograph(browser: Browser, { name, url }: { name: string; url: string }): Promise<void> {
  for (const view of views) {
    const page = await browser.newPage({
      viewport: { width: view.width, height: view.height },
      colorScheme: view.scheme,
      reducedMotion: "reduce",
    });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.screenshot({ path: path.join(folder, `${name}-${view.name}.png`) });
    await page.close();
  }
}

const service = await startService();
const found = await findChromium({
  given: undefined,
  searchPath: process.env.PATH ?? "",
  cacheFolder: path.join(service.dataFolder, "pictures"),
});
if (!found.found) throw new Error(found.reason);
const browser = await chromium.launch({
  executablePath: found.executable,
  env: { ...process.env, ...found.environment },
  args: ["--no-sandbox", "--disable-gpu"],
});
await mkdir(folder, { recursive: true });
for (const app of apps) {
  const operation = await buildAndWait(service, app.prompt);
  if (operation.links.deployment === null)
    throw new Error(`"${app.prompt}" ended ${operation.operationStatus}: ${operation.error?.message}`);
  await photograph(browser, { name: app.name, url: operation.links.deployment });
  process.stdout.write(`${app.name}: ${operation.links.deployment}\n`);
}
await browser.close();
await service.stop();
await removeData(service.dataFolder);
