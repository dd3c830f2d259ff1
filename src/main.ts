// Reads the settings, opens the front and `compose.ts`, builds what the command line asks for, and closes in reverse
// order. The first signal shuts down cleanly. A launcher and a terminal may both send it, so only a signal at least a
// second later forces an immediate exit; the next start resumes from there. The application is imported only when it can
// start: a wrong setting is reported before two thousand modules are loaded.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { type Config, readConfig, readConfigAtPort } from "./config.ts";
import { ServiceError } from "./domain/errors.ts";
import { createSilentFront } from "./entrypoints/front/create-silent-front.ts";
import { type Front, openFront, PortInUseError } from "./entrypoints/front/open-front.ts";
import { isSiteHost } from "./entrypoints/sites/site-host.ts";
import type { Terminal } from "./entrypoints/terminal/build-from-prompt.ts";
import type { Application } from "./compose.ts";
import { type Log, openLog } from "./lib/log.ts";
import { resolveImports } from "./lib/resolve-imports.ts";
import { StartError } from "./lib/process/start-error.ts";
import { findHolder } from "./storage/data-folder/find-holder.ts";
import { holdDataFolder } from "./storage/data-folder/hold-data-folder.ts";
import { markDataFolder } from "./storage/data-folder/mark-data-folder.ts";
import { waitForHolder } from "./storage/data-folder/wait-for-holder.ts";

const CLOSING_MILLISECONDS_MAX = 8_000;
const GRACE_MILLISECONDS = 1_000;

async function main(words: readonly string[]): Promise<void> {
  resolveImports();
  const prompt = words.join(" ").trim();
  const config = readConfig();
  const log = openLog(config.logLevel);
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(stopping));
  // A sentence is for a running service, if there is one.
  if (config.databaseUrl === null)
    await waitForHolder({ folder: config.dataFolder, graceMilliseconds: prompt === "" ? GRACE_MILLISECONDS : 0 });
  const running = prompt === "" || config.databaseUrl !== null ? null : findHolder(config.dataFolder);
  if (running !== null) return buildBeside({ port: running.port, prompt, log, signal: stopping.signal });
  const front = await openOwnFront(config, prompt);
  if (front === null) return buildBeside({ port: config.port, prompt, log, signal: stopping.signal });
  const application = await openDataFolder({ config, front, signal: stopping.signal }, async () => {
    const { compose } = await import("./compose.ts");
    return compose({ config, log, front });
  }).catch(async (error: unknown) => {
    await front.close();
    throw error;
  });
  greet(config, application);
  if (prompt !== "" && !stopping.signal.aborted) await build(application, { prompt, config, log, signal: stopping.signal });
  if (!stopping.signal.aborted) process.stdout.write(`${servesApi(config) ? `Serving at ${config.url}` : "Building"} — Ctrl-C ends it.\n`);
  await new Promise<void>((resolve) => (stopping.signal.aborted ? resolve() : stopping.signal.addEventListener("abort", () => resolve())));
  await application.close();
  await front.close();
  process.exit(0);
}

/** Null if there is a sentence for the service that has the port, which builds from the same external database. */
async function openOwnFront(config: Config, prompt: string): Promise<Front | null> {
  const { host, port, sitesUrl, databaseUrl } = config;
  try {
    return await openFront({ host, port, isSite: (name) => isSiteHost(name, sitesUrl) });
  } catch (error) {
    if (prompt === "" || databaseUrl === null || !(error instanceof PortInUseError)) throw error;
    const { findWorker } = await import("./storage/queue/find-worker.ts");
    if (await findWorker(databaseUrl)) return null;
    throw error;
  }
}

/** Hands the sentence to the service that runs on this data folder or external database, shows its build, and ends. */
async function buildBeside({ port, ...input }: { port: number; prompt: string; log: Log; signal: AbortSignal }): Promise<void> {
  const config = readConfigAtPort(port);
  const application = await handOver({ config, log: input.log });
  process.stdout.write(`Atelier is running already, at ${config.url}: it builds this.\n`);
  await build(application, { ...input, config });
  await application.close();
  process.exit(0);
}

/**
 * Opens the application beside the running service, without its roles: it serves and builds nothing itself. Throws a StartError
 * while that service is still starting.
 */
async function handOver({ config, log }: { config: Config; log: Log }): Promise<Application> {
  const { databaseUrl, leave } = await reachRunning(config, log);
  const { compose } = await import("./compose.ts");
  const application = await compose({ config: { ...config, databaseUrl, roles: [] }, log, front: createSilentFront() });
  const close = async () => {
    await application.close();
    await leave();
  };
  return { ...application, close };
}

async function reachRunning(config: Config, log: Log): Promise<{ databaseUrl: string; leave(): Promise<void> }> {
  if (config.databaseUrl !== null) return { databaseUrl: config.databaseUrl, leave: async () => undefined };
  const { reachDatabase } = await import("./storage/data-folder/reach-database.ts");
  const { connection, leave } = await reachDatabase({ folder: config.dataFolder, port: config.port, log });
  const { host, port, user, database } = connection;
  return { databaseUrl: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`, leave };
}

function stop(stopping: AbortController): void {
  if (stopping.signal.aborted) return;
  stopping.abort();
  const impatient = () => process.exit(1);
  setTimeout(() => process.on("SIGINT", impatient).on("SIGTERM", impatient), 1_000).unref();
  setTimeout(impatient, CLOSING_MILLISECONDS_MAX).unref();
}

/** Opens the application, whose data folder is released last: after the port, which the next process wants as well. */
async function openDataFolder(
  { config, front, signal }: { config: Config; front: Front; signal: AbortSignal },
  open: () => Promise<Application>,
): Promise<Application> {
  markDataFolder(config.dataFolder);
  mkdirSync(path.join(config.dataFolder, "cache"), { recursive: true });
  if (config.databaseUrl !== null) return open();
  const held = holdDataFolder({ folder: config.dataFolder, port: config.port });
  signal.addEventListener("abort", held.announceStop);
  if (signal.aborted) held.announceStop();
  const application = await open();
  const close = async () => {
    await application.close();
    await front.close();
    held.release();
  };
  return { ...application, close };
}

const servesApi = ({ roles }: Config): boolean => roles.includes("api");

/** Describes what this process does; URLs are printed only by a process that serves them. */
function describeProcess(config: Config): string {
  const builds = config.roles.includes("worker");
  if (!servesApi(config))
    return `Atelier's worker is ready: it builds up to ${config.workers} apps at once. On port ${config.port} it answers /healthz and /readyz alone.`;
  const serving = `Atelier is ready at ${config.url}; its sites live under ${config.sitesUrl.replace("://", "://<name>.")}`;
  return builds ? serving : `${serving}. Builds run in processes with the role "worker".`;
}

/** How to connect a language model, in one line; none for a process that has no console, or once one is connected. */
function describeModels(config: Config, { isModelConnected, foundServers }: Application): string[] {
  const settings = `${config.url}/settings/models`;
  const found = foundServers.map(({ name, models }) => `${name} (${models.length} ${models.length === 1 ? "model" : "models"})`);
  if (!servesApi(config)) return [];
  if (found.length > 0) return [`Found on this machine: ${found.join(", ")}. Connect it in Settings → Models: ${settings}`];
  if (isModelConnected) return [];
  return [`No language model is connected; builds use the built-in generator. Connect one in Settings → Models: ${settings}`];
}

function greet(config: Config, application: Application): void {
  const { owner } = application;
  const lines = [describeProcess(config), ...describeModels(config, application)];
  if (owner.newKey !== null) lines.push(`The owner's API key, shown this once: ${owner.newKey}`);
  if (owner.newLink !== null)
    lines.push(`The owner's way in, good once within a day (npm run admin -- owner-link makes another): ${owner.newLink}`);
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function build(application: Application, input: { prompt: string; config: Config; log: Log; signal: AbortSignal }): Promise<void> {
  const { prompt, config, signal } = input;
  const typing = process.stdin.isTTY && process.stdout.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  typing?.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  const terminal: Terminal = {
    write: (text) => process.stdout.write(text),
    rewrites: process.stdout.isTTY,
    ask: typing && ((question) => typing.question(question, { signal }).catch(() => "")),
    screenshots: path.join(config.dataFolder, "screenshots"),
  };
  const { buildFromPrompt } = await import("./entrypoints/terminal/build-from-prompt.ts");
  try {
    await buildFromPrompt(application.owner.call, { prompt, terminal, changes: application.changes, signal });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    process.stdout.write(`\n  Not built: ${error.message}\n\n`);
  } finally {
    typing?.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError
      ? `${error.message}\n`
      : `Atelier ended by a fault of its own.\n${String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
