// npm run admin: operator commands on this installation's database. They work whether or not the service is running,
// and use the same settings as the service. What a command needs is imported once imports are resolved the fast way.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { type Config, readConfig } from "./config.ts";
import type { AppContext } from "./domain/call.ts";
import { ServiceError } from "./domain/errors.ts";
import type { AdminTerminal } from "./entrypoints/admin/command.ts";
import { attempt } from "./lib/attempts/attempt.ts";
import { systemClock } from "./lib/clock.ts";
import { type Log, openLog } from "./lib/log.ts";
import { resolveImports } from "./lib/resolve-imports.ts";
import { StartError } from "./lib/process/start-error.ts";
import { keepSecret } from "./storage/data-folder/keep-secret.ts";
import type { ReachedDatabase } from "./storage/data-folder/reach-database.ts";
import type { Storage } from "./storage/open-storage.ts";

const terminal: AdminTerminal = {
  write: (line) => void process.stdout.write(`${line}\n`),
  async askSecret(question) {
    if (process.stdin.isTTY) process.stdout.write(question);
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const typing = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
    typing.once("SIGINT", () => process.exit(130));
    const [line = ""] = await Promise.race([typing.question("").then((text) => [text]), ended(typing)]);
    typing.close();
    if (process.stdin.isTTY) process.stdout.write("\n");
    return line;
  },
};

function ended(typing: { once(event: "close", listener: () => void): unknown }): Promise<string[]> {
  return new Promise((resolve) => void typing.once("close", () => resolve([])));
}

async function main(given: readonly string[]): Promise<number> {
  resolveImports();
  const { commandHelp, readCommand } = await import("./entrypoints/admin/read-command.ts");
  const asked = readCommand(given);
  if (asked.kind === "help") terminal.write(commandHelp());
  if (asked.kind === "mistake") process.stderr.write(`${asked.message}\n`);
  if (asked.kind !== "command") return asked.kind === "help" ? 0 : 2;
  const { command, words, options } = asked;
  const config = readConfig();
  const log = openLog(config.logLevel === "silent" ? "silent" : "error");
  const { openStorage } = await import("./storage/open-storage.ts");
  const reached = await reach(config, log);
  const storage = openStorage({ connection: reached.connection, size: 2, onError: () => undefined });
  try {
    await requireTables(storage);
    await command.run({ ctx: contextOf({ config, storage, log }), terminal, words, options, contract: config.contract });
  } finally {
    await storage.close();
    await reached.leave();
  }
  return 0;
}

type Reached = { connection: { connectionString: string } | ReachedDatabase["connection"]; leave(): Promise<void> };

async function reach(config: Config, log: Log): Promise<Reached> {
  if (config.databaseUrl !== null) return { connection: { connectionString: config.databaseUrl }, leave: async () => undefined };
  const { reachDatabase } = await import("./storage/data-folder/reach-database.ts");
  return reachDatabase({ folder: config.dataFolder, port: config.port, log });
}

async function requireTables({ pool }: Storage): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>("select to_regclass('one_time_tokens') is not null as found");
  if (rows[0]?.found !== true)
    throw new StartError("This database is not prepared yet. Start the service of this version once, then try again.");
}

function contextOf({ config, storage, log }: { config: Config; storage: Storage; log: Log }): AppContext {
  return {
    database: storage.database,
    clock: systemClock,
    log,
    models: () => [],
    addresses: { service: config.url, sites: config.sitesUrl },
    secret: Buffer.from(config.secret ?? keepSecret(config.dataFolder)),
    formerSecrets: config.formerSecrets.map((text) => Buffer.from(text)),
    // No admin command starts a build.
    queue: { enqueue: () => Promise.reject(new Error("a command cannot begin a build")) },
  };
}

function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof ServiceError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "ECONNREFUSED") {
    return "The database does not answer. Check DATABASE_URL, and that its server runs.";
  }
  return `The command ended by a fault of its own.\n${String(error instanceof Error ? error.stack : error)}`;
}

const outcome = await attempt(() => main(process.argv.slice(2)));
if (!outcome.ok) process.stderr.write(`${explain(outcome.error)}\n`);
process.exitCode = outcome.ok ? outcome.value : 1;
