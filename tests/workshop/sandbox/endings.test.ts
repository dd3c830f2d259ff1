// A confined child never outlives its parent, whenever it is ended and whatever it has started itself.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { ownPrefix } from "../../../src/workshop/sandbox/groups/group-owner.ts";
import { makeOwnFolder } from "../../../src/workshop/sandbox/own-folder.ts";
import { findWays, startChild } from "./ways.ts";

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** The running processes with this word among their arguments. */
const processesWith = async (word: string): Promise<string[]> =>
  (await readdir("/proc")).filter((pid) => read(`/proc/${pid}/cmdline`).includes(word) && !/^State:\tZ/m.test(read(`/proc/${pid}/status`)));

async function untilGone(word: string): Promise<void> {
  while ((await processesWith(word)).length > 0) await wait(20);
}

for (const sandbox of await findWays()) {
  const alone = { ...sandbox, groupRoot: null };

  describe(`a child confined by ${sandbox.confinement}`, { timeout: 60_000 }, () => {
    it("is gone when it is ended while it is being confined", async () => {
      for (const milliseconds of [0, 2, 4, 6, 8, 10, 15, 20, 30, 40, 60, 80]) {
        const word = `ended-after-${milliseconds}-of-${process.pid}-${sandbox.confinement}`;
        const child = await startChild(alone, { command: ["/bin/sh", "-c", `sleep 1000; echo ${word}`] });
        await wait(milliseconds);
        await child.end();
        await untilGone(word);
      }
    });

    it("ends when the service is killed, with what it has started, and so are its control groups at the next start", async () => {
      const word = `killed-with-${process.pid}-${sandbox.confinement}`;
      const program = `
        const { startChild } = await import(${JSON.stringify(join(import.meta.dirname, "ways.ts"))});
        const { ownPrefix } = await import(${JSON.stringify(join(import.meta.dirname, "../../../src/workshop/sandbox/groups/group-owner.ts"))});
        const child = await startChild(${JSON.stringify(sandbox)}, { command: ["/bin/sh", "-c", "echo up; while :; do sleep 1; done; : ${word}"] });
        await child.line();
        console.log(await ownPrefix());`;
      const service = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "pipe", "inherit"] });
      const [prefix] = await once(service.stdout.setEncoding("utf8"), "data");
      service.kill("SIGKILL");
      await once(service, "close");
      await untilGone(word);
      const folders = [...new Set(Object.values(sandbox.groupRoot?.folders ?? {}))];
      const groups = async () =>
        (await Promise.all(folders.map((folder) => readdir(folder)))).flat().filter((name) => name.startsWith(prefix.trim()));
      assert.equal((await groups()).length, folders.length);
      await findWays();
      assert.deepEqual(await groups(), []);
      assert.notEqual(prefix.trim(), await ownPrefix());
    });
  });
}

it("a folder of a service that was killed is removed when the next one is made, and others are left", async () => {
  const parent = await mkdtemp(join(tmpdir(), "atelier-own-"));
  const ended = spawn(process.execPath, ["-e", ""]);
  await once(ended, "exit");
  const kept = await makeOwnFolder(parent, "atelier-kind");
  const script = `import("${join(import.meta.dirname, "../../../src/workshop/sandbox/own-folder.ts")}").then(({ makeOwnFolder }) => makeOwnFolder(${JSON.stringify(parent)}, "atelier-kind"))`;
  await once(spawn(process.execPath, ["-e", script], { stdio: "inherit" }), "exit");
  assert.equal((await readdir(parent)).length, 2);
  const made = await makeOwnFolder(parent, "atelier-kind");
  assert.deepEqual((await readdir(parent)).map((name) => join(parent, name)).sort(), [kept, made].sort());
  await rm(parent, { recursive: true });
});
