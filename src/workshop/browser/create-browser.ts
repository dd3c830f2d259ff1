// The workshop's browser: opens a built site as a person would, performs the acceptance checks and reports the results.
// Without a browser the run says "not run"; a browser that dies twice is a finding. A few drivers, each with a browser
// of its own, try a site each, so what a page does to its browser never affects another page.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Site, SiteFrame } from "../project-files.ts";
import type { BrowserRun, WantedLook } from "../proof.ts";
import type { Sandbox } from "../sandbox/confine.ts";
import type { BundleMode } from "../vendor/vendor.ts";
import { unlessAborted } from "../../lib/waiting/unless-aborted.ts";
import { withinLimits } from "../sandbox/children/within-limits.ts";
import { resultOf } from "./checks/perform-check.ts";
import type { BrowserLimits, DriverTask, Ran } from "./driver/driver-protocol.ts";
import { keepDrivers } from "./driver/keep-drivers.ts";
import type { TakenDriver } from "./driver/keep-drivers.ts";
import { openSlots, type Slots } from "./slots/open-slots.ts";
import { ENGINE } from "./accessibility/audit-page.ts";

/** The two builds of one project: the one that is crawled, and the one that the checks run on. */
export interface TriedSites {
  development: Site;
  production: Site;
  /** Whose project it is: one owner never gets all browsers. */
  owner: string;
  /** Whether the development site is crawled, as it is by default; false where an earlier run has crawled these files. */
  isCrawled?: boolean;
  /** Whether it is an app for phones, which is tried on a phone alone. */
  isForPhones?: boolean;
  /** Whether to outline the first page in words as well. */
  isOutlined?: boolean;
  /** Where there are any, the site is only looked at, and neither crawled nor checked. */
  looks?: readonly WantedLook[];
  /** Called from time to time with the number of checks performed. */
  onChecked?: (performed: number) => void;
}

/** What the browser needs to know about this machine and about how sites are published. */
export interface BrowserSettings {
  /** The operator's path to a Chromium; undefined to search for one. */
  chromium: string | undefined;
  /** The value of PATH, which is searched for a Chromium. */
  searchPath: string;
  /** Where a Chromium from npm is unpacked, and where the browser may write while it runs. */
  cacheFolder: string;
  sandbox: Sandbox;
  /** Headers of the published site, including its content security policy. */
  headers?: Readonly<Record<string, string>>;
  /** Documents that every published site has beside its own files. */
  frames?: readonly SiteFrame[];
  /** Sites that only load the vetted packages: with them, windows are warm before a site is tried. */
  warmUps?: Readonly<Record<BundleMode, Site>>;
  /** The places in which sites are tried, where browsers share them; by default its own. */
  places?: Slots;
  /** What a page may use and how long it may take, where that differs from the defaults. */
  limits?: Partial<BrowserLimits>;
}

/** A browser that sites are tried in. */
export interface TryingBrowser {
  /** Crawls one site at both sizes and runs every check on the other. Rejects with the signal's reason, or if this browser fails. */
  run(sites: TriedSites, checks: readonly AcceptanceCheck[], signal: AbortSignal): Promise<BrowserRun>;
  /** Starts a browser if none runs, so that the next run need not wait for it. */
  warmUp(): void;
  /** Ends the browsers that try nothing now; the next run starts one. */
  rest(): void;
  close(): Promise<void>;
}

const MEGABYTE = 1024 ** 2;

/** Several times what the largest gallery app uses with all its checks. */
const LIMITS: BrowserLimits = {
  hang: { cpuSeconds: 5, milliseconds: 30_000 },
  taskMilliseconds: 60_000,
  patienceMilliseconds: 2_000,
  transport: { messageBytesMax: 4 * MEGABYTE, bytesMax: 128 * MEGABYTE, messagesMax: 100_000, messagesPerCheck: 4_000 },
  use: { cpuSeconds: 60, cpuSecondsPerCheck: 1, fairCpuSeconds: 15, memoryBytes: 2_048 * MEGABYTE, threads: 2_000 },
};

/** The most that one run may take. The driver ends its runs earlier: this is for a driver that does not respond. */
const millisecondsFor = (checks: number): number => 150_000 + checks * 1_000;

/** More runs in parallel would only slow each other down; with a single one, a page that hangs would block all others. */
const RUNS_AT_ONCE = Math.max(2, Math.floor(availableParallelism() / 2));

const NO_ACCESSIBILITY = { engine: ENGINE, rulesPassed: 0, findings: 0 };

const notRun = (reason: string): Ran => ({
  browser: "not run",
  reason,
  confinement: "none",
  checks: [],
  screenshots: [],
  outline: null,
  accessibility: NO_ACCESSIBILITY,
  findings: [],
});

const ENDS = {
  died: { code: "browser_died", reason: "The browser ended twice while it ran the app.", why: "the browser ended twice" },
  late: { code: "deadline", reason: "The app could not be tried in time.", why: "the app could not be tried in time" },
} as const;

function ended({ name, confinement }: Available, { how, checks }: { how: keyof typeof ENDS; checks: readonly AcceptanceCheck[] }): Ran {
  const { code, reason, why } = ENDS[how];
  return {
    browser: name,
    reason,
    confinement,
    checks: checks.map((check) => resultOf(check, { failure: `was not performed, because ${why}`, milliseconds: 0 })),
    screenshots: [],
    outline: null,
    accessibility: NO_ACCESSIBILITY,
    findings: [{ source: "browser", code, message: reason }],
  };
}

type Available = Extract<TakenDriver, { there: true }>["driver"];

function taskOf(sites: TriedSites): Omit<DriverTask, "headers" | "frames" | "checks"> {
  const { development, production, isCrawled = true, isForPhones = false, isOutlined = false, looks = [] } = sites;
  return { development, production: production === development ? null : production, isCrawled, isForPhones, isOutlined, looks };
}

/** As many places as this machine can try sites in at once. */
export const openPlaces = (): Slots => openSlots({ places: RUNS_AT_ONCE, placesPerOwner: RUNS_AT_ONCE - 1 });

/** Creates the workshop's browser. Launches nothing before the first run. */
export function createBrowser(settings: BrowserSettings): TryingBrowser {
  const { chromium, searchPath, cacheFolder, sandbox, headers = {}, frames = [], warmUps, places = openPlaces() } = settings;
  const limits = { ...LIMITS, ...settings.limits };
  const search = { given: chromium, searchPath, cacheFolder };
  const warmUp = warmUps === undefined ? null : { ...warmUps, headers };
  const drivers = keepDrivers({ search, sandbox, limits, warmUp, runsFolder: join(cacheFolder, "browser-runs") });

  /** If the run is aborted while a driver is starting, the next run gets that driver. */
  async function takeDriver(signal: AbortSignal): Promise<TakenDriver> {
    const taking = drivers.take();
    try {
      return await unlessAborted(signal, taking);
    } catch (error) {
      void taking.then(
        (taken) => taken.there && drivers.giveBack(taken.driver, { isReusable: true }),
        () => undefined,
      );
      throw error;
    }
  }

  async function runOnce(
    sites: TriedSites,
    { task, signal, isLast }: { task: DriverTask; signal: AbortSignal; isLast: boolean },
  ): Promise<Ran | "died"> {
    const taken = await takeDriver(signal);
    if (!taken.there && taken.fails) throw new Error(taken.reason);
    if (!taken.there) return notRun(taken.reason);
    const { driver } = taken;
    const running = driver.run(task, sites.onChecked ?? (() => undefined));
    const outcome = await withinLimits(running, { deadlineMilliseconds: millisecondsFor(task.checks.length), signal });
    const isReusable = typeof outcome === "object" && !outcome.value.died && !outcome.value.isSpent;
    drivers.giveBack(driver, { isReusable });
    signal.throwIfAborted();
    if (typeof outcome !== "object") return ended(driver, { how: "late", checks: task.checks });
    if (!outcome.value.died) return outcome.value.ran;
    return isLast ? ended(driver, { how: "died", checks: task.checks }) : "died";
  }

  async function runTwiceAtMost(sites: TriedSites, rest: { task: DriverTask; signal: AbortSignal }): Promise<Ran> {
    const first = await runOnce(sites, { ...rest, isLast: false });
    const ran = first === "died" ? await runOnce(sites, { ...rest, isLast: true }) : first;
    if (ran === "died") throw new Error("the last run never says that it may be repeated");
    return ran;
  }

  return {
    async run(sites, checks, signal) {
      const giveBack = await places.take(sites.owner, signal);
      try {
        const start = performance.now();
        const task = { ...taskOf(sites), headers, frames, checks };
        const ran = await runTwiceAtMost(sites, { task, signal });
        return { ...ran, milliseconds: Math.round(performance.now() - start) };
      } finally {
        giveBack();
      }
    },
    warmUp: drivers.warmUp,
    rest: drivers.rest,
    close: () => drivers.close(),
  };
}
