// The example of the console's landing page: builds its prompt, and stores the proof of that build and a picture of its site.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { buildAndWait } from "../../tests/support/build-and-wait.ts";
import { exampleOf, type LandingExample } from "../../tests/builds/examples/landing-example.ts";
import type { RunningService } from "../../tests/support/start-service.ts";

const folder = new URL("../../web/src/home/landing/example/", import.meta.url);

/** Builds the prompt of `example.json`, and replaces what the file says of it and the picture beside it. */
export async function writeLandingExample(service: RunningService, browser: Browser): Promise<void> {
  const file = new URL("example.json", folder);
  const { prompt } = JSON.parse(await readFile(file, "utf8")) as LandingExample;
  const operation = await buildAndWait(service, prompt);
  const { deployment } = operation.links;
  if (deployment === null) throw new Error(`"${prompt}" ended ${operation.operationStatus}: ${operation.error?.message}`);
  await writeFile(file, `${JSON.stringify(exampleOf(prompt, operation), null, 2)}\n`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(deployment, { waitUntil: "networkidle" });
  await page.screenshot({ path: fileURLToPath(new URL("site.jpg", folder)), type: "jpeg", quality: 80 });
  await page.close();
  process.stdout.write(`landing: ${deployment}\n`);
}
