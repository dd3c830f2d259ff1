import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { promisify } from "node:util";
import { prepareVendor } from "../../../src/workshop/vendor/prepare-vendor.ts";

describe("prepareVendor", () => {
  let cacheFolder: string;
  beforeEach(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), "atelier-vendor-"));
  });
  afterEach(() => rm(cacheFolder, { recursive: true }));

  const cacheFile = async () => {
    const [name, ...others] = await readdir(cacheFolder);
    assert.deepEqual(others, [], "nothing but the cache's one file is left behind");
    return join(cacheFolder, name ?? "");
  };

  it("builds modules that run in a browser, and knows what they export", async () => {
    const { production, development, exports, barrels, prebuilt } = await prepareVendor({ cacheFolder });
    assert.ok(exports.get("react")?.has("useState"));
    assert.ok(exports.get("react-dom/client")?.has("createRoot"));
    assert.equal(barrels.get("lucide-react")?.get("Plus")?.name, "default");
    assert.equal(prebuilt.get("lucide-react")?.get("SunIcon"), barrels.get("lucide-react")?.get("SunIcon"));
    assert.match(production.chunks.get(production.entries.get("lucide-react") ?? "") ?? "", /as SunIcon\b/);
    assert.match(production.chunks.get(production.entries.get("react") ?? "") ?? "", /from"\.\/shared-/);
    assert.ok(development.entries.has("react/jsx-dev-runtime") && !production.entries.has("react/jsx-dev-runtime"));
    for (const [chunk, imports] of [...production.imports, ...development.imports]) {
      for (const imported of imports)
        assert.ok(production.chunks.has(imported) || development.chunks.has(imported), `${chunk} → ${imported}`);
    }
  });

  it("builds nothing the second time", async () => {
    const first = await prepareVendor({ cacheFolder });
    const { mtimeMs, ino } = await stat(await cacheFile());
    assert.deepEqual(await prepareVendor({ cacheFolder }), first);
    const after = await stat(await cacheFile());
    assert.deepEqual([after.mtimeMs, after.ino], [mtimeMs, ino]);
  });

  it("rebuilds what was damaged", async () => {
    const first = await prepareVendor({ cacheFolder });
    const whole = await readFile(await cacheFile(), "utf8");
    for (const damaged of [whole.slice(0, -100), whole.replace("useState", "useStale"), "", "\n"]) {
      await writeFile(await cacheFile(), damaged);
      assert.deepEqual(await prepareVendor({ cacheFolder }), first);
      assert.equal(await readFile(await cacheFile(), "utf8"), whole);
    }
  });

  it("gives two processes that start concurrently the same, complete result", async () => {
    const program = `
      import { prepareVendor } from ${JSON.stringify(import.meta.resolve("../../../src/workshop/vendor/prepare-vendor.ts"))};
      const { key, production } = await prepareVendor({ cacheFolder: process.argv[1] });
      console.log(key, production.chunks.size);`;
    const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program, cacheFolder]);
    const [one, two] = await Promise.all([start(), start()]);
    assert.equal(one.stdout, two.stdout);
    const { key, production } = await prepareVendor({ cacheFolder });
    assert.equal(one.stdout, `${key} ${production.chunks.size}\n`);
    await cacheFile();
  });
});
