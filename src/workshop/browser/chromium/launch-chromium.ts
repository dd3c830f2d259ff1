// Runs Chromium confined as the machine allows: in the workshop's sandbox without a network, with Chromium's own
// sandbox inside it where both work. Ways are tried strongest first, and the result states which one was used. In every
// way only we can answer its requests: no host name resolves, and the only proxy is dead.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Duplex, Readable } from "node:stream";
import { chromium as playwright } from "playwright-core";
import type { Browser } from "playwright-core";
import type { Confinement, HeldLimit } from "../../proof.ts";
import { confine, handOver, UNPRIVILEGED_USER } from "../../sandbox/confine.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import { readHeldLimits } from "../../sandbox/limits/held-limits.ts";
import { createBoundedTransport } from "./bounded-transport.ts";
import type { BoundedTransport, Excess, TransportLimits } from "./bounded-transport.ts";
import { BROWSER_FLAGS } from "./browser-flags.ts";
import type { Chromium } from "./find-chromium.ts";

/** A running browser and how its process is confined. */
export interface LaunchedBrowser {
  browser: Browser;
  confinement: Confinement;
  /** The limits that the kernel enforces on its processes. */
  limits: HeldLimit[];
  transport: BoundedTransport;
  /** The root of the browser's process tree. */
  processId: number;
  /** Kills all processes of the browser; resolves when its root process is gone. Never rejects. */
  close(): Promise<void>;
}

/** Where a browser is launched: `folder` exists, is empty, and is the only place that the browser may write to. */
export interface LaunchSettings {
  /** The sandbox of a compartment that only this browser uses. */
  sandbox: Sandbox;
  folder: string;
  limits: TransportLimits;
  /** Called when the browser sent more than allowed, just before it is killed for that. */
  onExcess: (excess: Excess) => void;
}

/** One way to confine: the sandbox the process starts in, and whether Chromium's own sandbox is enabled inside it. */
interface Way {
  sandbox: Sandbox;
  ownSandbox: boolean;
}

const START_MILLISECONDS = 15_000;
const ERROR_OUTPUT_CHARACTERS = 2_000;

/** Strongest first. Root without namespaces still drops root; Chromium refuses its own sandbox to root. */
function waysOf(sandbox: Sandbox): Way[] {
  const isRoot = process.getuid?.() === 0;
  const plain: Sandbox = { ...sandbox, confinement: "none", user: null };
  const unprivileged: Sandbox = { ...plain, user: sandbox.user ?? UNPRIVILEGED_USER };
  const ways = [...(sandbox.confinement === "none" ? [] : [sandbox]), ...(isRoot ? [unprivileged] : [])].flatMap((used) =>
    [true, false].map((ownSandbox) => ({ sandbox: used, ownSandbox })),
  );
  return [...ways, ...(isRoot ? [] : [{ sandbox: plain, ownSandbox: true }]), { sandbox: plain, ownSandbox: false }];
}

const confinementOf = ({ sandbox, ownSandbox }: Way): Confinement =>
  sandbox.confinement === "none" && ownSandbox ? "browser sandbox only" : sandbox.confinement;

async function prepareFolder(sandbox: Sandbox, folder: string): Promise<void> {
  for (const path of ["", "profile", "downloads", "home"].map((name) => join(folder, name))) {
    await mkdir(path, { recursive: true });
    await handOver(sandbox, path);
  }
}

function startProcess(chromium: Chromium, { way, folder }: { way: Way; folder: string }): ChildProcess {
  const { command, args } = confine(way.sandbox, {
    command: chromium.executable,
    args: [...BROWSER_FLAGS, ...(way.ownSandbox ? [] : ["--no-sandbox"]), `--user-data-dir=${join(folder, "profile")}`],
    readable: [dirname(chromium.executable), ...chromium.readable],
    writable: [folder],
    network: false,
  });
  return spawn(command, args, {
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", HOME: join(folder, "home"), LANG: "C.UTF-8", ...chromium.environment },
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
  });
}

/** Collects the end of the process's error output, for the reason why it does not start. What a page can add is discarded. */
function readErrorOutput({ stderr }: ChildProcess): () => string {
  let text = "";
  stderr?.setEncoding("utf8").on("data", (part: string) => (text = (text + part).slice(-ERROR_OUTPUT_CHARACTERS)));
  return () => text.trim();
}

/** Kills the process and what it started, which lives in its namespaces or exits with its pipe. */
const endProcess = (child: ChildProcess, ended: Promise<unknown>): Promise<void> => {
  child.kill("SIGKILL");
  return ended.then(() => undefined);
};

async function launchOneWay(
  chromium: Chromium,
  { way, folder, limits, onExcess }: LaunchSettings & { way: Way },
): Promise<LaunchedBrowser> {
  await prepareFolder(way.sandbox, folder);
  const child = startProcess(chromium, { way, folder });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve()).once("error", () => resolve());
  const errorOutput = readErrorOutput(child);
  const [input, output] = [child.stdio[3], child.stdio[4]];
  if (child.pid === undefined || !(input instanceof Duplex) || !(output instanceof Readable)) throw new Error("it could not be started");
  const end = (excess: Excess): void => {
    onExcess(excess);
    child.kill("SIGKILL");
  };
  const transport = createBoundedTransport({ input, output }, { limits, onExcess: end });
  const close = (): Promise<void> => endProcess(child, ended);
  try {
    const died = ended.then(() => Promise.reject(new Error(errorOutput() || "it ended at once")));
    died.catch(() => undefined);
    const options = { artifactsDir: join(folder, "downloads"), timeout: START_MILLISECONDS };
    const browser = await Promise.race([playwright.connectOverCDP(transport, options), died]);
    // With a sandbox that the machine forbids, the browser can start and its pages die.
    const page = await browser.newPage();
    await page.screenshot({ timeout: START_MILLISECONDS });
    await page.context().close();
    const held = await readHeldLimits(way.sandbox, child.pid);
    return { browser, confinement: confinementOf(way), limits: held, transport, processId: child.pid, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Launches Chromium in the strongest way that works here. Returns the error of the last way if none works. */
export async function launchChromium(chromium: Chromium, settings: LaunchSettings): Promise<LaunchedBrowser | Error> {
  let failure = new Error("there is no way to launch it");
  for (const [index, way] of waysOf(settings.sandbox).entries()) {
    try {
      return await launchOneWay(chromium, { ...settings, way, folder: join(settings.folder, `${index}`) });
    } catch (error) {
      failure = error instanceof Error ? error : new Error(`${error}`);
    }
  }
  return failure;
}
