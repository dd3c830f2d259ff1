// Unbounded use of processes, threads, memory, disk. Each is stopped at its limit by every confinement that this
// machine has, and a child beside it keeps working meanwhile.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { HeldLimit } from "../../../src/workshop/proof.ts";
import { LIMITS, findWays, startChild, startWorker } from "./ways.ts";

const names = (held: readonly HeldLimit[]): string[] => held.map(({ resource, by }) => `${resource} by ${by}`);

/** The running processes of a user, as this machine sees them. */
function processesOf(user: number | null): number {
  return readdirSync("/proc").filter((name) => {
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      return user !== null && status.includes(`\nUid:\t${user}\t`) && !/^State:\tZ/m.test(status);
    } catch {
      return false;
    }
  }).length;
}

/** Each confinement as it is, and without control groups, which most containers lack. */
const ways = (await findWays()).flatMap((sandbox) => (sandbox.groupRoot === null ? [sandbox] : [sandbox, { ...sandbox, groupRoot: null }]));

for (const sandbox of ways) {
  const limitsMemory = sandbox.groupRoot?.folders.memory !== undefined;
  const isApart = sandbox.user !== null || (sandbox.countsByNamespace && sandbox.confinement !== "none");
  const countsTasks = isApart || sandbox.groupRoot?.folders.pids !== undefined;

  const title = `a bomb, confined by ${sandbox.confinement}${sandbox.groupRoot === null ? "" : " and control groups"}`;
  describe(title, { skip: sandbox.prlimit === null && "this machine has no prlimit" }, () => {
    let worker: Awaited<ReturnType<typeof startWorker>>;
    before(async () => {
      worker = await startWorker(sandbox);
    });
    after(() => worker.end());

    it("of processes ends at its limit, and all of it ends with its compartment", { skip: !countsTasks }, async () => {
      const script = "i=0; while :; do sleep 1000 & i=$((i + 1)); echo $i; done";
      const bomb = await startChild(sandbox, { command: ["/bin/sh", "-c", script] });
      // Its shell gives up; where processes have no namespace of their own, those that it started stay behind.
      const deadline = Date.now() + 20_000;
      while (bomb.process.exitCode === null && bomb.process.signalCode === null && Date.now() < deadline) {
        assert.ok(await worker.works());
      }
      assert.ok(processesOf(bomb.sandbox.user) <= LIMITS.tasks);
      await bomb.end();
      const started = Number((await bomb.output()).trim().split("\n").at(-1));
      assert.ok(started > 10 && started < LIMITS.tasks, `${started} were started`);
      // A killed process is listed until its parent, which may be the machine's first process, has read how it ended.
      for (const end = Date.now() + 2_000; processesOf(bomb.sandbox.user) > 0 && Date.now() < end;) await pause(20);
      assert.equal(processesOf(bomb.sandbox.user), 0);
      assert.ok(await worker.works());
    });

    it("of threads ends at its limit", { skip: !countsTasks }, async () => {
      const script = `const { Worker } = require("node:worker_threads");
        const start = () => new Worker("setInterval(() => {}, 1000)", { eval: true }).on("online", () => { console.log("one"); start(); }).on("error", () => process.exit());
        start();`;
      const limits = { processMegabytes: 8_192, memoryMegabytes: 4_096 };
      const bomb = await startChild(sandbox, { command: [process.execPath, "-e", script], limits });
      const started = (await bomb.output()).split("one").length - 1;
      assert.ok(started > 2 && started < LIMITS.tasks, `${started} were started`);
      assert.ok(await worker.works());
      await bomb.end();
    });

    it("of memory in one process ends at its limit", async () => {
      const take = (bytes: number) => `head -c ${bytes} /dev/zero | tail -n 1 | wc -c`;
      const limits = { memoryMegabytes: 1_000 };
      const [small, large] = await Promise.all(
        [50_000_000, 200_000_000].map((bytes) => startChild(sandbox, { command: ["/bin/sh", "-c", take(bytes)], limits })),
      );
      assert.equal((await small?.output())?.trim(), "50000000");
      assert.equal((await large?.output())?.trim(), "0");
      assert.ok(await worker.works());
      await Promise.all([small?.end(), large?.end()]);
    });

    it("of memory in many processes ends at the limit of all together", { skip: !limitsMemory && "no control groups here" }, async () => {
      const script = "for i in 1 2 3 4 5 6; do (head -c 60000000 /dev/zero | tail -n 1 | wc -c) & done; wait";
      const bomb = await startChild(sandbox, { command: ["/bin/sh", "-c", script] });
      const done = (await bomb.output()).split("\n").filter((line) => line.trim() === "60000000").length;
      assert.ok(done < 6, `${done} of 6 had their memory`);
      assert.ok(await worker.works());
      await bomb.end();
    });

    it("of files ends at the size of a file, and of the folders in memory", async () => {
      const oneFile = "head -c 50000000 /dev/zero >/tmp/large; wc -c </tmp/large; rm /tmp/large";
      const manyFiles = "for i in 1 2 3 4 5 6 7 8 9; do head -c 2000000 /dev/zero >/tmp/file$i; done; cat /tmp/file? | wc -c";
      const bomb = await startChild(sandbox, {
        command: ["/bin/sh", "-c", `mkdir -p /tmp; cd /tmp; ${oneFile}; ${manyFiles}; rm -f /tmp/file?`],
      });
      const [large = 0, all = 0] = (await bomb.output()).trim().split("\n").map(Number);
      assert.ok(large <= LIMITS.fileMegabytes * 1_048_576, `a file of ${large} bytes`);
      const hasFolders = sandbox.sizesFolders && sandbox.confinement !== "none";
      if (hasFolders) assert.ok(all <= LIMITS.scratchMegabytes * 1_048_576, `files of ${all} bytes`);
      assert.ok(await worker.works());
      await bomb.end();
    });

    it("is distinguished from a child without limits: the limit that held is read from the process", async () => {
      const held = await worker.held();
      const always = ["process_memory by rlimit", "open_files by rlimit", "file_size by rlimit"];
      for (const name of always) assert.ok(names(held).includes(name), `${name} is missing in ${names(held)}`);
      assert.equal(names(held).includes("system_calls by seccomp"), sandbox.filteredBy !== null);
      assert.equal(names(held).includes("memory by cgroup"), limitsMemory);
      const unlimited = await startChild(
        { ...sandbox, prlimit: null, groupRoot: null, filteredBy: null },
        { command: ["/bin/sh", "-c", "echo up; read word"] },
      );
      assert.equal((await unlimited.line())?.trim(), "up");
      assert.deepEqual(await unlimited.held(), []);
      await unlimited.end();
    });
  });
}
