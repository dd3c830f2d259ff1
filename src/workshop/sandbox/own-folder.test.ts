import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { makeOwnFolder, removeFolder, sweepOwnFolders } from "./own-folder.ts";

const linuxOnly = { skip: process.platform !== "linux" };

test("the folders of processes that are gone are swept, those of living ones and of others stay", linuxOnly, async () => {
  const place = await mkdtemp(join(tmpdir(), "atelier-runs-"));
  const own = await makeOwnFolder(place, "run");
  await writeFile(join(own, "kept"), "");
  const dead = spawn("sleep", ["60"]);
  const stat = await readFile(`/proc/${dead.pid}/stat`, "utf8");
  const left = `run-${dead.pid}-${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}-abc123`;
  // Process ids are reused: one with another start time is another process.
  const reused = `run-${process.pid}-1-abc123`;
  for (const name of [left, reused, "other-1-1-abc"]) await mkdir(join(place, name, "profile"), { recursive: true });
  await sweepOwnFolders(place, "run");
  assert.deepEqual((await readdir(place)).toSorted(), [basename(own), left, "other-1-1-abc"].toSorted());
  dead.kill("SIGKILL");
  await once(dead, "exit");
  await sweepOwnFolders(place, "run");
  assert.deepEqual((await readdir(place)).toSorted(), [basename(own), "other-1-1-abc"].toSorted());
  await removeFolder(own);
  await removeFolder(own);
  await rm(place, { recursive: true });
});
