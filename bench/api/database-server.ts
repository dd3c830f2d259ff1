// The embedded PostgreSQL with the service's own settings and durability, so that the measurements match production. It can
// also count the statements that reach a database, on request only.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../src/storage/postgres/start-postgres.ts";

/** A running server with the benchmark's own databases. */
export interface DatabaseServer {
  /** Creates an empty database and returns its URL. */
  create(name: string): Promise<string>;
  /** The number of statements that reached that database while `work` ran, including `begin` and `commit`. */
  countStatements(name: string, work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Starts a server in a temporary folder, which `stop` removes. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-bench-"));
  const server = await startPostgres({ folder, log: silent, settings: { shared_preload_libraries: "pg_stat_statements" } });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("create extension pg_stat_statements");
  await track(client, "none");
  return {
    async create(name) {
      await client.query(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    async countStatements(name, work) {
      await track(client, "top");
      await client.query("select pg_stat_statements_reset()");
      await work();
      const { rows } = await client.query<{ calls: number }>(
        "select coalesce(sum(s.calls), 0)::int as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1",
        [name],
      );
      await track(client, "none");
      return rows[0]?.calls ?? Number.NaN;
    },
    async stop() {
      await client.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const RELOADED_MILLISECONDS = 200;

async function track(client: pg.Client, which: "none" | "top"): Promise<void> {
  await client.query(`alter system set pg_stat_statements.track = '${which}'`);
  await client.query("select pg_reload_conf()");
  await pause(RELOADED_MILLISECONDS);
}
