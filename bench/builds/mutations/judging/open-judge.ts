// A browser that judges one site after another, in this process: a run stops at the first check that fails, and what the
// app's code is used for by each check can be asked. It performs checks with the same functions as a build.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AcceptanceCheck } from "@atelier/blueprint";
import { openStateAuditor } from "../../../../src/workshop/browser/accessibility/state-auditor.ts";
import { performCheck } from "../../../../src/workshop/browser/checks/perform-check.ts";
import { findChromium } from "../../../../src/workshop/browser/chromium/find-chromium.ts";
import { launchChromium, type LaunchedBrowser } from "../../../../src/workshop/browser/chromium/launch-chromium.ts";
import { type ProcessWatch, watchProcesses } from "../../../../src/workshop/browser/driver/watch-processes.ts";
import { type SiteAnswers, siteAnswers } from "../../../../src/workshop/browser/session/answer-requests.ts";
import { describeProblem } from "../../../../src/workshop/browser/session/describe-problem.ts";
import { openPageSession, type PageSession } from "../../../../src/workshop/browser/session/open-page-session.ts";
import { locateInSource } from "../../../../src/workshop/browser/verification/locate-in-source.ts";
import { trySite } from "../../../../src/workshop/browser/verification/try-site.ts";
import { usePageSession } from "../../../../src/workshop/browser/verification/use-page-session.ts";
import { keepWindows } from "../../../../src/workshop/browser/driver/keep-windows.ts";
import { writeFindings } from "../../../../src/workshop/browser/verification/write-findings.ts";
import type { Site } from "../../../../src/workshop/project-files.ts";
import { findSandbox } from "../../../../src/workshop/sandbox/find-sandbox.ts";
import { BROWSER_CACHE } from "../../../../tests/support/servers/test-cache.ts";
import { someAtOnce } from "./some-at-once.ts";

/** A check that failed, and what it says. */
export interface Failure {
  check: AcceptanceCheck;
  why: string;
}

/** Judges sites; several at once share its browser. */
export interface Judge {
  /** The first check that fails, twice: once it may only have waited for a busy machine. Null where all pass. */
  firstFailure(site: Site, checks: readonly AcceptanceCheck[]): Promise<Failure | null>;
  /** What a crawl finds in the site as it is developed; null if nothing. */
  crawl(site: Site): Promise<string | null>;
  /** Performs the checks on a site with probes. The numbers of the probes that each reached, by its id, and the checks that failed. */
  reached(site: Site, checks: readonly AcceptanceCheck[]): Promise<{ probes: Map<string, Set<number>>; failures: Failure[] }>;
  close(): Promise<void>;
}

/** Those of a build. */
const LIMITS = { hang: { cpuSeconds: 5, milliseconds: 30_000 }, taskMilliseconds: 60_000, patienceMilliseconds: 2_000 };
const TRANSPORT = { messageBytesMax: 4 * 1024 ** 2, bytesMax: 128 * 1024 ** 2, messagesMax: 100_000 };
const USE = { cpuSeconds: 240, cpuSecondsPerCheck: 0, fairCpuSeconds: 240, memoryBytes: 2_048 * 1024 ** 2, threads: 2_000 };
const WINDOWS = 3;
const RUNS_MAX = 40;

/** Says once for each page which probes it has reached. */
const PROBE = `(() => {
  const seen = new Set(), fresh = [];
  globalThis.__reached = (probe) => {
    if (seen.has(probe)) return;
    seen.add(probe);
    if (fresh.push(probe) === 1) queueMicrotask(() => console.debug("reached " + fresh.splice(0).join(" ")));
  };
})()`;

interface Trying {
  browser: LaunchedBrowser;
  site: SiteAnswers;
  watch: ProcessWatch;
  over: AbortSignal;
  /** Called with each page session before it is used. */
  onOpened: (session: PageSession) => Promise<void>;
}

/** A browser that is launched when it is needed, and replaced from time to time, to discard what pages left in it. */
interface KeptBrowser {
  use<Value>(work: (browser: LaunchedBrowser, watch: ProcessWatch) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

async function keepBrowser(): Promise<KeptBrowser> {
  const search = { given: process.env["ATELIER_CHROMIUM"], searchPath: process.env["PATH"] ?? "", cacheFolder: BROWSER_CACHE };
  const chromium = await findChromium(search);
  if (!chromium.found) throw new Error(chromium.reason);
  const [sandbox, folder] = [await findSandbox(), await mkdtemp(join(tmpdir(), "atelier-judge-"))];
  let [runs, running] = [0, 0];
  let current: LaunchedBrowser | null = null;
  let launching: Promise<LaunchedBrowser> | null = null;
  const launch = async (): Promise<LaunchedBrowser> => {
    await current?.close();
    runs = 0;
    const settings = { sandbox, folder: await mkdtemp(join(folder, "run-")), limits: TRANSPORT, onExcess: () => undefined };
    const launched = await launchChromium(chromium, settings);
    if (launched instanceof Error) throw launched;
    current = launched;
    return launched;
  };
  const fresh = async (): Promise<LaunchedBrowser> => {
    const isGood = current?.browser.isConnected() === true && (runs < RUNS_MAX || running > 0);
    if (launching === null && !isGood) launching = launch().finally(() => (launching = null));
    return launching ?? current ?? launch();
  };
  return {
    async use(work) {
      const launched = await fresh();
      runs += 1;
      running += 1;
      launched.transport.restart();
      const watch = watchProcesses(launched.processId, { limits: USE, onExcess: () => void launched.close() });
      return work(launched, watch).finally(() => {
        running -= 1;
        watch.stop();
      });
    },
    async close() {
      await current?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a judge with a browser of its own. */
export async function openJudge(): Promise<Judge> {
  const kept = await keepBrowser();
  const good = new Set<string>();
  const run = (site: Site, checks: readonly AcceptanceCheck[]): Promise<Failure[]> =>
    kept.use(async (browser, watch) => {
      const over = new AbortController();
      const trying = { browser, site: answersOf(site), watch, over: over.signal, onOpened: async () => undefined };
      return performAll(trying, checks, { good, onFailure: () => over.abort() });
    });
  return {
    async firstFailure(site, checks) {
      const [failure] = await run(site, checks);
      return failure === undefined ? null : ((await run(site, [failure.check]))[0] ?? null);
    },
    crawl: (site) =>
      kept.use(async ({ browser }, watch) => {
        const [answers, locate] = [answersOf(site), locateInSource(site)];
        const windows = keepWindows(browser, { warmUps: null, checking: 0, patienceMilliseconds: LIMITS.patienceMilliseconds });
        const common = {
          windows,
          isCrawled: true,
          isForPhones: false,
          isOutlined: false,
          checks: [],
          looks: [],
          limits: LIMITS,
          onChecked: () => undefined,
        };
        const running = trySite(browser, { ...common, development: answers, production: answers, watch, locate, good });
        const findings = writeFindings(await running.seen, locate);
        return findings.length > 0 ? findings.map(({ message }) => message).join(" ") : null;
      }),
    reached: (site, checks) =>
      kept.use(async (browser, watch) => {
        const probes = new Map<string, Set<number>>();
        const failures: Failure[] = [];
        const [answers, over] = [answersOf(site), new AbortController().signal];
        await someAtOnce(checks, WINDOWS, async (check) => {
          const own = new Set<number>();
          probes.set(check.id, own);
          const trying = { browser, site: answers, watch, over, onOpened: (session: PageSession) => listen(session, own) };
          await performAll(trying, [check], { good, onFailure: (failure) => failures.push(failure) });
        });
        return { probes, failures };
      }),
    close: kept.close,
  };
}

const answersOf = (site: Site): SiteAnswers => siteAnswers(site, { headers: {}, frames: [] });

async function listen(session: PageSession, probes: Set<number>): Promise<void> {
  await session.page.addInitScript(PROBE);
  session.session.on("Runtime.consoleAPICalled", ({ type, args: [first] }) => {
    if (type !== "debug" || typeof first?.value !== "string" || !first.value.startsWith("reached ")) return;
    for (const probe of first.value.split(" ").slice(1)) probes.add(Number(probe));
  });
}

interface Noting {
  good: Set<string>;
  onFailure: (failure: Failure) => void;
}

/** Performs the checks, a few at a time, until all are done or the run is over. */
async function performAll(trying: Trying, checks: readonly AcceptanceCheck[], { good, onFailure }: Noting): Promise<Failure[]> {
  const failures: Failure[] = [];
  await someAtOnce(checks, WINDOWS, async (check) => {
    if (trying.over.aborted) return;
    const why = await failureOf(trying, check, good);
    if (why === null || trying.over.aborted) return;
    failures.push({ check, why });
    onFailure({ check, why });
  });
  return failures;
}

/** Performs one check in windows of its own; what it says if it fails. */
async function failureOf(trying: Trying, check: AcceptanceCheck, good: Set<string>): Promise<string | null> {
  const { browser, site, watch, over } = trying;
  const opened: PageSession[] = [];
  const open = async (viewport: AcceptanceCheck["viewport"]): Promise<PageSession> => {
    const session = await openPageSession(browser.browser, LIMITS.patienceMilliseconds);
    opened.push(session);
    await session.show({ site, isSeen: false, onProblem: () => undefined });
    await trying.onOpened(session);
    await session.resize(viewport);
    return session;
  };
  const auditor = openStateAuditor(good);
  const limits = { browser: browser.browser, watch, hang: LIMITS.hang, over, milliseconds: LIMITS.taskMilliseconds };
  const work = async (session: PageSession): Promise<string | null> => {
    const { failure } = await performCheck(session, check, { openSecond: open, auditor, describe: describeProblem });
    return failure ?? auditor.audits.flatMap(({ violations }) => violations.map(({ advice }) => advice))[0] ?? null;
  };
  try {
    const outcome = await usePageSession(await open(check.viewport), limits, work);
    if (outcome.kind === "ended") return null;
    return outcome.kind === "done" ? outcome.value : outcome.problem;
  } catch (error) {
    if (browser.browser.isConnected()) throw error;
    return "the browser ended";
  } finally {
    await Promise.all(opened.map((session) => session.close()));
  }
}
