// A pool of drivers: started on demand, reused while their browser is as good as new, and replaced before a caller
// waits for them. "No browser on this machine" and "the installed browser fails" are distinct results and never
// confused.
import { findChromium } from "../chromium/find-chromium.ts";
import type { Chromium, ChromiumSearch } from "../chromium/find-chromium.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import { sweepOwnFolders } from "../../sandbox/own-folder.ts";
import type { BrowserLimits } from "./driver-protocol.ts";
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
  /** Ends all drivers permanently. */
  close(): Promise<void>;
}

const none = (reason: string, fails: boolean): TakenDriver => ({ there: false, reason, fails });

const closing = none("The browser is being closed.", false);

/** Keeps drivers whose browsers are confined by `sandbox` and write only below `runsFolder`. First removes dead processes' files there. */
export function keepDrivers(settings: { search: ChromiumSearch; sandbox: Sandbox; runsFolder: string; limits: BrowserLimits }): Drivers {
  const { search, sandbox, runsFolder, limits } = settings;
  const swept = sweepOwnFolders(runsFolder, RUN_FOLDERS);
  const idle: Promise<TakenDriver>[] = [];
  const starting = new Set<Promise<TakenDriver>>();
  const started = new Set<Driver>();
  const ending = new Set<Promise<void>>();
  let isClosed = false;
  let known: Chromium | undefined;

  async function start(): Promise<TakenDriver> {
    await swept;
    const chromium = known ?? (await findChromium(search));
    if (!chromium.found) return none(chromium.reason, chromium.fails);
    known = chromium;
    const driver = await openDriver({ chromium, sandbox, limits, runsFolder });
    if (driver instanceof Error) return none(driver.message, true);
    started.add(driver);
    return { there: true, driver };
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
    async close() {
      isClosed = true;
      await Promise.allSettled(starting);
      for (const driver of started) void end(driver);
      await Promise.all(ending);
    },
  };
}
