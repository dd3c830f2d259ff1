// The workbench with real processes, and projects that are made to crash, hang or spy on them.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { findSandbox } from "../../src/workshop/sandbox/find-sandbox.ts";
import { openSandboxPool } from "../../src/workshop/sandbox/pool/open-sandbox-pool.ts";
import type { SandboxPool } from "../../src/workshop/sandbox/pool/open-sandbox-pool.ts";
import { prepareTestVendor } from "../support/servers/test-cache.ts";
import { exampleApp } from "./example-app.ts";

const never = new AbortController().signal;

/** Twenty lists of ten alternatives: ten to the power of twenty class names. */
const BRACE_BOMB = `@import "tailwindcss";\n@source inline("${"{a,b,c,d,e,f,g,h,i,j}".repeat(20)}");`;

describe("the workbench", () => {
  let sandboxPool: SandboxPool;

  before(async () => {
    const vendor = await prepareTestVendor();
    sandboxPool = await openSandboxPool({ sandbox: await findSandbox(), setup: { platform: "web", vendor }, processes: 2 });
  });

  after(async () => {
    await sandboxPool.close();
  });

  const assertWorks = async () => assert.deepEqual(await sandboxPool.gate(exampleApp(), never), []);

  it("formats, checks and bundles a project", async () => {
    const files = await sandboxPool.format(exampleApp({ "src/extra.ts": "export const   a=1" }), never);
    assert.equal(files.get("src/extra.ts"), "export const a = 1;\n");
    assert.deepEqual(await sandboxPool.gate(files, never), []);
    const [development, production] = await Promise.all([
      sandboxPool.bundle(files, { mode: "development", signal: never }),
      sandboxPool.bundle(files, { mode: "production", signal: never }),
    ]);
    assert.ok("site" in development && "site" in production);
    assert.ok(production.site.every(({ bytes }) => bytes instanceof Uint8Array && bytes.length > 0));
  });

  it("turns a file that crashes its parser into a finding, and continues", async () => {
    for (const deep of [
      `export const x = ${"(".repeat(100_000)}`,
      `export const x = ${"[".repeat(100_000)}`,
      `export const x = ${"<a>".repeat(40_000)}`,
    ]) {
      const hostile = exampleApp({ "src/hostile.tsx": deep });
      assert.deepEqual(
        (await sandboxPool.gate(hostile, never)).map(({ source, code }) => `${source} ${code}`),
        ["gate crash"],
      );
      assert.equal((await sandboxPool.format(hostile, never)).get("src/hostile.tsx"), deep);
    }
    await assertWorks();
  });

  it("ends a brace bomb in time, with a finding, while others continue", async () => {
    const bomb = sandboxPool.bundle(exampleApp({ "src/index.css": BRACE_BOMB }), { mode: "production", signal: never });
    await assertWorks();
    const result = await bomb;
    assert.ok("findings" in result && ["crash", "deadline"].includes(result.findings[0]?.code ?? ""), JSON.stringify(result));
    await assertWorks();
  });

  it("stops immediately when it is aborted", async () => {
    const stop = new AbortController();
    const bomb = sandboxPool.bundle(exampleApp({ "src/index.css": BRACE_BOMB }), { mode: "production", signal: stop.signal });
    stop.abort(new Error("stopped"));
    await assert.rejects(bomb, /stopped/);
    await assert.rejects(sandboxPool.gate(exampleApp(), stop.signal), /stopped/);
    await assertWorks();
  });

  it("gives every task its turn when there are more tasks than processes", async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => sandboxPool.gate(exampleApp(), never)));
    assert.deepEqual(
      results,
      Array.from({ length: 8 }, () => []),
    );
  });

  it("retains nothing of a site that is no longer used", async () => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    const sites: WeakRef<object>[] = [];
    for (let time = 0; time < 4; time += 1) sites.push(new WeakRef(await bundleOnce(sandboxPool)));
    for (let turn = 0; turn < 10; turn += 1) {
      await setImmediate();
      collect();
    }
    // The last response may still be in its channel.
    assert.ok(sites.filter((site) => site.deref() !== undefined).length <= 1);
  });
});

async function bundleOnce(sandboxPool: SandboxPool): Promise<object> {
  const result = await sandboxPool.bundle(exampleApp(), { mode: "production", signal: never });
  assert.ok("site" in result);
  return result.site;
}
