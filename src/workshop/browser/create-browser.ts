// The browser of the workshop: it opens a built site as a person would, performs the acceptance checks, and says what it
// saw. It never pretends: without a browser the run says "not run", and a browser that dies twice is a finding.
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Site } from "../project-files.ts";
import type { BrowserRun } from "../proof.ts";
import type { Sandbox } from "../sandbox/confine.ts";
import { unlessAborted } from "../../kit/waiting/unless-aborted.ts";
import { resultOf } from "./checks/perform-check.ts";
import { keepBrowser } from "./chromium/keep-browser.ts";
import type { TakenBrowser } from "./chromium/keep-browser.ts";
import { siteAnswers } from "./lane/answer-requests.ts";
import { locateInSource } from "./locate-in-source.ts";
import { takeTurns } from "./take-turns.ts";
import { ENGINE } from "./tour/audit-accessibility.ts";
import { trySite } from "./try-site.ts";
import type { Limits, Seen, TriedSites } from "./try-site.ts";
import { BrowserDied } from "./use-lane.ts";
import { writeFindings } from "./write-findings.ts";

/** What the browser needs to know of this machine and of how sites are published. */
export interface BrowserSettings {
  /** The operator's own path to a Chromium; undefined to look for one. */
  chromium: string | undefined;
  /** The value of PATH, where a Chromium is looked for. */
  searchPath: string;
  /** Where a Chromium from npm is unpacked, and where the browser may keep what it writes while it runs. */
  cacheFolder: string;
  sandbox: Sandbox;
  /** Headers that the published site will carry, its content security policy among them. */
  headers?: Readonly<Record<string, string>>;
  /** How long a page may take; without it, as long as suits the load of this machine. */
  limits?: Limits;
}

/** A browser that sites are tried in. */
export interface TryingBrowser {
  /** Opens one site at both sizes and performs every check on the other. Rejects with the signal's reason when it is aborted, and when the browser of this machine fails. */
  run(sites: TriedSites, checks: readonly AcceptanceCheck[], signal: AbortSignal): Promise<BrowserRun>;
  close(): Promise<void>;
}

const LIMITS: Limits = { tourMilliseconds: 12_000, checkMilliseconds: 25_000, patienceMilliseconds: 2_000 };
const BUSY_MAX = 4;

/** The limits on this machine as it is now: a page that shares its cores with three others takes four times as long, and is not broken for it. */
function limitsNow(): Limits {
  const busy = Math.min(BUSY_MAX, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
  return {
    tourMilliseconds: Math.round(LIMITS.tourMilliseconds * busy),
    checkMilliseconds: Math.round(LIMITS.checkMilliseconds * busy),
    patienceMilliseconds: Math.round(LIMITS.patienceMilliseconds * busy),
  };
}

/** More runs at once would only make each of them look hung; fewer would let one that hangs keep all others waiting. */
const RUNS_AT_ONCE = Math.max(2, Math.floor(availableParallelism() / 2));

const NO_ACCESSIBILITY = { engine: ENGINE, rulesPassed: 0, findings: 0 };

type Ran = Omit<BrowserRun, "milliseconds">;

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

function diedTwice({ name, confinement }: Extract<TakenBrowser, { there: true }>, checks: readonly AcceptanceCheck[]): Ran {
  const reason = "The browser ended twice while it ran the app.";
  return {
    browser: name,
    reason,
    confinement,
    checks: checks.map((check) => resultOf(check, { failure: "was not performed, because the browser ended twice", milliseconds: 0 })),
    screenshots: [],
    outline: null,
    accessibility: NO_ACCESSIBILITY,
    findings: [{ source: "browser", code: "browser_died", message: reason }],
  };
}

function report({ name, confinement }: Extract<TakenBrowser, { there: true }>, { seen, site }: { seen: Seen; site: Site }): Ran {
  const findings = writeFindings(seen, locateInSource(site));
  const audits = seen.tours.flatMap(({ tour }) => tour.audits);
  return {
    browser: name,
    reason: null,
    confinement,
    checks: seen.checks,
    screenshots: seen.tours.map(({ tour }) => tour.screenshot).sort((one, other) => other.width - one.width),
    outline: seen.tours.map(({ tour }) => tour.outline).find((outline) => outline !== null) ?? null,
    accessibility: {
      engine: ENGINE,
      rulesPassed: new Set(audits.flatMap(({ rulesPassed }) => rulesPassed)).size,
      findings: findings.filter(({ source }) => source === "accessibility").length,
    },
    findings,
  };
}

/** Makes the browser of the workshop. Nothing is launched before the first run. */
export function createBrowser({ chromium, searchPath, cacheFolder, sandbox, headers = {}, limits }: BrowserSettings): TryingBrowser {
  const kept = keepBrowser({ search: { given: chromium, searchPath, cacheFolder }, sandbox, runFolder: join(cacheFolder, "browser-runs") });

  const inTurn = takeTurns(RUNS_AT_ONCE);

  async function runOnce(
    sites: TriedSites,
    rest: { checks: readonly AcceptanceCheck[]; signal: AbortSignal; isLast: boolean },
  ): Promise<Ran | "died"> {
    const { checks, signal, isLast } = rest;
    const taken = await kept.take();
    signal.throwIfAborted();
    if (!taken.there && taken.fails) throw new Error(taken.reason);
    if (!taken.there) return notRun(taken.reason);
    try {
      const toured = siteAnswers(sites.toured, headers);
      const checked = sites.checked === sites.toured ? toured : siteAnswers(sites.checked, headers);
      const seen = await trySite(taken.browser, {
        toured,
        checked,
        isOutlined: sites.isOutlined ?? false,
        onChecked: sites.onChecked ?? (() => undefined),
        checks,
        signal,
        limits: limits ?? limitsNow(),
      });
      return report(taken, { seen, site: sites.toured });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof BrowserDied) && taken.browser.isConnected()) throw error;
      return isLast ? diedTwice(taken, checks) : "died";
    }
  }

  async function runTwiceAtMost(sites: TriedSites, rest: { checks: readonly AcceptanceCheck[]; signal: AbortSignal }): Promise<Ran> {
    const first = await runOnce(sites, { ...rest, isLast: false });
    const ran = first === "died" ? await runOnce(sites, { ...rest, isLast: true }) : first;
    if (ran === "died") throw new Error("the last run never says that it may be repeated");
    return ran;
  }

  return {
    // Also while a browser is still being found or launched: the work then ends by itself.
    run: (sites, checks, signal) =>
      unlessAborted(
        signal,
        inTurn(async () => {
          signal.throwIfAborted();
          const start = performance.now();
          const ran = await runTwiceAtMost(sites, { checks, signal });
          return { ...ran, milliseconds: Math.round(performance.now() - start) };
        }),
      ),
    close: () => kept.close(),
  };
}
