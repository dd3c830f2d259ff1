// A driver as the service sees it: a process that may be killed or die at any moment. Nothing that a page sends is
// parsed on this side; only the driver's own messages arrive here, with every text in them truncated.
import { spawn } from "node:child_process";
import { chmod, mkdir } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import { dirname, join } from "node:path";
import { unlessEnded } from "../../../lib/waiting/unless-ended.ts";
import type { Confinement } from "../../proof.ts";
import { lowerPriority, TOOL_NICENESS } from "../../sandbox/children/lower-priority.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import { BROWSER_LIMITS } from "../../sandbox/limits/limits-of-tools.ts";
import { openCompartment } from "../../sandbox/open-compartment.ts";
import { makeOwnFolder, removeFolder } from "../../sandbox/own-folder.ts";
import type { DriverAnswer, DriverSetup, DriverTask, Ran } from "./driver-protocol.ts";

/** The result of a task: what was seen and whether the driver may be reused; or that the driver or its browser died. */
export type DriverOutcome = { died: false; ran: Ran; isSpent: boolean } | { died: true };

/** A driver with a running browser. */
export interface Driver {
  /** For example `Chromium 156.0.8078.73`. */
  name: string;
  confinement: Confinement;
  isAlive(): boolean;
  /** Tries a site, one at a time. `onChecked` is called with the number of checks performed. */
  run(task: DriverTask, onChecked: (performed: number) => void): Promise<DriverOutcome>;
  /** Kills the driver and its browser, and removes what the browser wrote. Never rejects. */
  end(): Promise<void>;
}

/** The name prefix of browser folders, before the id of the process that owns them. */
export const RUN_FOLDERS = "run";

const HEAP_MEGABYTES = 768;
const MODULE = join(import.meta.dirname, "driver-process.ts");

/** Holds because driver-process.ts sends nothing else. */
const asAnswer = (message: unknown): DriverAnswer => message as DriverAnswer;

/** Holds for every value that structured clone can copy, which is what `serialization: "advanced"` sends; Node's types only know JSON. */
const asMessage = (value: unknown): object => value as object;

interface DriverProcess {
  /** Waits for the first answer that is not progress; null if the process exits first. */
  ask(message: unknown, onChecked?: (performed: number) => void): Promise<Exclude<DriverAnswer, { kind: "checked" }> | null>;
  isAlive(): boolean;
  end(): Promise<void>;
}

/** Where Node.js keeps its compiled modules: without them, loading what drives the browser takes twice as long. */
function compileCache(): Record<string, string> {
  // Inside the folder that was chosen, Node.js keeps one for each of its versions.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

function startProcess(): DriverProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, "--disable-warning=ExperimentalWarning", MODULE], {
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", HOME: "/nonexistent", ...compileCache() },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    // In the service's own session: Linux divides CPU time among sessions first (autogroups, sched(7)), and a mostly
    // idle service was measured to wait half a second for its turn beside a busy session.
  });
  lowerPriority(child.pid, TOOL_NICENESS);
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let isAlive = true;
  const onEnd = (): void => {
    isAlive = false;
    resolve();
  };
  child.once("exit", onEnd);
  // The process could not be started, or a message could not be delivered.
  child.on("error", () => {
    child.kill("SIGKILL");
    if (child.pid === undefined) onEnd();
  });
  return {
    isAlive: () => isAlive,
    async ask(message, onChecked) {
      const { promise: answered, resolve: answer } = Promise.withResolvers<Exclude<DriverAnswer, { kind: "checked" }>>();
      const onMessage = (raw: unknown): void => {
        const received = asAnswer(raw);
        if (received.kind === "checked") onChecked?.(received.performed);
        else answer(received);
      };
      child.on("message", onMessage);
      if (isAlive) child.send(asMessage(message));
      try {
        const outcome = await unlessEnded(ended, answered);
        return outcome === "ended" ? null : outcome.value;
      } finally {
        child.off("message", onMessage);
      }
    },
    end: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

/** Confined as this machine allows, with a folder of its own below `runsFolder`. */
interface OpenSettings {
  sandbox: Sandbox;
  runsFolder: string;
}

/** Creates a folder for one browser. Anyone may traverse it, nobody else may write to it. */
async function makeRunFolder(place: string): Promise<string> {
  await mkdir(place, { recursive: true });
  const folder = await makeOwnFolder(place, RUN_FOLDERS);
  await chmod(folder, 0o755);
  return folder;
}

/** Starts a driver and its browser in a compartment that ends with them. Returns an error that says why the browser did not start. */
export async function openDriver(setup: Omit<DriverSetup, "folder" | "sandbox"> & OpenSettings): Promise<Driver | Error> {
  const { runsFolder, sandbox, chromium, limits, warmUp } = setup;
  const [folder, compartment] = await Promise.all([makeRunFolder(runsFolder), openCompartment(sandbox, BROWSER_LIMITS)]);
  const driver = startProcess();
  const end = (): Promise<void> =>
    driver
      .end()
      .then(() => compartment.end())
      .then(() => removeFolder(folder));
  const first = await driver.ask({ chromium, limits, warmUp, sandbox: compartment.sandbox, folder } satisfies DriverSetup);
  if (first?.kind !== "ready") {
    await end();
    return new Error(first?.kind === "failed" ? first.reason : "The process that drives the browser ended while it started.");
  }
  return {
    name: first.name,
    confinement: first.confinement,
    isAlive: driver.isAlive,
    async run(task, onChecked) {
      const answer = await driver.ask(task, onChecked);
      return answer?.kind === "ran" ? { died: false, ran: answer.ran, isSpent: answer.isSpent } : { died: true };
    },
    end,
  };
}
