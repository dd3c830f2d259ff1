import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { after, describe, test } from "node:test";
import { askForPackages, makeProject } from "./make-project.ts";
import { endPrograms, type Program, type ProgramOptions, runProgram } from "./run-program.ts";

const installed = makeProject({ isInstalled: true });
after(() => {
  endPrograms();
  installed.remove();
});

const oldNode = findOldNode();
const { findNode } = await import(new URL("../../launcher/find-node.mjs", import.meta.url).href);

describe("npm start", { timeout: 60_000 }, () => {
  test("passes the arguments as one prompt, quoted or not", async () => {
    for (const words of [["A recipe box"], ["A", "recipe", "box"]]) {
      const program = start(words);
      assert.deepEqual((await facts(program)).words, ["A recipe box"]);
      await interrupt(program);
    }
    const silent = start([]);
    assert.deepEqual((await facts(silent)).words, []);
    await interrupt(silent);
  });

  test("on a supported Node the service is the launcher's own process, with its exit code", async () => {
    const program = start([]);
    assert.equal((await facts(program)).pid, program.process.pid);
    await interrupt(program);
    const failing = runProgram(["launcher/run.mjs", "src/main.ts", "exit", "7"], { cwd: installed.root });
    assert.equal(await failing.ended, 7);
  });

  test("prints help, and rejects an unknown option", async () => {
    const help = start(["--help"]);
    assert.equal(await help.ended, 0);
    assert.match(help.output(), /npm start -- "A recipe box"/);
    assert.equal(await start(["--wach"]).ended, 2);
  });

  test("Ctrl-C in a terminal reaches npm and the service, and npm passes it on: the service closes once", async () => {
    const program = startWithNpm();
    const { pid } = await facts(program);
    process.kill(-(program.process.pid ?? 0), "SIGINT");
    assert.ok([0, "SIGINT"].includes(await program.ended), "npm repeats its shell's exit status");
    assert.equal(count(program, "closed"), 1);
    assert.doesNotMatch(program.output(), /npm error/);
    assert.throws(() => process.kill(pid, 0));
  });

  test("a SIGTERM to npm alone leaves nothing behind", async () => {
    const program = startWithNpm();
    await facts(program);
    program.process.kill("SIGTERM");
    await program.line(/^closed$/m);
  });
});

describe("on a Node that is too old", { skip: oldNode === null && "no old Node on this machine" }, () => {
  const command = oldNode ?? "";

  test("the service runs on the Node from npm, with its exit code", async () => {
    const program = start(["A recipe box"], { command });
    const { version, words, pid } = await facts(program);
    assert.ok(Number(version.split(".")[0]) >= 24);
    assert.deepEqual(words, ["A recipe box"]);
    assert.notEqual(pid, program.process.pid);
    await interrupt(program);
    assert.doesNotMatch(program.output(), /warning/i);
    const failing = runProgram(["launcher/run.mjs", "src/main.ts", "exit", "7"], { cwd: installed.root, command });
    assert.equal(await failing.ended, 7);
  });

  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    test(`nothing is left behind when only the launcher gets ${signal}`, async () => {
      const program = start([], { command });
      await facts(program);
      program.process.kill(signal);
      await program.line(/^closed$/m);
      assert.equal(await program.ended, signal === "SIGTERM" ? 0 : "SIGKILL");
    });
  }

  test("Ctrl-C that reaches launcher and service at once ends both once", async () => {
    const program = start([], { command, detached: true });
    await facts(program);
    process.kill(-(program.process.pid ?? 0), "SIGINT");
    assert.equal(await program.ended, 0);
    assert.equal(count(program, "closed"), 1);
  });
});

test("without a Node package for the platform, the error says what to install", () => {
  const where = { root: installed.root, version: "20.20.2", platform: "darwin-arm64" };
  for (const isInstalled of [false, true]) {
    assert.throws(() => findNode({ ...where, isInstalled }), {
      message: /needs Node 24\.12 or newer, and this is 20\.20\.2\. Get it from https:/,
    });
  }
  assert.equal(findNode({ ...where, isInstalled: false, version: "24.12.0" }), process.execPath);
  assert.equal(findNode({ ...where, isInstalled: false, version: "26.0.0" }), process.execPath);
});

describe("installing", { timeout: 60_000 }, () => {
  test("two concurrent starts install once and print one line; the next start installs nothing", async () => {
    const project = makeProject({ isInstalled: false });
    const programs = [start([], { cwd: project.root }), start([], { cwd: project.root })];
    await Promise.all(programs.map(facts));
    const output = programs.map((program) => program.output()).join("");
    assert.equal(output.match(/^Installing Atelier's packages .*$/gm)?.length, 1);
    assert.doesNotMatch(output, /added \d+ package/);
    assert.ok(existsSync(path.join(project.root, "node_modules", "one", "package.json")));
    const third = start([], { cwd: project.root });
    await facts(third);
    assert.doesNotMatch(third.output(), /Installing/);
    await Promise.all([...programs, third].map(interrupt));
    project.remove();
  });

  test("installs again when the lock file requires more", async () => {
    const project = makeProject({ isInstalled: true });
    await interrupt(await seen(start([], { cwd: project.root })));
    askForPackages(project.root, ["one", "two"]);
    const program = await seen(start([], { cwd: project.root }));
    assert.match(program.output(), /^Installing/m);
    assert.ok(existsSync(path.join(project.root, "node_modules", "two", "package.json")));
    await interrupt(program);
    project.remove();
  });

  test("the service is started without the packages that only test it, and does not remove them", async () => {
    const project = makeProject({ isInstalled: false });
    askForPackages(project.root, ["one"], ["tool"]);
    const has = (name: string): boolean => existsSync(path.join(project.root, "node_modules", name, "package.json"));
    await interrupt(await seen(start([], { cwd: project.root })));
    assert.deepEqual([has("one"), has("tool")], [true, false]);
    writeFileSync(path.join(project.root, "check.ts"), `console.log("checked");`);
    const check = runProgram(["launcher/run.mjs", "check.ts"], { cwd: project.root });
    assert.equal(await check.ended, 0);
    assert.match(check.output(), /^Installing Atelier's packages and those that test it .*\nchecked/m);
    assert.deepEqual([has("one"), has("tool")], [true, true]);
    const again = await seen(start([], { cwd: project.root }));
    assert.doesNotMatch(again.output(), /Installing/);
    assert.ok(has("tool"));
    await interrupt(again);
    project.remove();
  });

  test("a failure shows npm's output and the fix", async () => {
    const project = makeProject({ isInstalled: false });
    writeFileSync(path.join(project.root, "package-lock.json"), "{}");
    const program = start([], { cwd: project.root });
    assert.equal(await program.ended, 1);
    assert.match(program.output(), /npm error [^]*The packages could not be installed \(npm ci ended with 1\)\. .*Then start again\./);
    project.remove();
  });

  test("the lock of a killed process blocks nobody", async () => {
    const project = makeProject({ isInstalled: false });
    const gone = spawnSync(process.execPath, ["--version"]).pid;
    spawnSync("mkdir", ["-p", path.join(project.root, ".cache")]);
    writeFileSync(path.join(project.root, ".cache", "install.lock"), String(gone));
    await interrupt(await seen(start([], { cwd: project.root })));
    assert.equal(existsSync(path.join(project.root, ".cache", "install.lock")), false);
    project.remove();
  });

  test(
    "a read-only installed tree is used as it is",
    { skip: process.getuid?.() !== 0 && "needs root to become another user" },
    async () => {
      const project = makeProject({ isInstalled: true });
      chmodSync(path.dirname(project.root), 0o755);
      await interrupt(await seen(start([], { cwd: project.root, user: 65534 })));
      project.remove();
    },
  );
});

interface Facts {
  words: string[];
  version: string;
  pid: number;
}

function start(words: string[], options: ProgramOptions = {}): Program {
  return runProgram(["launcher/start.mjs", ...words], { cwd: installed.root, ...options });
}

function startWithNpm(): Program {
  return runProgram(["start", "--silent"], { command: "npm", cwd: installed.root, detached: true });
}

async function facts(program: Program): Promise<Facts> {
  const [line] = await program.line(/^\{.*\}$/m);
  return JSON.parse(line);
}

async function seen(program: Program): Promise<Program> {
  await facts(program);
  return program;
}

async function interrupt(program: Program): Promise<void> {
  program.process.kill("SIGINT");
  assert.equal(await program.ended, 0);
}

function count(program: Program, word: string): number {
  return program
    .output()
    .split("\n")
    .filter((line) => line === word).length;
}

function findOldNode(): string | null {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folder.includes("node_modules"));
  const found = folders.map((folder) => path.join(folder, "node")).find((file) => existsSync(file));
  if (found === undefined) return null;
  const [major = 0, minor = 0] = spawnSync(found, ["--version"]).stdout.toString().slice(1).split(".").map(Number);
  return major < 24 || (major === 24 && minor < 12) ? found : null;
}
