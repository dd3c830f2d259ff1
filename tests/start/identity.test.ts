// The user of the embedded PostgreSQL when the service is started as root: the unprivileged user wherever it can access
// the folders, even for data that an earlier release left owned by root.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { findBinaries } from "../../src/storage/postgres/find-binaries.ts";
import { findPostmaster } from "../../src/storage/postgres/find-postmaster.ts";
import { type Postgres, startPostgres } from "../../src/storage/postgres/start-postgres.ts";

const NOBODY = 65534;
const EARLIER_RELEASE = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const homes: string[] = [];
const servers: Postgres[] = [];
const namespaces = spawnSync("unshare", [...EARLIER_RELEASE, "true"]).status === 0;
const skip = process.getuid?.() !== 0 ? "only root can give PostgreSQL another user" : !namespaces && "no user namespaces here";

after(async () => {
  for (const server of servers) await server.stop();
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

function newDataFolder({ mode }: { mode: number }): string {
  const home = mkdtempSync(path.join(tmpdir(), "atelier-identity-"));
  homes.push(home);
  chmodSync(home, mode);
  const folder = path.join(home, "data");
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(path.join(folder, "secret"), "the secret\n", { mode: 0o600 });
  return folder;
}

async function start(folder: string): Promise<Postgres> {
  const server = await startPostgres({ folder, log: silent });
  servers.push(server);
  return server;
}

async function ask(connection: pg.ClientConfig, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The user of a process outside of namespaces. */
const userOf = (pid: number): number => Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

const ownersIn = (cluster: string): Set<number> => {
  const entries = readdirSync(cluster, { recursive: true, encoding: "utf8" }).map((entry) => path.join(cluster, entry));
  return new Set([cluster, ...entries].map((entry) => lstatSync(entry).uid));
};

/** Creates a cluster like an earlier release: owned by root, run by root in a namespace. Returns with its server running. */
async function startEarlierRelease(folder: string): Promise<{ pid: number; connection: pg.ClientConfig }> {
  const { initdb, postgres } = findBinaries();
  const cluster = path.join(folder, "postgres");
  mkdirSync(cluster, { mode: 0o700 });
  const options = ["-D", cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-instructions"];
  assert.equal(spawnSync("unshare", [...EARLIER_RELEASE, initdb, ...options], { cwd: "/" }).status, 0);
  const words = [...EARLIER_RELEASE, postgres, "-D", cluster, "-c", "listen_addresses=", "-c", `unix_socket_directories=${cluster}`];
  const child = spawn("unshare", words, { cwd: "/", detached: true, stdio: "ignore" });
  child.unref();
  while (!findPostmaster(cluster)?.isReady) await delay(20);
  const pid = findPostmaster(cluster)?.pid ?? 0;
  const connection = { host: cluster, port: 5432, user: "postgres", database: "postgres" };
  await ask(connection, "create table kept (word text)");
  await ask(connection, "insert into kept values ('still here')");
  assert.equal(userOf(pid), 0);
  assert.deepEqual(ownersIn(cluster), new Set([0]));
  return { pid, connection };
}

async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  while (existsSync(`/proc/${pid}/cwd`)) await delay(20);
}

const KEPT = [{ word: "still here" }];

describe("PostgreSQL, started by root", { skip, timeout: 120_000 }, () => {
  test("runs as the unprivileged user, who can read nothing else in the data folder", async () => {
    const folder = newDataFolder({ mode: 0o755 });
    const server = await start(folder);
    assert.equal(userOf(server.pid()), NOBODY);
    assert.deepEqual(ownersIn(path.join(folder, "postgres")), new Set([NOBODY]));
    assert.equal(statSync(folder).mode & 0o777, 0o711);
    const read = ask(server.connection, `select pg_read_file('${folder}/secret')`);
    await assert.rejects(read, /Permission denied/);
    await assert.rejects(ask(server.connection, `select pg_ls_dir('${folder}')`), /Permission denied/);
  });

  test("takes over the data of an earlier release, and restarts on it", async () => {
    const folder = newDataFolder({ mode: 0o755 });
    const earlier = await startEarlierRelease(folder);
    await end(earlier.pid, "SIGINT");
    for (let time = 0; time < 2; time += 1) {
      const server = await start(folder);
      assert.equal(userOf(server.pid()), NOBODY);
      assert.deepEqual(ownersIn(path.join(folder, "postgres")), new Set([NOBODY]));
      assert.deepEqual(await ask(server.connection, "select word from kept"), KEPT);
      await server.stop();
    }
  });

  test("takes over the data of an earlier release whose server was killed", async () => {
    const folder = newDataFolder({ mode: 0o755 });
    const earlier = await startEarlierRelease(folder);
    await end(earlier.pid, "SIGKILL");
    const server = await start(folder);
    assert.deepEqual(await ask(server.connection, "select word from kept"), KEPT);
    await server.stop();
    const again = await start(folder);
    assert.equal(userOf(again.pid()), NOBODY);
    assert.deepEqual(await ask(again.connection, "select word from kept"), KEPT);
  });

  test("does not touch the files of an earlier release's running server, and takes over when it has stopped", async () => {
    const folder = newDataFolder({ mode: 0o755 });
    await startEarlierRelease(folder);
    const server = await start(folder);
    assert.deepEqual(ownersIn(path.join(folder, "postgres")), new Set([0]));
    assert.deepEqual(await ask(server.connection, "select word from kept"), KEPT);
    await server.stop();
    const again = await start(folder);
    assert.equal(userOf(again.pid()), NOBODY);
    assert.deepEqual(await ask(again.connection, "select word from kept"), KEPT);
  });

  test("keeps working when the data folder moves to where the unprivileged user has no access", async () => {
    const folder = newDataFolder({ mode: 0o755 });
    const server = await start(folder);
    await ask(server.connection, "create table kept as select 'still here' as word");
    await server.stop();
    chmodSync(path.dirname(folder), 0o700);
    const again = await start(folder);
    assert.equal(userOf(again.pid()), 0);
    assert.deepEqual(await ask(again.connection, "select word from kept"), KEPT);
  });

  test("keeps the owner where the unprivileged user has no access, even after an interrupted change of owner", async () => {
    const folder = newDataFolder({ mode: 0o700 });
    const earlier = await startEarlierRelease(folder);
    await end(earlier.pid, "SIGINT");
    const child = spawn("chown", [`${NOBODY}:${NOBODY}`, path.join(folder, "postgres/PG_VERSION"), path.join(folder, "postgres/base")]);
    await once(child, "exit");
    const server = await start(folder);
    assert.equal(userOf(server.pid()), 0);
    assert.deepEqual(ownersIn(path.join(folder, "postgres")), new Set([0]));
    assert.equal(statSync(folder).mode & 0o777, 0o700);
    assert.deepEqual(await ask(server.connection, "select word from kept"), KEPT);
  });
});
