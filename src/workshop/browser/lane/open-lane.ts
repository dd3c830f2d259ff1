// A lane is one window in a context of its own: nothing is shared with another lane. It is visited many times, at either
// size: a fresh visit with emptied stores in the same window costs a third of a new context, since the browser keeps the
// site's compiled scripts. Our questions go to the probe in an isolated world of the page, one round trip each.
import type { Browser, CDPSession, Download, Page } from "playwright-core";
import { VIEWPORTS } from "../../proof.ts";
import type { ViewportName } from "../../proof.ts";
import type { Probe } from "../page/probe-contract.ts";
import { answerRequests } from "./answer-requests.ts";
import type { SiteAnswers } from "./answer-requests.ts";
import { followWorld, WORLD } from "./follow-world.ts";
import type { World } from "./follow-world.ts";
import { probeSource } from "./probe-source.ts";
import type { Problem, SeenProblem } from "./problem.ts";
import { watchPage } from "./watch-page.ts";

/** One window with the tried app in it. Every method fails when the lane has been closed. */
export interface Lane {
  /** The size that the window has now. */
  viewport: ViewportName;
  /** How long an act or an expectation waits for the page to come to it. */
  patienceMilliseconds: number;
  page: Page;
  session: CDPSession;
  /** What the page did wrong since the lane was opened, in order. */
  problems: SeenProblem[];
  /** Makes the window a desktop's or a phone's; a phone has a touch screen and heeds the page's viewport. */
  resize(viewport: ViewportName): Promise<void>;
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
  /** Presses and lets go of the main button at this point of the page's window, in CSS pixels. */
  click(at: { x: number; y: number }): Promise<void>;
  /** Runs an act and resolves with the download that it starts, null when none comes in time. */
  catchDownload(act: () => Promise<void>): Promise<Download | null>;
  /** Ends the window and what runs in it. Never fails, also when it has ended already. */
  close(): Promise<void>;
}

/** A secure context, as the published site's own origin is. */
export const LANE_ORIGIN = "http://app.apps.localhost";

/** The stores that only the browser can empty, as the protocol names them. */
const SLOW_STORES = "cookies,indexeddb,cache_storage,file_systems,service_workers";

/** How large an unseen window is drawn. Drawing is a fifth of what a proof costs; below this nothing more is saved. */
const UNSEEN_SCALE = 0.25;

const NAVIGATION = { waitUntil: "commit", timeout: 0 } as const;

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: null,
    serviceWorkers: "block",
    acceptDownloads: true,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-US",
    timezoneId: "UTC",
  });
  return context.newPage();
}

async function resizeWindow(session: CDPSession, { viewport, scale }: { viewport: ViewportName; scale: number }): Promise<void> {
  const mobile = viewport === "phone";
  await Promise.all([
    session.send("Emulation.setDeviceMetricsOverride", { ...VIEWPORTS[viewport], deviceScaleFactor: 1, mobile, scale }),
    session.send("Emulation.setTouchEmulationEnabled", { enabled: mobile }),
  ]);
}

function downloadCatcher(patienceMilliseconds: number): {
  expected: (download: Download) => boolean;
  catchDownload: Lane["catchDownload"];
} {
  let take: ((download: Download) => void) | undefined;
  return {
    expected(download) {
      take?.(download);
      return take !== undefined;
    },
    async catchDownload(act) {
      const { promise, resolve } = Promise.withResolvers<Download | null>();
      take = resolve;
      await act();
      const timer = setTimeout(() => resolve(null), patienceMilliseconds);
      return promise.finally(() => {
        clearTimeout(timer);
        take = undefined;
      });
    },
  };
}

/** What a lane shows, how long its acts wait, and whether anybody looks at the pictures. */
interface LaneSettings {
  site: SiteAnswers;
  patienceMilliseconds: number;
  /** False where nobody takes a picture: the page is laid out at its size and only drawn small. */
  isSeen: boolean;
}

/** Opens a window on the site, of a desktop's size. Nothing is loaded yet. */
export async function openLane(browser: Browser, { site, patienceMilliseconds, isSeen }: LaneSettings): Promise<Lane> {
  const scale = isSeen ? 1 : UNSEEN_SCALE;
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  const { expected, catchDownload } = downloadCatcher(patienceMilliseconds);
  const report = (problem: Problem): void => void lane.problems.push({ ...problem, viewport: lane.viewport });
  const [world] = await Promise.all([
    followWorld(session, await probeSource()),
    answerRequests(session, { origin: LANE_ORIGIN, site, report }),
    watchPage(page, { session, report, expectedDownload: expected }),
    session.send("Page.enable"),
    resizeWindow(session, { viewport: "desktop", scale }),
  ]);
  const visit = async (path: string): Promise<void> => void (await page.goto(`${LANE_ORIGIN}${path}`, NAVIGATION));
  const lane: Lane = {
    viewport: "desktop",
    patienceMilliseconds,
    page,
    session,
    problems: [],
    ask: (question, ...facts) => world.evaluate(`atelier.${question}(${facts.map((fact) => JSON.stringify(fact)).join()})`),
    evaluate: world.evaluate,
    visit,
    async resize(viewport) {
      if (viewport !== lane.viewport) await resizeWindow(session, { viewport, scale });
      lane.viewport = viewport;
    },
    async visitFresh(path) {
      // The rest is cleared when the new page has not yet begun: the one that leaves would notice, and might write it again.
      const [forgetting] = await Promise.all([
        session.send("Page.addScriptToEvaluateOnNewDocument", { source: "atelier.forget()", worldName: WORLD }),
        session.send("Storage.clearDataForOrigin", { origin: LANE_ORIGIN, storageTypes: SLOW_STORES }),
      ]);
      await visit(path);
      await session.send("Page.removeScriptToEvaluateOnNewDocument", forgetting);
      await session.send("Page.resetNavigationHistory");
    },
    reload: async () => void (await page.reload(NAVIGATION)),
    // The browser takes points of the window as it is drawn.
    click: ({ x, y }) => page.mouse.click(x * scale, y * scale),
    catchDownload,
    close: () =>
      page
        .context()
        .close()
        .catch(() => undefined),
  };
  return lane;
}
