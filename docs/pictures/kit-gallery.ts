// The pictures of the kit: sections of its gallery (`npm run kit`), each in another design language, as a visitor of the
// gallery sees them.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright-core";
import { createServer } from "vite";

const configFile = path.join(import.meta.dirname, "../../kit/web/vite.config.ts");

const pictures = [
  { name: "controls", section: "controls", language: "clean", scheme: "light", opens: null },
  { name: "controls-dark", section: "controls", language: "clean", scheme: "dark", opens: null },
  { name: "overlays", section: "overlays", language: "soft", scheme: "light", opens: null },
  { name: "dialog", section: "overlays", language: "corporate", scheme: "light", opens: "Dialog" },
  { name: "lists", section: "lists", language: "botanical", scheme: "light", opens: null },
  { name: "charts", section: "charts", language: "night", scheme: "dark", opens: null },
] as const;

/** Photographs the gallery into a folder. */
export async function photographGallery(browser: Browser, folder: string): Promise<void> {
  const server = await createServer({ configFile, server: { open: false, port: 0 }, logLevel: "error" });
  await server.listen();
  const origin = server.resolvedUrls?.local[0] ?? "";
  await mkdir(folder, { recursive: true });
  for (const { name, section, language, scheme, opens } of pictures) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(`${origin}${section}?language=${language}`, { waitUntil: "networkidle" });
    if (opens !== null) await page.getByRole("button", { name: opens, exact: true }).click();
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
    await page.close();
  }
  await server.close();
}
