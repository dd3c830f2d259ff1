import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { attemptSync } from "../../src/lib/attempts/attempt-sync.ts";
import { findPostmaster } from "../../src/storage/postgres/find-postmaster.ts";
import { endPostgres } from "../support/servers/end-postgres.ts";
import { endPrograms, fixture, type Program, runProgram } from "./run-program.ts";

const home = mkdtempSync(path.join(tmpdir(), "atelier start "));
const folder = path.join(home, "data");
const opened: string[] = [];

after(async () => {
  endPrograms();
  for (const one of opened) await endPostgres(one);
  rmSync(home, { recursive: true, force: true });
});

interface Ready {
  adopted: boolean;
  pid: number;
  connection: { host: string; port: number; user: string; database: string };
}

/** Resolves when the process no longer exists: an ended one remains until its parent reaps it. */
async function ended(pid: number): Promise<void> {
  const endsAt = performance.now() + 10_000;
  while (attemptSync(() => process.kill(pid, 0)).ok) {
    assert.ok(performance.now() < endsAt, `process ${pid} has not ended`);
    await delay(20);
  }
}

describe("the private PostgreSQL", { timeout: 60_000 }, () => {
  test("starts on an empty folder, listens only on a private socket, and stops with its owner", async () => {
    const service = open(folder);
    const { adopted, pid, connection } = await ready(service);
    assert.equal(adopted, false);
    assert.deepEqual(await ask(connection, "show listen_addresses"), [{ listen_addresses: "" }]);
    assert.deepEqual(await ask(connection, "show fsync"), [{ fsync: "on" }]);
    assert.equal(statSync(connection.host).mode & 0o077, 0);
    await ask(connection, "create table kept (word text)");
    await ask(connection, "insert into kept values ('still here')");
    service.process.kill("SIGINT");
    assert.equal(await service.ended, 0);
    assert.equal(findPostmaster(path.join(folder, "postgres")), null);
    await ended(pid);
  });

  test("keeps its data, is adopted after a kill -9 of its owner, and restarts after its own", async () => {
    const killed = open(folder);
    const first = await ready(killed);
    killed.process.kill("SIGKILL");
    await killed.ended;

    const service = open(folder);
    const second = await ready(service);
    assert.deepEqual([second.adopted, second.pid], [true, first.pid]);
    assert.deepEqual(await ask(second.connection, "select word from kept"), [{ word: "still here" }]);

    process.kill(second.pid, "SIGKILL");
    const [, pid] = await service.line(/^up (\d+)$/m);
    assert.notEqual(Number(pid), second.pid);
    assert.deepEqual(await ask(second.connection, "select word from kept"), [{ word: "still here" }]);
    service.process.kill("SIGTERM");
    assert.equal(await service.ended, 0);
    assert.equal(findPostmaster(path.join(folder, "postgres")), null);
  });

  test("ignores a stale pid file whose number belongs to another process", async () => {
    writeFileSync(path.join(folder, "postgres", "postmaster.pid"), `${process.pid}\n${folder}/postgres\n1\n5432\n${folder}\n\n\nready\n`);
    const service = open(folder);
    assert.equal((await ready(service)).adopted, false);
    await stop(service);
  });

  test("recovers from a first start that was killed halfway", async () => {
    const half = path.join(home, "half");
    const killed = open(half);
    while (!existsSync(path.join(half, `postgres.unfinished-${killed.process.pid}`, "base")))
      await new Promise((resolve) => setImmediate(resolve));
    killed.process.kill("SIGKILL");
    await killed.ended;
    assert.equal(existsSync(path.join(half, "postgres")), false);
    const service = open(half);
    const { connection } = await ready(service);
    assert.deepEqual(await ask(connection, "select 1 as one"), [{ one: 1 }]);
    await stop(service);
  });

  test("works when the path is too long for a socket", async () => {
    const service = open(path.join(home, "long".repeat(30), "data"));
    const { connection } = await ready(service);
    assert.match(connection.host, /^\/tmp\/atelier-[0-9a-f]{16}$/);
    assert.equal(statSync(connection.host).mode & 0o777, 0o700);
    assert.deepEqual(await ask(connection, "select 1 as one"), [{ one: 1 }]);
    await stop(service);
    rmSync(connection.host, { recursive: true });
  });

  test("keeps its log below one mebibyte", async () => {
    const log = path.join(folder, "postgres.log");
    truncateSync(log, 1024 * 1024 + 1);
    const service = open(folder);
    await ready(service);
    assert.ok(statSync(log).size < 10_000);
    assert.equal(statSync(`${log}.1`).size, 1024 * 1024 + 1);
    await stop(service);
  });

  test("rejects another major version's data, and leaves it unchanged", async () => {
    const old = path.join(home, "old");
    mkdirSync(path.join(old, "postgres"), { recursive: true });
    writeFileSync(path.join(old, "atelier.json"), '{"format":1}');
    writeFileSync(path.join(old, "postgres", "PG_VERSION"), "15\n");
    assert.match(await refused(open(old)), /PostgreSQL 15, and this Atelier brings 18\. .*pg_dump.*ATELIER_DATA/);
  });
});

function open(data: string): Program {
  opened.push(data);
  return runProgram([fixture("hold-postgres.ts"), data]);
}

async function ready(service: Program): Promise<Ready> {
  const [, facts = ""] = await service.line(/^ready (.*)$/m);
  return JSON.parse(facts);
}

async function refused(service: Program): Promise<string> {
  const [, sentence = "it started"] = await service.line(/^(?:ready|refused (.*)$)/m);
  assert.notEqual(sentence, "it started");
  assert.equal(await service.ended, 1);
  return sentence;
}

async function stop(service: Program): Promise<void> {
  service.process.kill("SIGINT");
  assert.equal(await service.ended, 0);
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
