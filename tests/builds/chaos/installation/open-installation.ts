// An installation of several machines, as docs/operating.md describes it: two API nodes, two worker nodes, one PostgreSQL,
// one receiver of webhooks, and accounts with keys of every form.
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../../../../src/lib/process/start-error.ts";
import { openStorage, type Storage } from "../../../../src/storage/open-storage.ts";
import { findBinaries } from "../../../../src/storage/postgres/find-binaries.ts";
import { SETTINGS } from "../../../../src/storage/postgres/settings.ts";
import { freePort, makeTestKey } from "../../../support/start-service.ts";
import { startInstalledPostgres } from "../../../support/servers/start-installed-postgres.ts";
import { type RestartablePostgres, startRestartablePostgres } from "../../../support/servers/start-restartable-postgres.ts";
import { makeServerFolder } from "../../../support/servers/test-server.ts";
import { openReceiver, type Receiver } from "../../../integrations/webhooks/support/open-receiver.ts";
import { type ServiceNode, startNode } from "./service-node.ts";

/** A form's accounts hold many keys, since form B lets a key send sixty requests a minute. */
export interface InstalledAccount {
  form: "a" | "b" | "c";
  email: string;
  keys: string[];
}

/** A running installation. Its first two nodes serve the API, the others build. */
export interface Installation {
  nodes: ServiceNode[];
  postgres: RestartablePostgres;
  storage: Storage;
  receiver: Receiver;
  accounts: InstalledAccount[];
  secret: string;
  /** The sites' host, without a port. */
  sitesHost: string;
  /** Ends everything and removes its folders. Returns how each node ended: 0 is correct. */
  close(): Promise<(number | null)[]>;
}

/** `majors`: which PostgreSQL is used, the first available: an installed one of a major version, or the embedded one (null). */
export interface InstallationOptions {
  majors: readonly (string | null)[];
  isDurable: boolean;
  keysAnAccount: number;
}

const ROLES = ["api", "api", "worker", "worker"] as const;
const SITES_HOST = "apps.localhost";
const secret = "the secret of an installation under fire";
// Each process has twenty connections and a few that listen; those of a killed one remain for a moment.
const CONNECTIONS = { max_connections: "300" };
// Data that a server crash can lose is still written before a commit is confirmed; only the disk sync is not awaited.
const WITHOUT_DISK = { fsync: "off", full_page_writes: "off" };

/** Starts everything, and returns while the nodes are still starting. */
export async function openInstallation({ majors, isDurable, keysAnAccount }: InstallationOptions): Promise<Installation> {
  const folder = makeServerFolder();
  const settings = { ...CONNECTIONS, ...(isDurable ? {} : WITHOUT_DISK) };
  const postgres = await startServer({ folder, majors, settings });
  const accounts = declareAccounts(keysAnAccount);
  const ports = await Promise.all(ROLES.map(() => freePort()));
  const [firstPort] = ports;
  const environment = {
    ATELIER_PROVISION: await writeProvision(folder, accounts),
    ATELIER_URL: `http://localhost:${firstPort}`,
    ATELIER_SITES_URL: `http://${SITES_HOST}:${firstPort}`,
    ATELIER_SECRET: secret,
    ATELIER_WEBHOOK_ALLOW: "127.0.0.1",
    ATELIER_LOG: "warn",
  };
  const nodes = ROLES.map((role, index) =>
    startNode({
      name: `${role} ${(index % 2) + 1}`,
      role,
      port: ports[index] ?? 0,
      databaseUrl: postgres.url,
      environment: { ...environment, ATELIER_DATA: path.join(folder, `node-${index}`) },
    }),
  );
  const storage = openStorage({ connection: { connectionString: postgres.url }, size: 4, onError: () => undefined });
  const receiver = await openReceiver();
  const close = async () => {
    const codes = await Promise.all(nodes.map((node) => node.stop()));
    await receiver.close();
    await storage.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    return codes;
  };
  return { nodes, postgres, storage, receiver, accounts, secret, close, sitesHost: SITES_HOST };
}

interface ServerWanted extends Pick<InstallationOptions, "majors"> {
  folder: string;
  settings: Record<string, string>;
}

async function startServer({ folder, majors, settings }: ServerWanted): Promise<RestartablePostgres> {
  const [major, ...others] = majors;
  if (major === undefined || major === null) {
    return startRestartablePostgres({ folder, binaries: findBinaries(), settings: { ...SETTINGS, ...settings } });
  }
  return startInstalledPostgres({ folder, major, settings }).catch((error: unknown) => {
    if (error instanceof StartError && others.length > 0) return startServer({ folder, majors: others, settings });
    throw error;
  });
}

// Two accounts of form B, whose clients do the most; the plan is one that form C admits.
function declareAccounts(keysAnAccount: number): InstalledAccount[] {
  return (["a", "b", "b", "c"] as const).map((form, index) => ({
    form,
    email: `${form}-${index}@example.test`,
    keys: Array.from({ length: keysAnAccount }, () => makeTestKey(form === "a" ? "atl_" : "atelier_")),
  }));
}

async function writeProvision(folder: string, accounts: readonly InstalledAccount[]): Promise<string> {
  const file = path.join(folder, "accounts.json");
  const declared = accounts.map(({ form, email, keys }) => ({
    email,
    plan: "business",
    keys: keys.map((key, index) => ({ name: `key ${index}`, key, form, scopes: ["*"] })),
  }));
  await writeFile(file, JSON.stringify({ accounts: declared }));
  return file;
}
