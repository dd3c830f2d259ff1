// What the system-call filter rejects, tested by real calls in every confinement that this machine has.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { describe, it } from "node:test";
import { systemCallsOf } from "../../../src/workshop/sandbox/seccomp/system-calls.ts";
import { findWays, startChild } from "./ways.ts";

const PERL = "/usr/bin/perl";
const keyctl = process.arch === "arm64" ? 219 : 250;

for (const sandbox of await findWays()) {
  const skip = (sandbox.filteredBy === null || !existsSync(PERL)) && "no filter of system calls here";

  describe(`the system-call filter, confined by ${sandbox.confinement}`, { skip }, () => {
    const tried = async (command: readonly [string, ...string[]], refusesNamespaces: boolean): Promise<string> => {
      const child = await startChild(sandbox, { command, refusesNamespaces });
      const output = await child.output();
      await child.end();
      return output.trim();
    };

    it("rejects harmful calls, and allows programs the rest", async () => {
      const script = `
        printf "%d ", socket(my $alg, 38, 5, 0) ? 0 : $!;
        printf "%d ", socket(my $unix, 1, 1, 0) ? 0 : $!;
        printf "%d ", syscall(${keyctl}, 0, -3, 0) < 0 ? $! : 0;
        printf "%d ", ioctl(STDIN, 0x5412, my $character = "x") ? 0 : $!;`;
      assert.equal(await tried([PERL, "-e", script], false), "97 0 1 1");
    });

    it("denies namespaces to tools, and allows them to a browser that sandboxes itself", async () => {
      assert.equal(await tried(["/bin/sh", "-c", "unshare -U true; echo $?"], true), "1");
      assert.equal(await tried(["/bin/sh", "-c", "unshare -U true; echo $?"], false), "0");
    });

    it("also applies to what the command starts, threads included", async () => {
      const script = `new (require("node:worker_threads").Worker)(
        'console.log(require("node:fs").readFileSync("/proc/thread-self/status", "utf8").match(/Seccomp:.*/)[0])', { eval: true });`;
      const child = await startChild(sandbox, {
        command: [process.execPath, "-e", script],
        limits: { processMegabytes: 4_096, memoryMegabytes: 1_000 },
      });
      assert.match(await child.output(), /^Seccomp:\t2$/m);
      await child.end();
    });
  });
}

it("there is a filter for the machines that the service is built for", () => {
  for (const architecture of ["x64", "arm64"]) {
    const calls = systemCallsOf(architecture);
    assert.equal(new Set(calls?.refused).size, calls?.refused.length, "no call is named twice");
  }
  assert.equal(systemCallsOf("riscv64"), null);
});
