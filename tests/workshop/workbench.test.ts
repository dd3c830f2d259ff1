// The workbench with real processes, and projects that are made to crash, hang or spy on them.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { findSandbox } from "../../src/workshop/sandbox/find-sandbox.ts";
import { openWorkbench } from "../../src/workshop/sandbox/open-workbench.ts";
import type { Workbench } from "../../src/workshop/sandbox/open-workbench.ts";
import { prepareVendor } from "../../src/workshop/vendor/prepare-vendor.ts";
import { exampleApp } from "./example-app.ts";

const never = new AbortController().signal;

/** Twenty lists of ten alternatives: ten to the power of twenty class names. */
const BRACE_BOMB = `@import "tailwindcss";\n@source inline("${"{a,b,c,d,e,f,g,h,i,j}".repeat(20)}");`;

describe("the workbench", () => {
  let cacheFolder: string;
  let workbench: Workbench;

  before(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), "atelier-workbench-"));
    const vendor = await prepareVendor({ cacheFolder });
    workbench = await openWorkbench({ sandbox: await findSandbox(), vendor, processes: 2 });
  });

  after(async () => {
    await workbench.close();
    await rm(cacheFolder, { recursive: true });
  });

  const assertWorks = async () => assert.deepEqual(await workbench.gate(exampleApp(), never), []);

  it("formats, checks and bundles a project", async () => {
    const files = await workbench.format(exampleApp({ "src/extra.ts": "export const   a=1" }), never);
    assert.equal(files.get("src/extra.ts"), "export const a = 1;\n");
    assert.deepEqual(await workbench.gate(files, never), []);
    const [development, production] = await Promise.all([
      workbench.bundle(files, { mode: "development", signal: never }),
      workbench.bundle(files, { mode: "production", signal: never }),
    ]);
    assert.ok("site" in development && "site" in production);
    assert.ok(production.site.every(({ bytes }) => bytes instanceof Uint8Array && bytes.length > 0));
  });

  it("turns a file that brings its parser down into a finding, and goes on", async () => {
    for (const deep of [
      `export const x = ${"(".repeat(100_000)}`,
      `export const x = ${"[".repeat(100_000)}`,
      `export const x = ${"<a>".repeat(40_000)}`,
    ]) {
      const hostile = exampleApp({ "src/hostile.tsx": deep });
      assert.deepEqual(
        (await workbench.gate(hostile, never)).map(({ source, code }) => `${source} ${code}`),
        ["gate crash"],
      );
      assert.equal((await workbench.format(hostile, never)).get("src/hostile.tsx"), deep);
    }
    await assertWorks();
  });

  it("ends a brace bomb in time, with a finding, while others work on", async () => {
    const bomb = workbench.bundle(exampleApp({ "src/index.css": BRACE_BOMB }), { mode: "production", signal: never });
    await assertWorks();
    const result = await bomb;
    assert.ok("findings" in result && ["crash", "deadline"].includes(result.findings[0]?.code ?? ""), JSON.stringify(result));
    await assertWorks();
  });

  it("stops at once when it is told to", async () => {
    const stop = new AbortController();
    const bomb = workbench.bundle(exampleApp({ "src/index.css": BRACE_BOMB }), { mode: "production", signal: stop.signal });
    stop.abort(new Error("stopped"));
    await assert.rejects(bomb, /stopped/);
    await assert.rejects(workbench.gate(exampleApp(), stop.signal), /stopped/);
    await assertWorks();
  });

  it("gives every task its turn when there are more tasks than processes", async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => workbench.gate(exampleApp(), never)));
    assert.deepEqual(
      results,
      Array.from({ length: 8 }, () => []),
    );
  });
});
