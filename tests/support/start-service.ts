// A real service in its own process, as users run it: its own data folder, its own port, keys declared in a
// provisioning file. Its data is in a database of its own on the server of the test run, or in its embedded PostgreSQL.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";
import { NO_BROWSER } from "./without-browser.ts";
import { reportHeldLoop } from "./servers/event-loop/held-loops.ts";
import { REPORT_DESCRIPTOR } from "./servers/event-loop/report-descriptor.ts";
import { prepareDataFolder } from "./servers/test-cache.ts";
import { dropServiceDatabase, openServiceDatabase } from "./servers/service-database.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PRELOAD = path.join(root, "tests/support/servers/event-loop/preload.ts");
const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The settings of models, which are cleared for a test's service so that tests never spend the keys of the person who runs them. */
export const MODEL_SETTINGS = [
  "ATELIER_MODELS",
  "ANTHROPIC_API_KEY",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "OLLAMA_BASE_URL",
];
/** Packages of apps for phones are never installed by a test. */
const NO_INSTALLATION = { ATELIER_EXPO: process.env.ATELIER_EXPO || "/nowhere/expo" };
// Whatever serves models on the machine that runs the tests is not looked for either, and no apps are built beside those of a test.
const NO_MODELS = {
  ...Object.fromEntries(MODEL_SETTINGS.map((name) => [name, ""])),
  ATELIER_FIND_MODELS: "off",
  ATELIER_EXAMPLES: "off",
  ...NO_INSTALLATION,
};

/** A well-formed API key with 32 random characters and its checksum. */
export function makeTestKey(prefix = "atelier_"): string {
  const secret = Array.from(randomBytes(32), (byte) => base62.charAt(byte % 62)).join("");
  let rest = crc32(secret);
  let checksum = "";
  for (let digit = 0; digit < 6; digit += 1) {
    checksum = base62.charAt(rest % 62) + checksum;
    rest = Math.floor(rest / 62);
  }
  return `${prefix}${secret}${checksum}`;
}

/** Returns a port that was free when checked. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/**
 * A running service. `output` is everything that it printed. `kill` sends SIGKILL, `stop` SIGINT as Ctrl-C does. A
 * service that blocked its event loop fails the test file (servers/event-loop/).
 */
export interface RunningService {
  url: string;
  port: number;
  key: string;
  otherKey: string;
  dataFolder: string;
  process: ChildProcess;
  output(): string;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  request(path: string, init?: RequestInit): Promise<Response>;
}

/** Settings of a test's service. A given data folder is used as it is, so that a second service can continue with its data. */
export interface ServiceSettings {
  dataFolder?: string;
  port?: number;
  key?: string;
  otherKey?: string;
  environment?: Record<string, string>;
  words?: string[];
  /**
   * Whether the service starts its embedded PostgreSQL even though the test run has a server; a DATABASE_URL of the run
   * still takes precedence.
   */
  isEmbedded?: boolean;
  /** Modules that the service imports before its own. */
  imports?: readonly string[];
  /** Whether event loop turns that take too long are reported, as they are by default. Watching costs CPU time, so benchmarks do not. */
  isWatched?: boolean;
  /** Whether apps are tried in a browser, as they are by default. False saves most of a build's time; its proof is then empty. */
  triesApps?: boolean;
  /** Keys of further accounts, one for each. */
  furtherKeys?: readonly string[];
  /** Whether the accounts in the provisioning file have a password for signing in to the console. */
  withPasswords?: boolean;
}

/** The accounts of a test's service, and their password if they have one. */
export const PEOPLE = { tester: "tester@example.test", neighbour: "neighbour@example.test", password: "a plain sentence of 7 words" };

/** Starts the service and waits until it is ready to build. Throws with its output if it exits before that. */
export async function startService(settings: ServiceSettings = {}): Promise<RunningService> {
  const dataFolder = settings.dataFolder ?? path.join(await mkdtemp(path.join(tmpdir(), "atelier-service-")), "data");
  const port = settings.port ?? (await freePort());
  const key = settings.key ?? makeTestKey();
  const otherKey = settings.otherKey ?? makeTestKey();
  const { withPasswords = false, furtherKeys = [] } = settings;
  const provision = await writeProvision({ key, otherKey, furtherKeys, withPasswords });
  const hasDatabase = (settings.isEmbedded && !process.env.DATABASE_URL) || settings.environment?.["DATABASE_URL"] !== undefined;
  const database = hasDatabase ? {} : await openServiceDatabase(dataFolder);
  if (settings.dataFolder === undefined) await prepareDataFolder(dataFolder);
  const preloads = settings.isWatched === false ? [] : [PRELOAD];
  const imports = [...preloads, ...(settings.imports ?? [])].flatMap((file) => ["--import", pathToFileURL(file).href]);
  const child = spawn(process.execPath, [...imports, path.join(root, "src/main.ts"), ...(settings.words ?? [])], {
    cwd: root,
    env: {
      NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
      ...process.env,
      PORT: String(port),
      ATELIER_DATA: dataFolder,
      ATELIER_PROVISION: provision,
      ATELIER_LOG: "warn",
      ...NO_MODELS,
      ...(settings.triesApps === false && { ATELIER_CHROMIUM: NO_BROWSER }),
      ...database,
      ...settings.environment,
    },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  endWithThisProcess(child);
  child.once("exit", () => rmSync(path.dirname(provision), { recursive: true, force: true }));
  let output = "";
  let held = "";
  child.stdio[REPORT_DESCRIPTOR]?.on("data", (chunk: Buffer) => (held += chunk.toString()));
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const ended = async (): Promise<number | null> => {
    const code = await exited;
    // Its last reports may still be in flight; descriptors held open by its own children are not waited for.
    await Promise.race([closed, setTimeout(500)]);
    for (const one of held.split("\n").filter(Boolean)) reportHeldLoop(one);
    return code;
  };
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child, () => output);
  return {
    url,
    port,
    key,
    otherKey,
    dataFolder,
    process: child,
    output: () => output,
    stop: () => (child.kill("SIGINT"), ended()),
    kill: async () => {
      child.kill("SIGKILL");
      await ended();
    },
    request: requestsOf(url, key),
  };
}

/** Sends requests to a service with a key; headers that are given take precedence. */
export function requestsOf(url: string, key: string): RunningService["request"] {
  return (route, init = {}) =>
    fetch(url + route, {
      ...init,
      headers: {
        authorization: `Bearer ${key}`,
        ...(init.body ? { "content-type": "application/json" } : {}),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
}

async function writeProvision(
  declared: Required<Pick<ServiceSettings, "key" | "otherKey" | "furtherKeys" | "withPasswords">>,
): Promise<string> {
  const { key, otherKey, furtherKeys, withPasswords } = declared;
  const folder = await mkdtemp(path.join(tmpdir(), "atelier-provision-"));
  const file = path.join(folder, "accounts.json");
  const account = (email: string, value: string) => ({
    email,
    plan: "business",
    keys: [{ name: "test", key: value, form: "b", scopes: ["*"] }],
  });
  const people = [account(PEOPLE.tester, key), account(PEOPLE.neighbour, otherKey)];
  const accounts = [
    ...people.map((person) => ({ ...person, ...(withPasswords && { password: PEOPLE.password }) })),
    ...furtherKeys.map((value, index) => account(`account-${index}@example.test`, value)),
  ];
  await writeFile(file, JSON.stringify({ accounts }));
  return file;
}

const running = new Set<ChildProcess>();

// A test or benchmark that ends with an error leaves no service behind.
function endWithThisProcess(child: ChildProcess): void {
  if (running.size === 0) process.once("exit", () => running.forEach((one) => one.kill("SIGINT")));
  running.add(child);
  child.once("exit", () => running.delete(child));
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode} before it was ready:\n${output()}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.status === 200) return;
    await setTimeout(20);
  }
  child.kill("SIGKILL");
  throw new Error(`The service was not ready within 90 s:\n${output()}`);
}

/** Removes a data folder that a test no longer needs, and its service's database on another server. */
export async function removeData(dataFolder: string): Promise<void> {
  await dropServiceDatabase(dataFolder);
  await rm(path.dirname(dataFolder), { recursive: true, force: true });
}
