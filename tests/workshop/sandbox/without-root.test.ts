// The same tests for a service that does not run as root: other confinements, and no control groups unless it
// was given some.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";

const USER = 61_183;
const asUser = ["--reuid", `${USER}`, "--regid", `${USER}`, "--clear-groups", "--"];
const canRead =
  process.getuid?.() === 0 && spawnSync("setpriv", [...asUser, process.execPath, "--check", import.meta.filename]).status === 0;

describe("without root", { skip: !canRead && "this is no root, or its files are root's alone", concurrency: 1 }, () => {
  for (const file of ["bombs.test.ts", "filter.test.ts", "endings.test.ts"]) {
    it(`what ${file} shows holds too`, async () => {
      const folder = await mkdtemp(join(tmpdir(), "atelier-without-root-"));
      await chmod(folder, 0o777);
      const env = { PATH: process.env.PATH, HOME: folder, TMPDIR: folder };
      const words = [...asUser, process.execPath, "--test-reporter=spec", join(import.meta.dirname, file)];
      const { status, stdout } = spawnSync("setpriv", words, { env, encoding: "utf8" });
      await rm(folder, { recursive: true });
      assert.equal(status, 0, stdout);
      assert.match(stdout, /pass [1-9]/);
    });
  }
});
