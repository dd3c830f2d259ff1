// A pool of drivers: started on demand, reused while their browser is as good as new, and replaced before a caller
// waits for them. "No browser on this machine" and "the installed browser fails" are distinct results and never
// confused.
import { findChromium } from "../chromium/find-chromium.ts";
import type { Chromium, ChromiumSearch } from "../chromium/find-chromium.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import { sweepOwnFolders } from "../../sandbox/own-folder.ts";
import type { BrowserLimits, WarmUp } from "./driver-protocol.ts";
import { openDriver, RUN_FOLDERS } from "./open-driver.ts";
import type { Driver } from "./open-driver.ts";

/** A driver to work with, or why there is none; `fails` when a browser is installed but does not work. */
export type TakenDriver = { there: true; driver: Driver } | { there: false; reason: string; fails: boolean };

/** A pool of drivers. */
export interface Drivers {
  /** Takes a driver for exclusive use. Always give it back, whatever happened. */
  take(): Promise<TakenDriver>;
  /** Gives a driver back; one that is not reusable is ended and replaced by a new one. */
  giveBack(driver: Driver, how: { isReusable: boolean }): void;
  /** Starts a driver if there is none. */
  warmUp(): void;
  /** Ends the drivers that nobody has taken; the next one that is taken is a new one. */
  rest(): void;
  /** Ends all drivers permanently. */
  close(): Promise<void>;
}

const none = (reason: string, fails: boolean): TakenDriver => ({ there: false, reason, fails });

const closing = none("The browser is being closed.", false);

/** What drivers are started with; see `DriverSetup`. Their browsers are confined by `sandbox` and write only below `runsFolder`. */
export interface DriverSettings {
  search: ChromiumSearch;
  sandbox: Sandbox;
  runsFolder: string;
  limits: BrowserLimits;
  warmUp: WarmUp | null;
}

/** A function that starts a driver. What dead processes left in the folder is removed first. */
function starterOf({ search, sandbox, runsFolder, limits, warmUp }: DriverSettings): () => Promise<TakenDriver> {
  const swept = sweepOwnFolders(runsFolder, RUN_FOLDERS);
  let known: Chromium | undefined;
  return async () => {
    await swept;
    const chromium = known ?? (await findChromium(search));
    if (!chromium.found) return none(chromium.reason, chromium.fails);
    known = chromium;
    const driver = await openDriver({ chromium, sandbox, limits, runsFolder, warmUp });
    return driver instanceof Error ? none(driver.message, true) : { there: true, driver };
  };
}

/** Keeps drivers. */
export function keepDrivers(settings: DriverSettings): Drivers {
  const startDriver = starterOf(settings);
  const idle: Promise<TakenDriver>[] = [];
  const starting = new Set<Promise<TakenDriver>>();
  const started = new Set<Driver>();
  const ending = new Set<Promise<void>>();
  let isClosed = false;

  async function start(): Promise<TakenDriver> {
    const taken = await startDriver();
    if (taken.there) started.add(taken.driver);
    return taken;
  }

  function begin(): Promise<TakenDriver> {
    const begun = start();
    starting.add(begun);
    const forget = (): void => void starting.delete(begun);
    begun.then(forget, forget);
    return begun;
  }

  function end(driver: Driver): Promise<void> {
    started.delete(driver);
    const gone = driver.end().finally(() => ending.delete(gone));
    ending.add(gone);
    return gone;
  }

  const endKept = async (kept: Promise<TakenDriver>): Promise<void> => {
    const taken = await kept;
    if (taken.there) await end(taken.driver);
  };

  return {
    async take() {
      if (isClosed) return closing;
      for (let kept = idle.pop(); kept; kept = idle.pop()) {
        const taken = await kept;
        if (isClosed) return closing;
        // A driver that could not be started may start now; one that died while idle is replaced.
        if (taken.there && taken.driver.isAlive()) return taken;
        if (taken.there) void end(taken.driver);
      }
      return begin();
    },
    giveBack(driver, { isReusable }) {
      if (isReusable && !isClosed) return void idle.push(Promise.resolve({ there: true, driver }));
      void end(driver);
      if (!isClosed) idle.push(begin());
    },
    warmUp() {
      if (!isClosed && started.size === 0 && starting.size === 0) idle.push(begin());
    },
    rest() {
      for (const kept of idle.splice(0)) endKept(kept).catch(() => undefined);
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(starting);
      for (const driver of started) void end(driver);
      await Promise.all(ending);
    },
  };
}
