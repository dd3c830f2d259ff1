// Each test file gets a database of its own, copied from a template to which the migrations were applied once. The
// template is named after the migrations, so that a server that outlives the run never serves an outdated one.
import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { migrateDatabase } from "../../src/storage/migrate.ts";
import { startTestServer, type TestServer } from "./servers/test-server.ts";

/** A fresh database with the current schema. `drop` removes it even while clients are connected. */
export interface TestDatabase {
  url: string;
  connection: pg.PoolConfig;
  drop(): Promise<void>;
}

const CLOSING_POLLS_MAX = 50;
const CLOSING_POLL_MILLISECONDS = 20;
const TEMPLATE_LOCK = 4_242_900;
let server: Promise<TestServer> | null = null;
let databases = 0;

/** Creates a database for a test file; `name` only makes it easy to recognise. */
export async function createTestDatabase(name: string): Promise<TestDatabase> {
  databases += 1;
  const { url: serverUrl } = await (server ??= startTestServer());
  const template = await ensureTemplate(serverUrl);
  const database = `test_${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .slice(0, 40)}_${randomBytes(4).toString("hex")}`;
  await withClient(serverUrl, (client) => client.query(`create database ${database} template ${template}`));
  const url = urlOf(serverUrl, database);
  const drop = async () => {
    await withClient(serverUrl, async (client) => {
      await waitForClosing(client, database);
      await client.query(`drop database if exists ${database} with (force)`);
    });
    await leaveServer();
  };
  return { url, connection: { connectionString: url }, drop };
}

// The end of a pool does not wait until the server has seen it; a connection that is cut meanwhile fails in the test's process.
async function waitForClosing(client: pg.Client, database: string): Promise<void> {
  for (let poll = 0; poll < CLOSING_POLLS_MAX; poll += 1) {
    const { rowCount } = await client.query("select 1 from pg_stat_activity where datname = $1", [database]);
    if (rowCount === 0) return;
    await delay(CLOSING_POLL_MILLISECONDS);
  }
}

async function leaveServer(): Promise<void> {
  databases -= 1;
  if (databases > 0 || server === null) return;
  const last = await server;
  server = null;
  await last.stop();
}

/** Returns the template's name. A template marked `is_template` is complete; one without the mark was left by a run that was killed. */
async function ensureTemplate(serverUrl: string): Promise<string> {
  const template = `atelier_template_${migrationsHash()}`;
  await withClient(serverUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const found = await client.query("select 1 from pg_database where datname = $1 and datistemplate", [template]);
    if (found.rowCount === 1) return;
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
    const pool = new pg.Pool({ connectionString: urlOf(serverUrl, template) });
    await migrateDatabase(pool);
    await pool.end();
    await client.query(`alter database ${template} is_template true`);
  });
  return template;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

function migrationsHash(): string {
  const folder = fileURLToPath(new URL("../../migrations/", import.meta.url));
  const hash = createHash("sha256");
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort())
    hash.update(file).update(readFileSync(folder + file));
  return hash.digest("hex").slice(0, 12);
}
