// The database server of a test run: the one of DATABASE_URL, an installed PostgreSQL of the requested major version,
// or an embedded one. A server started here ends with the run. It runs without durability, which makes it faster.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { attemptSync } from "../../../src/lib/attempts/attempt-sync.ts";
import { startPostgres } from "../../../src/storage/postgres/start-postgres.ts";
import { endPostgres } from "./end-postgres.ts";
import { startInstalledPostgres } from "./start-installed-postgres.ts";

/** The variable with which the runner passes the server's URL to its test files. */
export const TEST_SERVER_VARIABLE = "ATELIER_TEST_SERVER";
/** The variable that holds the requested major version. */
export const TEST_MAJOR_VARIABLE = "ATELIER_TEST_POSTGRES";

const PREFIX = "atelier-test-server-";
const SETTINGS = { fsync: "off", full_page_writes: "off", synchronous_commit: "off", max_connections: "300" };
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** A server for tests. `environment` makes the test files of a child process use it. */
export interface TestServer {
  url: string;
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Returns the server that this run was given, or starts one: the embedded PostgreSQL, or an installed one of `major`,
 * which a run's services find in DATABASE_URL. Servers left by killed runs are stopped first.
 */
export async function startTestServer(major: string | null = null): Promise<TestServer> {
  const given = process.env[TEST_SERVER_VARIABLE] ?? process.env.DATABASE_URL;
  if (given && major === null) return { url: given, environment: { [TEST_SERVER_VARIABLE]: given }, stop: async () => {} };
  await endAbandoned();
  const folder = makeServerFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const starting =
    major === null
      ? startPostgres({ folder, log: silent, settings: SETTINGS })
      : startInstalledPostgres({ folder, major, settings: SETTINGS });
  const server = await starting.catch((error: unknown) => {
    remove();
    throw error;
  });
  const environment: Record<string, string> = { [TEST_SERVER_VARIABLE]: server.url };
  if (major !== null) Object.assign(environment, { DATABASE_URL: server.url, [TEST_MAJOR_VARIABLE]: major });
  return {
    url: server.url,
    environment,
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}

/** Makes a folder for a server of this process. If the process is killed, the next run stops the server left in it. */
export function makeServerFolder(): string {
  return mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
}

async function endAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split("-")[0]);
    if (attemptSync(() => process.kill(pid, 0)).ok) continue;
    const folder = path.join(tmpdir(), name);
    await endPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}
