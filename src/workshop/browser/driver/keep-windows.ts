// A window is slow once: its process starts, and compiles the packages that all apps share. So windows for the next run
// are opened before there is one. Each has loaded the vetted packages, and nothing of any project; it serves one run.
import type { Browser } from "playwright-core";
import type { BundleMode } from "../../vendor/vendor.ts";
import type { SiteAnswers } from "../session/answer-requests.ts";
import { auditPage } from "../accessibility/audit-page.ts";
import { openPageSession, type PageSession } from "../session/open-page-session.ts";

/** The windows of one browser. */
export interface Windows {
  /** Hands out a window for a site of this build: one that is ready or being opened for it, else a new one. */
  take(build: BundleMode): Promise<PageSession>;
  /** Opens what a run needs one by one, unless a window is taken meanwhile. Returns at once and never fails. */
  prepare(): void;
}

/** One crawls; the others perform checks, one of them in the place of the crawl when that is done. */
const NEEDED = (checking: number): readonly BundleMode[] => [
  "development",
  ...Array.from({ length: checking }, () => "production" as const),
];

/** So long nothing may happen before windows are opened: where builds wait for the browser, each opens its own. */
const QUIET_MILLISECONDS = 250;
/** So long a page is waited for that shows nothing. */
const PROBE_MILLISECONDS = 1_000;

/** Asks the page what pages are asked, so that this is compiled too; all rules of accessibility run in the window that crawls. */
async function warmProbe(window: PageSession, build: BundleMode): Promise<void> {
  await window.ask("settle", 0, PROBE_MILLISECONDS);
  await window.ask("survey");
  await window.ask("observeAll", [{ target: { role: "link" } }]);
  await window.ask("reach", { role: "link" });
  if (build === "development") await auditPage(window, { contrastOnly: false });
}

/** Keeps windows for `browser`. `warmUps` are sites that only load the vetted packages; without them every window is opened when it is taken. */
export function keepWindows(
  browser: Browser,
  options: { warmUps: Readonly<Record<BundleMode, SiteAnswers>> | null; checking: number; patienceMilliseconds: number },
): Windows {
  const { warmUps, checking, patienceMilliseconds } = options;
  const spare: { build: BundleMode; window: Promise<PageSession | null> }[] = [];
  let taken = 0;
  const open = (): Promise<PageSession> => openPageSession(browser, patienceMilliseconds);

  async function openWarm(site: SiteAnswers, build: BundleMode): Promise<PageSession | null> {
    const window = await open();
    try {
      await window.show({ site, isSeen: false, onProblem: () => undefined });
      await window.visit("/");
      await window.page.waitForLoadState("load");
      await warmProbe(window, build);
      return window;
    } catch {
      await window.close();
      return null;
    }
  }

  async function openMissing(sites: Readonly<Record<BundleMode, SiteAnswers>>): Promise<void> {
    const takenBefore = taken;
    const missing = [...NEEDED(checking)];
    for (const { build } of spare) missing.splice(missing.indexOf(build), 1);
    for (const build of missing) {
      if (taken !== takenBefore || !browser.isConnected()) return;
      const window = openWarm(sites[build], build).catch(() => null);
      spare.push({ build, window });
      await window;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  return {
    async take(build) {
      taken += 1;
      clearTimeout(timer);
      const at = spare.findIndex((one) => one.build === build);
      const [found] = at === -1 ? [] : spare.splice(at, 1);
      return (await found?.window) ?? open();
    },
    prepare() {
      if (warmUps === null) return;
      clearTimeout(timer);
      timer = setTimeout(() => void openMissing(warmUps), QUIET_MILLISECONDS);
    },
  };
}
