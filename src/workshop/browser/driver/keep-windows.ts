// A window is slow once: its process starts, and compiles the packages that all apps share. So windows for the next run
// are opened before there is one. Each has loaded the vetted packages, and nothing of any project; it serves one run.
import type { Browser } from "playwright-core";
import type { BundleMode } from "../../vendor/vendor.ts";
import type { SiteAnswers } from "../session/answer-requests.ts";
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

/** Keeps windows for `browser`. `warmUps` are sites that only load the vetted packages; without them every window is opened when it is taken. */
export function keepWindows(
  browser: Browser,
  options: { warmUps: Readonly<Record<BundleMode, SiteAnswers>> | null; checking: number; patienceMilliseconds: number },
): Windows {
  const { warmUps, checking, patienceMilliseconds } = options;
  const spare: { build: BundleMode; window: Promise<PageSession | null> }[] = [];
  let taken = 0;
  const open = (): Promise<PageSession> => openPageSession(browser, patienceMilliseconds);

  async function openWarm(site: SiteAnswers): Promise<PageSession | null> {
    const window = await open();
    try {
      await window.show({ site, isSeen: false, onProblem: () => undefined });
      await window.visit("/");
      await window.page.waitForLoadState("load");
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
      const window = openWarm(sites[build]).catch(() => null);
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
