// Apps for phones, proven as apps for browsers are: types, bundle, and the same checks in a real browser. The packages of
// Expo are half a gigabyte, so this runs where they are: `ATELIER_EXPO` is a folder that `installExpo` made, or that
// `npm ci` filled beside a copy of `kit/expo/package.json` and its lock file.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { planChecks, readPrompt, writeExpoProject } from "@atelier/blueprint";
import { appHeaders } from "../../../src/entrypoints/sites/site-headers.ts";
import { bundleExpo } from "../../../src/workshop/bundle/expo/bundle-expo.ts";
import { openWorkshop } from "../../../src/workshop/open-workshop.ts";
import type { Site } from "../../../src/workshop/project-files.ts";
import { buildExpoVendor, type ExpoVendor } from "../../../src/workshop/vendor/expo/build-expo-vendor.ts";
import type { Workshop } from "../../../src/workshop/workshop.ts";
import { repository } from "../../house/source/read-sources.ts";
import { TEST_CACHE } from "../../support/servers/test-cache.ts";

const PROMPTS = [
  "A recipe box: what I cook, how good it was and what it takes",
  "A to-do list",
  "A reading list with ratings",
  "A plant-watering log with dates",
  "an app for my dog walking business: clients, dogs, walks and payments",
  "Blood sugar with time, value and what I ate",
  "Board games that we own with players and length",
];

const folder = process.env.ATELIER_EXPO ?? "";
const never = new AbortController().signal;

describe("apps for phones", { skip: folder === "" && "ATELIER_EXPO is not set" }, () => {
  let vendor: ExpoVendor;
  let workshop: Workshop;

  before(async () => {
    vendor = await buildExpoVendor(folder);
    workshop = await openWorkshop({
      cacheFolder: TEST_CACHE,
      chromium: process.env.ATELIER_CHROMIUM ?? null,
      searchPath: process.env.PATH ?? "",
      siteHeaders: appHeaders("http://localhost:4000"),
      processes: 1,
    });
  });
  after(() => workshop.close());

  for (const prompt of PROMPTS) {
    const blueprint = blueprintOf(prompt);
    const files = writeExpoProject(blueprint);

    test(`its types are right: ${prompt}`, () => checkTypes(files));

    test(`every check holds in a browser: ${prompt}`, async () => {
      const bundle = async (mode: "development" | "production"): Promise<Site> => {
        const result = await bundleExpo(files, { vendor, mode });
        assert.ok("site" in result, JSON.stringify(result));
        return result.site;
      };
      const sites = { development: await bundle("development"), production: await bundle("production"), owner: randomUUID() };
      const checks = planChecks(blueprint);
      const run = await workshop.tryOut(sites, checks, never);
      assert.deepEqual(run.findings, []);
      assert.equal(run.checks.filter(({ passed }) => passed).length, checks.length);
    });
  }

  test("an import that phones alone have is a finding", async () => {
    const files = new Map(writeExpoProject(blueprintOf("A to-do list"))).set(
      "src/lib/haptics.web.ts",
      'import "expo-haptics"; export const tap = () => 0;',
    );
    const result = await bundleExpo(files, { vendor, mode: "production" });
    assert.ok("findings" in result);
    assert.match(result.findings[0]?.message ?? "", /for phones alone/);
  });
});

function blueprintOf(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading.blueprint;
}

/** Checks the types of an app as its own `npm run check` does, against the types of the packages. */
async function checkTypes(files: ReadonlyMap<string, string>): Promise<void> {
  const project = await mkdtemp(join(tmpdir(), "expo-types-"));
  try {
    for (const [path, text] of files) {
      await mkdir(dirname(join(project, path)), { recursive: true });
      await writeFile(join(project, path), text);
    }
    await symlink(join(folder, "node_modules"), join(project, "node_modules"));
    const compiler = join(repository, "node_modules/typescript/bin/tsc");
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, "--noEmit", "--project", project]).catch(
      (error: { stdout: string }) => error,
    );
    assert.equal(stdout, "");
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}
