import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { keepSecret } from "../../src/storage/data-folder/keep-secret.ts";
import { findHolder } from "../../src/storage/data-folder/find-holder.ts";
import { holdDataFolder } from "../../src/storage/data-folder/hold-data-folder.ts";
import { markDataFolder } from "../../src/storage/data-folder/mark-data-folder.ts";
import { waitForHolder } from "../../src/storage/data-folder/wait-for-holder.ts";
import { endPostgres } from "../support/servers/end-postgres.ts";
import { endPrograms, fixture, type Program, runProgram } from "./run-program.ts";

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const home = mkdtempSync(path.join(tmpdir(), "atelier-folder-"));
chmodSync(home, 0o755);
after(async () => {
  endPrograms();
  for (const name of readdirSync(home)) await endPostgres(path.join(home, name));
  rmSync(home, { recursive: true, force: true });
});

test("rejects a folder with other files and no marker, and writes nothing into it", () => {
  const folder = folderWith("foreign", { "thesis.txt": "x", "notes.txt": "y" });
  assert.throws(() => markDataFolder(folder), {
    name: "StartError",
    message: /not a data folder of Atelier: it holds notes\.txt, thesis\.txt .*Nothing was changed.*ATELIER_DATA/,
  });
  assert.deepEqual(readdirSync(folder).toSorted(), ["notes.txt", "thesis.txt"]);
});

test("a missing folder, an empty one and a freshly mounted disk become data folders", () => {
  for (const folder of [path.join(home, "some", "where"), folderWith("empty", {}), folderWith("disk", { "lost+found": "" })]) {
    markDataFolder(folder);
    markDataFolder(folder);
    assert.equal(JSON.parse(readFileSync(path.join(folder, "atelier.json"), "utf8")).format, 1);
  }
});

test("rejects a newer format and a damaged marker", () => {
  assert.throws(() => markDataFolder(folderWith("newer", { "atelier.json": '{"format":2}' })), /newer Atelier \(format 2/);
  assert.throws(() => markDataFolder(folderWith("damaged", { "atelier.json": "{" })), /atelier\.json is damaged/);
});

test("rejects a path that contains a file", () => {
  const folder = folderWith("plain", { file: "" });
  assert.throws(() => markDataFolder(path.join(folder, "file", "data")), /part of that path is a file/);
  assert.throws(() => markDataFolder(path.join(folder, "file")), /is a file/);
});

test("the secret is created once, readable only by its owner", () => {
  const folder = folderWith("secret", {});
  const secret = keepSecret(folder);
  assert.match(secret, /^[\w-]{43}$/);
  assert.equal(keepSecret(folder), secret);
  assert.equal(statSync(path.join(folder, "secret")).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(folder), ["secret"]);
});

test("rejects a damaged secret and never replaces it", () => {
  const folder = folderWith("no-secret", { secret: "short" });
  assert.throws(() => keepSecret(folder), /secret is damaged.*ATELIER_SECRET/);
  assert.equal(readFileSync(path.join(folder, "secret"), "utf8"), "short");
});

test("one process holds a data folder: a second one is rejected with the holder, and kill -9 leaves no stale lock", async () => {
  const folder = path.join(home, "held");
  const first = open(folder);
  await first.line(/^ready/m);
  const sentence = await refusal(open(folder));
  assert.match(sentence, new RegExp(`^Atelier is already running on the data folder .*\\(process ${first.process.pid}, port 4321\\)`));
  first.process.kill("SIGKILL");
  await first.ended;
  const next = open(folder);
  await next.line(/^ready/m);
  next.process.kill("SIGTERM");
  assert.equal(await next.ended, 0);
});

test("of several processes that start concurrently on a new folder one gets it", async () => {
  const folder = path.join(home, "raced");
  const programs = [open(folder), open(folder), open(folder)];
  const responses = await Promise.all(programs.map((program) => program.line(/^(ready|refused Atelier is already running)/m)));
  assert.equal(responses.filter(([, word]) => word === "ready").length, 1);
  for (const program of programs) program.process.kill("SIGINT");
  await Promise.all(programs.map((program) => program.ended));
});

test("a folder is locked and released within one process too", () => {
  const folder = folderWith("twice", {});
  const hold = holdDataFolder({ folder, port: 1 });
  assert.throws(() => holdDataFolder({ folder, port: 2 }), /already running .*port 1\)/);
  hold.release();
  holdDataFolder({ folder, port: 3 }).release();
});

test("a process that starts waits for one that is shutting down, and not for one that goes on", async () => {
  const folder = folderWith("restarted", {});
  const hold = holdDataFolder({ folder, port: 1 });
  await waitForHolder({ folder, graceMilliseconds: 0 });
  assert.equal(findHolder(folder)?.isStopping, false);

  hold.announceStop();
  let isFree = false;
  const waiting = waitForHolder({ folder, graceMilliseconds: 0 }).then(() => (isFree = true));
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(isFree, false);
  hold.release();
  await waiting;
  const next = holdDataFolder({ folder, port: 2 });
  assert.deepEqual(findHolder(folder), { port: 2, isStopping: false });
  hold.announceStop();
  assert.equal(findHolder(folder)?.isStopping, false, "one that has ended says nothing more");
  next.release();
});

test(
  "an unprivileged user can start, and gets an explanation if the folder belongs to someone else",
  { skip: !isRoot && "needs root to become another user" },
  async () => {
    const theirs = folderWith("theirs", {});
    chownSync(theirs, NOBODY, NOBODY);
    const service = open(theirs, NOBODY);
    await service.line(/^ready/m);
    assert.equal(statSync(path.join(theirs, "postgres")).uid, NOBODY);
    service.process.kill("SIGINT");
    assert.equal(await service.ended, 0);

    assert.match(
      await refusal(open(path.join(folderWith("roots", {}), "data"), NOBODY)),
      /cannot be used: this user may not write there\..*ATELIER_DATA/,
    );
    const marked = folderWith("marked", {});
    markDataFolder(marked);
    assert.match(await refusal(open(marked, NOBODY)), /cannot be used: this user may not write there/);
  },
);

test("reports a full disk", { skip: !canMount() && "needs to mount a file system" }, async () => {
  const disk = folderWith("full", {});
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", disk]);
  try {
    assert.match(await refusal(open(path.join(disk, "data"))), /disk that holds .* is full\. Free some space/);
    assert.deepEqual(
      readdirSync(path.join(disk, "data")).filter((name) => name.startsWith("postgres")),
      [],
    );
  } finally {
    execFileSync("umount", [disk]);
  }
});

function canMount(): boolean {
  return isRoot && spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", home]).status === 0;
}

function folderWith(name: string, files: Record<string, string>): string {
  const folder = path.join(home, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return folder;
}

function open(folder: string, user?: number): Program {
  return runProgram([fixture("hold-postgres.ts"), folder], user === undefined ? {} : { user });
}

async function refusal(program: Program): Promise<string> {
  const [, sentence = "it started"] = await program.line(/^(?:ready|refused (.*)$)/m);
  assert.notEqual(sentence, "it started");
  assert.equal(await program.ended, 1);
  return sentence;
}
