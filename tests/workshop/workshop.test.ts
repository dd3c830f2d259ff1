import type { AcceptanceCheck } from "@atelier/blueprint";
// The whole workshop on one small app: what passes the gate, the typechecker and the bundler runs in a browser.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openWorkshop } from "../../src/workshop/open-workshop.ts";
import type { Workshop } from "../../src/workshop/workshop.ts";
import { until } from "../../src/workshop/browser/checks/until.ts";
import { processTree } from "../support/servers/process-memory.ts";
import { TEST_CACHE } from "../support/servers/test-cache.ts";
import { exampleApp } from "./example-app.ts";

const never = new AbortController().signal;

describe("the workshop", () => {
  let workshop: Workshop;

  before(async () => {
    const searchPath = process.env.PATH ?? "";
    workshop = await openWorkshop({
      cacheFolder: TEST_CACHE,
      chromium: process.env.ATELIER_CHROMIUM ?? null,
      searchPath,
      siteHeaders: {},
      processes: 2,
    });
  });

  after(() => workshop.close());

  // First: windows that the other workshop opens meanwhile would count as this one's.
  it("ends its tools after a while without work, and starts them for the next", { skip: process.platform !== "linux" }, async () => {
    const former = new Set(processTree(process.pid));
    const { promise: rested, resolve: onRest } = Promise.withResolvers<void>();
    const own = await openWorkshop({
      cacheFolder: TEST_CACHE,
      chromium: process.env["ATELIER_CHROMIUM"] ?? null,
      searchPath: process.env["PATH"] ?? "",
      siteHeaders: {},
      processes: 1,
      idleSeconds: 1.5,
      onRest,
    });
    try {
      const files = await own.format(exampleApp(), never);
      const { site } = await own.bundle(files, "production", never);
      const tryOnce = () => own.tryOut({ development: site, production: site, owner: "someone" }, [], never);
      assert.deepEqual((await tryOnce()).findings, []);
      const started = processTree(process.pid).filter((pid) => !former.has(pid));
      assert.ok(started.length >= 3, `${started.length} processes`);
      await rested;
      const left = await until(
        { patience: { milliseconds: 10_000, looks: 2 } },
        { look: async () => processTree(process.pid).filter((pid) => started.includes(pid)), isGood: (pids) => pids.length === 0 },
      );
      assert.deepEqual(left, []);
      own.warmUp();
      assert.deepEqual([...(await own.gate(files, never)), ...(await own.typecheck(files, never)), ...(await tryOnce()).findings], []);
    } finally {
      await own.close();
    }
  });

  for (const mode of ["development", "production"] as const) {
    it(`builds a sound app that runs in a browser, ${mode}`, async () => {
      const files = await workshop.format(exampleApp(), never);
      assert.deepEqual([...(await workshop.gate(files, never)), ...(await workshop.typecheck(files, never))], []);
      const { site, findings } = await workshop.bundle(files, mode, never);
      assert.deepEqual(findings, []);
      const run = await workshop.tryOut({ development: site, production: site, owner: "someone" }, [], never);
      assert.deepEqual(run.findings, []);
      assert.ok(run.reason !== null || run.screenshots.length === 2);
    });
  }

  it("sees in the browser what nothing else could", async () => {
    const files = exampleApp({
      "src/pages/statistics.tsx":
        "export default function Statistics({ pages }: { pages: number }) {\n  throw new Error(`No ${pages}`);\n}\n",
    });
    const { site } = await workshop.bundle(files, "development", never);
    // The page is loaded when it is opened, so the check waits for its content.
    const opened: AcceptanceCheck = {
      id: "statistics",
      title: "The statistics are shown",
      capability: null,
      phrase: null,
      viewport: "desktop",
      steps: [
        { do: "open", path: "/statistics" },
        { do: "expectText", target: { role: "main" }, contains: "1108" },
      ],
    };
    const run = await workshop.tryOut({ development: site, production: site, owner: "someone" }, [opened], never);
    assert.ok(
      run.reason !== null || run.findings.some(({ message }) => /No 1108|"The statistics are shown"/.test(message)),
      JSON.stringify(run.findings),
    );
  });
});
