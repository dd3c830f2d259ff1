// A test's service stores its data in its own database on the server of the test run, as a multi-process installation
// does; without such a server it starts its embedded one.
import { createHash } from "node:crypto";
import pg from "pg";
import { TEST_SERVER_VARIABLE } from "./test-server.ts";

/** Settings that point the service of a data folder to its database: created empty at its first start, reused when it starts again. */
export async function openServiceDatabase(dataFolder: string): Promise<{ DATABASE_URL?: string }> {
  const server = serverOfRun();
  if (!server) return {};
  const name = nameOf(dataFolder);
  await onServer(server, async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database ${name}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}

/** Removes the database of a data folder that is no longer needed. */
export async function dropServiceDatabase(dataFolder: string): Promise<void> {
  const server = serverOfRun();
  if (server) await onServer(server, (client) => client.query(`drop database if exists ${nameOf(dataFolder)} with (force)`));
}

const serverOfRun = (): string | undefined => process.env.DATABASE_URL || process.env[TEST_SERVER_VARIABLE];

function nameOf(dataFolder: string): string {
  return `service_${createHash("sha256").update(dataFolder).digest("hex").slice(0, 16)}`;
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
