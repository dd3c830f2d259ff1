// Every fenced block of the documentation runs as it is pasted, against a real service, and shows what that service says.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { openPython, type Python } from "../python/open-python.ts";
import { isNightly } from "../../support/runner/volume.ts";
import { printSection } from "../../../docs/site/.vitepress/pages/print-section.ts";
import { sections } from "../../../docs/site/.vitepress/pages/reference.ts";
import { type Block, blocksIn, pages, readBlocks } from "./read-blocks.ts";
import { runPage } from "./run-page.ts";

let service: SharedService;
let folder: string;
let python: Python;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  folder = await mkdtemp(join(tmpdir(), "atelier-docs-"));
  const environment = { ...process.env, npm_config_update_notifier: "false" };
  await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", `${service.url}/downloads/atelier-sdk.tgz`], {
    cwd: folder,
    env: environment,
  });
  python = await openPython();
  const wheel = `${service.url}/downloads/atelier_sdk-0.1.0-py3-none-any.whl`;
  if (python.programs !== null) await promisify(execFile)(join(python.programs, "pip"), ["install", "--quiet", "--no-index", wheel]);
});
after(async () => {
  await service.close();
  await python.close();
  await rm(folder, { recursive: true, force: true });
});

test("there are pages with blocks", () => {
  assert.ok(pages.flatMap(readBlocks).filter(({ language }) => language === "sh" || language === "ts").length >= 30);
});

// The readme of the Python client is a page too. What the others show repeats what the guides show, with more builds.
const readmes = ["README.md", "cli/README.md", "sdk/README.md"].map((file) => `../../${file}`);
// These start the service or the tests, or go on until somebody ends them.
const keepsRunning = /^(?:npm start|npm test|atelier (?:--service \S+ )?(?:login|listen))\b/;

for (const page of [...pages, "../../sdk-python/README.md", ...(isNightly ? readmes : [])]) {
  test(`the blocks of ${page}`, { timeout: 180_000 }, async ({ signal }) => {
    const isRun = ({ language, code }: Block) =>
      !keepsRunning.test(code) && (python.programs !== null || !(language === "python" || code.startsWith("pip ")));
    const programs = python.programs === null ? [] : [python.programs];
    await runPage(readBlocks(page).filter(isRun), { url: service.url, key: service.newKey(), folder, signal, programs });
  });
}

for (const section of sections.filter(({ operations }) => operations.length > 0))
  test(`the commands of the reference of ${section.title}, one after the other`, { timeout: 180_000 }, async ({ signal }) => {
    // The other blocks show what any request and response look like, and not those of the command before them.
    const isShown = ({ language, code }: Block) => language === "sh" || /^\{\s*"error"/.test(code);
    // This service has no browser, and so no screenshots.
    const isPossible = ({ code }: Block) => !code.includes("-o screenshot.jpg");
    const blocks = blocksIn(printSection(section)).filter(isShown);
    assert.ok(blocks.length >= section.operations.length);
    await runPage(blocks.filter(isPossible), { url: service.url, key: service.newKey(), folder, signal, programs: [] });
  });
