// Control groups in both versions: on this machine's own tree where it has one, and of version 2 on folders that look like one.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { access, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { findGroupRoot } from "../../../src/workshop/sandbox/groups/find-group-root.ts";
import { ownPrefix } from "../../../src/workshop/sandbox/groups/group-owner.ts";
import { locateOwnGroup } from "../../../src/workshop/sandbox/groups/locate-group.ts";
import { makeGroup } from "../../../src/workshop/sandbox/groups/make-group.ts";
import { LIMITS, startWorker } from "./ways.ts";

describe("where a process's own group is", () => {
  const mounts = [
    "31 23 0:28 / /sys/fs/cgroup rw - tmpfs tmpfs rw",
    "32 31 0:29 / /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct",
    "33 31 0:30 /docker/abc /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory",
    "34 31 0:31 / /sys/fs/cgroup/unified rw shared:7 - cgroup2 cgroup2 rw,nsdelegate",
  ].join("\n");
  const located = (own: string, controller: string | null) => locateOwnGroup({ own, mounts }, controller);

  it("is found in either version, below what is mounted of its tree", () => {
    assert.equal(located("5:cpu,cpuacct:/a.slice\n0::/b.slice/c.service\n", "cpu"), "/sys/fs/cgroup/cpu,cpuacct/a.slice");
    assert.equal(located("5:cpu,cpuacct:/a.slice\n0::/b.slice/c.service\n", null), "/sys/fs/cgroup/unified/b.slice/c.service");
    assert.equal(located("4:memory:/docker/abc/inner\n", "memory"), "/sys/fs/cgroup/memory/inner");
  });

  it("is unknown where the tree is not mounted, or the group is outside of what is", () => {
    assert.equal(located("4:memory:/docker/other\n", "memory"), null);
    assert.equal(located("8:pids:/\n", "pids"), null);
    assert.equal(located("0::/../../outside\n", null), null);
  });
});

describe("control groups of version 2", () => {
  let tree: string;
  before(async () => {
    tree = await mkdtemp(join(await realpath(tmpdir()), "atelier-groups-"));
  });
  after(() => rm(tree, { recursive: true }));

  const view = (path: string) => ({ own: `0::${path}\n`, mounts: `34 31 0:31 / ${tree} rw - cgroup2 cgroup2 rw` });

  async function makeFolder(path: string, { controllers = "cpu memory pids", processes = "" } = {}): Promise<string> {
    const folder = join(tree, path);
    await mkdir(folder, { recursive: true });
    const files = { "cgroup.controllers": controllers, "cgroup.procs": processes, "cgroup.subtree_control": "", "cgroup.type": "domain" };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return folder;
  }

  it("are made below a unit whose service runs in a group of its own, with its controllers handed on", async () => {
    const unit = await makeFolder("atelier.service");
    await makeFolder("atelier.service/main", { processes: "1\n" });
    const root = await findGroupRoot(view("/atelier.service/main"));
    assert.deepEqual(root, { version: 2, folders: { memory: unit, pids: unit, cpu: unit } });
    assert.equal(await readFile(join(unit, "cgroup.subtree_control"), "utf8"), "+memory +pids +cpu");
  });

  it("are made below the service's own group once the service has moved out of it", async () => {
    const unit = await makeFolder("moved.service");
    const root = await findGroupRoot(view("/moved.service"));
    assert.equal(root?.folders.memory, unit);
    assert.ok(existsSync(join(unit, "atelier-service")));
    assert.deepEqual(await findGroupRoot(view("/moved.service/atelier-service")), root);
  });

  it("are not made among a person's other programs, nor without a controller for memory or processes", async () => {
    await makeFolder("user.slice/session-3.scope", { processes: "1\n" });
    assert.equal(await findGroupRoot(view("/user.slice/session-3.scope")), null);
    await makeFolder("bare.service", { controllers: "cpuset io" });
    assert.equal(await findGroupRoot(view("/bare.service")), null);
  });

  it("have the limits before anything is in them", async () => {
    const unit = await makeFolder("limited.service");
    const root = await findGroupRoot(view("/limited.service"));
    assert.ok(root);
    const group = await makeGroup(root, LIMITS);
    const [folder = ""] = group.folders;
    assert.equal(join(folder, ".."), unit);
    assert.match(folder, new RegExp(`${await ownPrefix()}-\\d+$`));
    const files = ["memory.max", "pids.max"].map((name) => join(folder, name));
    assert.deepEqual(await Promise.all(files.map((path) => readFile(path, "utf8"))), [`${150 * 1_048_576}`, "40"]);
    // The kernel's own files go with their folder.
    await Promise.all(files.map((path) => rm(path)));
    await group.remove();
    await assert.rejects(access(folder));
  });

  it("of dead services are removed at the start, and those of others are kept", async () => {
    const unit = await makeFolder("swept.service");
    const [own, started] = [await ownPrefix(), /(\d+)$/.exec(await ownPrefix())?.[1]];
    const ended = spawn("/bin/true");
    await once(ended, "exit");
    const [, space] = own.split("-");
    const dead = [`atelier-${space}-${ended.pid}-${started}-1`, `atelier-${space}-${process.pid}-1-1`];
    const kept = [`${own}-9`, `atelier-1-${ended.pid}-${started}-1`, "somebody-else"];
    for (const name of [...dead, ...kept]) await mkdir(join(unit, name));
    await findGroupRoot(view("/swept.service"));
    const left = await readdir(unit);
    assert.deepEqual([...dead, ...kept].filter((name) => left.includes(name)).sort(), kept.toSorted());
  });
});

const sandbox = await findSandbox();

describe("the control groups of this machine", { skip: sandbox.groupRoot === null && "none can be made here" }, () => {
  const folders = [...new Set(Object.values(sandbox.groupRoot?.folders ?? {}))];
  const groups = async (): Promise<string[]> => {
    const prefix = await ownPrefix();
    return (await Promise.all(folders.map((folder) => readdir(folder)))).flat().filter((name) => name.startsWith(`${prefix}-`));
  };

  it("exist while a child does, with all of its processes, and are removed with it", async () => {
    const worker = await startWorker(sandbox);
    assert.equal((await groups()).length, folders.length);
    const members = await readFile(join(worker.sandbox.groups[0] ?? "", "cgroup.procs"), "utf8");
    assert.ok(members.trim().split("\n").length >= 1);
    assert.ok((await worker.held()).some(({ by }) => by === "cgroup"));
    await worker.end();
    assert.deepEqual(await groups(), []);
  });

  it("of many concurrent children are separate", async () => {
    const workers = await Promise.all(Array.from({ length: 4 }, () => startWorker(sandbox)));
    assert.equal(new Set(workers.flatMap((worker) => worker.sandbox.groups)).size, 4 * folders.length);
    assert.equal(new Set(workers.map((worker) => worker.sandbox.user)).size, sandbox.user === null ? 1 : 4);
    await Promise.all(workers.map((worker) => worker.end()));
  });
});
