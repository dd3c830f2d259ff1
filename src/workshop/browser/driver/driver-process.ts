// The process that drives one browser. It parses what the browser sends, which untrusted pages control, so it holds no
// data or secrets, and may be killed or die at any moment; its browser dies with it.
import { flushCompileCache } from "node:module";
import type { AcceptanceCheck } from "@atelier/blueprint";
import { launchChromium } from "../chromium/launch-chromium.ts";
import type { LaunchedBrowser } from "../chromium/launch-chromium.ts";
import type { Excess } from "../chromium/bounded-transport.ts";
import type { Site } from "../../project-files.ts";
import { type SiteAnswers, siteAnswers } from "../session/answer-requests.ts";
import { locateInSource } from "../verification/locate-in-source.ts";
import type { Locate } from "../verification/locate-problem.ts";
import { trySite, WINDOWS_AT_ONCE } from "../verification/try-site.ts";
import type { RunningVerification, Seen } from "../verification/try-site.ts";
import type { Problematic } from "../verification/use-page-session.ts";
import { writeFindings } from "../verification/write-findings.ts";
import { ENGINE } from "../accessibility/audit-page.ts";
import type { DriverAnswer, DriverSetup, DriverTask, Ran } from "./driver-protocol.ts";
import { keepWindows, type Windows } from "./keep-windows.ts";
import { watchProcesses } from "./watch-processes.ts";

/** A browser is replaced after this many runs, to discard what pages left in it. */
const RUNS_MAX = 25;

interface Driver {
  setup: DriverSetup;
  launched: LaunchedBrowser;
  name: string;
  windows: Windows;
  runs: number;
}

/** The signatures of parts of pages in which the runs of this driver found nothing wrong: hashes, nothing of a page. */
const good = new Set<string>();

/** The current run, which is notified of what its page does to the browser. */
let current: RunningVerification | null = null;

/** Holds because the only sender is open-driver.ts, whose first message is the set-up. */
const asSetup = (message: unknown): DriverSetup => message as DriverSetup;

/** Holds because the only sender is open-driver.ts, whose messages after the first are tasks. */
const asTask = (message: unknown): DriverTask => message as DriverTask;

const send = (answer: DriverAnswer): Promise<void> => new Promise((resolve) => process.send?.(answer, undefined, {}, () => resolve()));

const FLOODS: Record<Excess, string> = {
  message: "the page sent a text of several megabytes to the console, as an error, or as a name",
  bytes: "the page sent more to the console, as errors, or as names than anybody could read",
  messages: "the page wrote to the console, threw, navigated or opened windows without end",
};

const onExcess = (excess: Excess): void => current?.end({ code: "flooded_page", problem: FLOODS[excess] });

function reportOf(driver: Driver, { seen, locate }: { seen: Seen; locate: Locate }): Ran {
  const findings = writeFindings(seen, locate);
  const audits = [...seen.crawls.flatMap(({ crawl }) => crawl.audits), ...seen.audits];
  return {
    browser: driver.name,
    reason: null,
    confinement: driver.launched.confinement,
    limits: driver.launched.limits,
    checks: seen.checks,
    screenshots: seen.crawls.map(({ crawl }) => crawl.screenshot).sort((one, other) => other.width - one.width),
    outline: seen.crawls.map(({ crawl }) => crawl.outline).find((outline) => outline !== null) ?? null,
    accessibility: {
      engine: ENGINE,
      rulesPassed: new Set(audits.flatMap(({ rulesPassed }) => rulesPassed)).size,
      findings: findings.filter(({ source }) => source === "accessibility").length,
    },
    findings,
    ...(seen.looks.length > 0 ? { looks: seen.looks } : {}),
  };
}

/** Reports how many checks are done, at most every 200 ms: one message per check could be a thousand. */
function reportPerformed(checks: readonly AcceptanceCheck[]): (performed: number) => void {
  let reportedAt = 0;
  return (performed) => {
    if (performed < checks.length && performance.now() - reportedAt < 200) return;
    reportedAt = performance.now();
    void send({ kind: "checked", performed });
  };
}

async function run(driver: Driver, task: DriverTask): Promise<void> {
  const { development, production, headers, frames, isCrawled, isForPhones, isOutlined, checks, looks } = task;
  const { launched, setup } = driver;
  const answers = siteAnswers(development, { headers, frames });
  const locate = locateInSource(development);
  launched.transport.restart(checks.length);
  const watch = watchProcesses(launched.processId, {
    limits: setup.limits.use,
    checks: checks.length,
    onExcess: (excess: Problematic) => current?.end(excess),
  });
  current = trySite(launched.browser, {
    windows: driver.windows,
    development: answers,
    production: production ? siteAnswers(production, { headers, frames }) : answers,
    isCrawled,
    isForPhones,
    isOutlined,
    checks,
    looks,
    watch,
    locate,
    good,
    limits: setup.limits,
    onChecked: reportPerformed(checks),
  });
  const seen = await current.seen;
  current = null;
  watch.stop();
  driver.runs += 1;
  const isSpent = driver.runs >= RUNS_MAX || seen.breakdowns.length > 0 || watch.isYielding();
  await send({ kind: "ran", ran: reportOf(driver, { seen, locate }), isSpent });
  if (!isSpent) driver.windows.prepare();
}

function windowsOf({ limits, warmUp }: DriverSetup, { browser }: LaunchedBrowser): Windows {
  const answersOf = (site: Site): SiteAnswers => siteAnswers(site, { headers: warmUp?.headers ?? {}, frames: [] });
  return keepWindows(browser, {
    warmUps: warmUp && { development: answersOf(warmUp.development), production: answersOf(warmUp.production) },
    checking: WINDOWS_AT_ONCE,
    patienceMilliseconds: limits.patienceMilliseconds,
  });
}

async function start(setup: DriverSetup): Promise<void> {
  const launched = await launchChromium(setup.chromium, { ...setup, limits: setup.limits.transport, onExcess });
  if (launched instanceof Error) {
    await send({ kind: "failed", reason: `${setup.chromium.executable} could not be started: ${launched.message.split("\n")[0]}` });
    process.exit(1);
  }
  const windows = windowsOf(setup, launched);
  const driver: Driver = { setup, launched, name: `${setup.chromium.name} ${launched.browser.version()}`, windows, runs: 0 };
  // A driver is useless without its browser. Its exit notifies any caller that waits for an answer.
  launched.browser.once("disconnected", () => current === null && process.exit(1));
  process.on("message", (message) => void run(driver, asTask(message)).catch(() => process.exit(1)));
  await send({ kind: "ready", name: driver.name, confinement: launched.confinement });
  windows.prepare();
  // It is killed when it ends, and writes nothing then.
  flushCompileCache();
}

process.once("disconnect", () => process.exit());
process.once("message", (message) => void start(asSetup(message)));
