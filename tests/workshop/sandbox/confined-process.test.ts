// What a confined process can see and do, shown with a shell that tries it.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { confine, handOver, UNPRIVILEGED_USER } from "../../../src/workshop/sandbox/confine.ts";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { openCompartment } from "../../../src/workshop/sandbox/open-compartment.ts";
import type { Compartment } from "../../../src/workshop/sandbox/open-compartment.ts";

const LIMITS = { memoryMegabytes: 200, processMegabytes: 100, tasks: 40, openFiles: 100, fileMegabytes: 20, scratchMegabytes: 10 };

const environment = { PATH: "/usr/bin:/bin" };
const sandbox = await findSandbox();

describe("a confined process", { skip: sandbox.confinement === "none" && "this machine allows no confinement" }, () => {
  let folder: string;
  let compartment: Compartment;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "atelier-sandbox-"));
    await mkdir(join(folder, "readable"));
    await mkdir(join(folder, "writable"));
    await writeFile(join(folder, "secret"), "secret");
    await writeFile(join(folder, "readable", "text"), "hello");
    compartment = await openCompartment(sandbox, LIMITS);
    await handOver(compartment.sandbox, join(folder, "writable"));
  });

  after(async () => {
    await compartment.end();
    await rm(folder, { recursive: true });
  });

  const inside = (script: string) => {
    const readable = [join(folder, "readable")];
    const writable = [join(folder, "writable")];
    const { command, args } = confine(compartment.sandbox, {
      command: "/bin/sh",
      args: ["-c", script],
      readable,
      writable,
      network: false,
    });
    const { status, stdout } = spawnSync(command, args, { env: environment, encoding: "utf8" });
    return { status, stdout: stdout.trim() };
  };

  it("returns the command's output and its exit status", () => {
    assert.deepEqual(inside("echo done; exit 7"), { status: 7, stdout: "done" });
  });

  it("reads what it was given and nothing else", () => {
    assert.equal(inside(`cat ${folder}/readable/text`).stdout, "hello");
    assert.equal(inside(`cat ${folder}/secret /etc/passwd /etc/hostname; ls ${folder}`).stdout, "readable\nwritable");
  });

  it("finds what it was given below a folder that only its owner may enter", async () => {
    await chmod(folder, 0o700);
    assert.equal(inside(`cat ${folder}/readable/text`).stdout, "hello");
  });

  it("writes only where it may", async () => {
    inside(`echo no >${folder}/readable/new; echo no >/usr/atelier; echo yes >${folder}/writable/new`);
    assert.equal(await readFile(join(folder, "writable", "new"), "utf8"), "yes\n");
    assert.equal(inside(`ls ${folder}/readable /usr/atelier`).stdout, `${folder}/readable:\ntext`);
  });

  it("has no network but loopback, sees no other process, holds no capability and is not root", () => {
    assert.match(inside("tail -n +3 /proc/net/dev").stdout, /^lo:.*$/);
    assert.ok(inside("ls -d /proc/[0-9]*").stdout.split("\n").length <= 5);
    assert.match(inside("cat /proc/self/status").stdout, /CapEff:\t0+\n[\s\S]*NoNewPrivs:\t1/);
    assert.equal(inside("id -u").stdout, `${compartment.sandbox.user ?? UNPRIVILEGED_USER}`);
  });

  it("cannot take more memory than it may", { skip: sandbox.prlimit === null }, () => {
    assert.equal(inside("head -c 50000000 /dev/zero | tail -n 1 | wc -c").stdout, "50000000");
    assert.equal(inside("head -c 200000000 /dev/zero | tail -n 1 | wc -c").stdout, "0");
  });

  it("ends when its parent is killed", async () => {
    const { command, args } = confine(sandbox, {
      command: "/bin/sh",
      args: ["-c", "echo up; sleep 1000"],
      readable: [],
      writable: [],
      network: false,
    });
    const program = `require("node:child_process").spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}, { stdio: "inherit" })`;
    const parent = spawn(process.execPath, ["-e", program], { env: environment, stdio: ["ignore", "pipe", "inherit"] });
    await once(parent.stdout, "data");
    parent.kill("SIGKILL");
    await once(parent, "close");
  });

  it("ends when it is killed from outside", async () => {
    const script = "sleep 1000 & echo up; wait";
    const request = { command: "/bin/sh", args: ["-c", script], readable: [], writable: [], network: false };
    const { command, args } = confine(sandbox, request);
    const child = spawn(command, args, { env: environment, stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    // The pipe closes only when the last process that holds it has ended, `sleep` included.
    await once(child, "close");
  });
});

describe("findSandbox", () => {
  it("reports none if neither bwrap nor unshare is found, and the command then runs unconfined, though not as root", async () => {
    const none = await findSandbox(["/nowhere"]);
    const { command, args, confinement } = confine(none, { command: "id", args: ["-u"], readable: [], writable: [], network: false });
    assert.equal(confinement, "none");
    assert.notEqual(spawnSync(command, args, { env: environment, encoding: "utf8" }).stdout, "0\n");
  });
});
