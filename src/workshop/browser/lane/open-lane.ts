// A lane is one window in a context of its own: nothing is shared with another lane. It is visited many times: a fresh
// visit with emptied stores in the same window costs a third of a new context, since the browser keeps the site's
// compiled scripts. Our questions go to the probe in an isolated world of the page, one round trip each.
import type { Browser, CDPSession, Download, Page } from "playwright-core";
import { VIEWPORTS } from "../../proof.ts";
import type { ViewportName } from "../../proof.ts";
import type { Probe } from "../page/probe-contract.ts";
import { answerRequests, EMPTY_PATH } from "./answer-requests.ts";
import type { SiteAnswers } from "./answer-requests.ts";
import { followWorld } from "./follow-world.ts";
import type { World } from "./follow-world.ts";
import { probeSource } from "./probe-source.ts";
import type { Problem } from "./problem.ts";
import { watchPage } from "./watch-page.ts";

/** One window with the tried app in it. Every method fails when the lane has been closed. */
export interface Lane {
  viewport: ViewportName;
  page: Page;
  session: CDPSession;
  /** What the page did wrong since the lane was opened, in order. */
  problems: Problem[];
  /** Asks the probe; waits for the page that is being loaded. */
  ask<Question extends keyof Probe>(
    question: Question,
    ...facts: Parameters<Probe[Question]>
  ): Promise<Awaited<ReturnType<Probe[Question]>>>;
  /** Runs an expression in the probe's world, without the page's knowledge. */
  evaluate: World["evaluate"];
  /** Opens a path as a person with no stored data would. */
  visitFresh(path: string): Promise<void>;
  /** Opens a path and keeps what is stored. */
  visit(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs an act and resolves with the download that it starts. */
  catchDownload(act: () => Promise<void>, withinMilliseconds: number): Promise<Download | null>;
  /** Ends the window and what runs in it. Never fails, also when it has ended already. */
  close(): Promise<void>;
}

/** A secure context, as the published site's own origin is. */
export const LANE_ORIGIN = "http://app.apps.localhost";

const NAVIGATION = { waitUntil: "commit", timeout: 0 } as const;

async function openPage(browser: Browser, viewport: ViewportName): Promise<Page> {
  const isPhone = viewport === "phone";
  const context = await browser.newContext({
    viewport: VIEWPORTS[viewport],
    deviceScaleFactor: 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    serviceWorkers: "block",
    acceptDownloads: true,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "UTC",
  });
  return context.newPage();
}

/** Runs an act and resolves with the download that it starts, null when none comes in time. */
function downloadCatcher(): { expected: (download: Download) => boolean; catchDownload: Lane["catchDownload"] } {
  let take: ((download: Download) => void) | undefined;
  return {
    expected(download) {
      take?.(download);
      return take !== undefined;
    },
    async catchDownload(act, withinMilliseconds) {
      const { promise, resolve } = Promise.withResolvers<Download | null>();
      take = resolve;
      await act();
      const timer = setTimeout(() => resolve(null), withinMilliseconds);
      return promise.finally(() => {
        clearTimeout(timer);
        take = undefined;
      });
    },
  };
}

/** Opens a window on the site. Nothing is loaded yet. */
export async function openLane(browser: Browser, { viewport, site }: { viewport: ViewportName; site: SiteAnswers }): Promise<Lane> {
  const page = await openPage(browser, viewport);
  const session = await page.context().newCDPSession(page);
  const problems: Problem[] = [];
  const report = (problem: Problem): void => void problems.push(problem);
  const { expected, catchDownload } = downloadCatcher();
  watchPage(page, { report, expectedDownload: expected });
  const [world] = await Promise.all([
    followWorld(session, await probeSource()),
    answerRequests(session, { origin: LANE_ORIGIN, site, report }),
    session.send("Page.enable"),
  ]);
  const ask: Lane["ask"] = (question, ...facts) =>
    world.evaluate(`atelier.${question}(${facts.map((fact) => JSON.stringify(fact)).join()})`);
  const visit = async (path: string): Promise<void> => void (await page.goto(`${LANE_ORIGIN}${path}`, NAVIGATION));
  return {
    viewport,
    page,
    session,
    problems,
    ask,
    evaluate: world.evaluate,
    visit,
    async visitFresh(path) {
      await visit(EMPTY_PATH);
      await Promise.all([ask("forget"), session.send("Storage.clearDataForOrigin", { origin: LANE_ORIGIN, storageTypes: "all" })]);
      await session.send("Page.resetNavigationHistory");
      await visit(path);
    },
    reload: async () => void (await page.reload(NAVIGATION)),
    catchDownload,
    close: () =>
      page
        .context()
        .close()
        .catch(() => undefined),
  };
}
