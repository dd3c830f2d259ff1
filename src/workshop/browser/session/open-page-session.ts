// A page session is one window in its own browser context, shared with no other. It is visited many times, at either
// size: a fresh visit with cleared stores in the same window costs a third of a new context, since the browser keeps
// the site's compiled scripts. Questions go to the probe in the page's isolated world, one round trip each.
import type { Browser, CDPSession, Download, Page } from "playwright-core";
import type { ViewportName } from "../../proof.ts";
import type { Probe } from "../page/probe-contract.ts";
import { drawnWindow } from "./drawn-window.ts";
import type { DrawnWindow } from "./drawn-window.ts";
import { answerRequests, siteAnswers } from "./answer-requests.ts";
import type { SiteAnswers } from "./answer-requests.ts";
import { watchAddress } from "./watch-address.ts";
import { followWorld, WORLD } from "./follow-world.ts";
import type { World } from "./follow-world.ts";
import { onceActive } from "./once-active.ts";
import { openPageClock, type PageClock } from "./page-clock.ts";
import { probeSource } from "./probe-source.ts";
import type { Problem, SeenProblem } from "./problem.ts";
import { watchPage } from "./watch-page.ts";

/** How long an act or an expectation waits for the page to comply: so long, and for so many looks, since a busy machine is slow at both. */
export interface Patience {
  milliseconds: number;
  looks: number;
  /** A clock in milliseconds that stands still while others have the processor; that of the machine where nothing watches the page. */
  now?: () => number;
}

/** What a page session shows, and whether screenshots are taken of it. */
export interface Showing {
  site: SiteAnswers;
  /** False if no screenshot is taken: the page is laid out at its size and only drawn small. */
  isSeen: boolean;
  /** Whether it is an app for phones: its window has the size of one, and a touch screen. */
  isForPhones?: boolean;
  /** Whether the components are followed that an error comes from, as React's development build tells them. */
  isTraced?: boolean;
  /** Called for each problem as it happens. */
  onProblem: (problem: SeenProblem) => void;
}

/** One window with the tried app in it. Every method but `close` rejects once the page session is closed. */
export interface PageSession extends Omit<DrawnWindow, "viewport" | "drawAt"> {
  /** Serves this site from now on. Loads nothing yet. */
  show(showing: Showing): Promise<void>;
  /** The current size of the window. */
  readonly viewport: ViewportName;
  /** That of the next act or expectation. */
  patience: Patience;
  page: Page;
  session: CDPSession;
  /** The page's problems since its site is shown, in order. */
  problems: SeenProblem[];
  /** Calls the probe; waits for a page that is loading. */
  ask<Question extends keyof Probe>(
    question: Question,
    ...facts: Parameters<Probe[Question]>
  ): Promise<Awaited<ReturnType<Probe[Question]>>>;
  /** Evaluates an expression in the probe's world, unseen by the page. */
  evaluate: World["evaluate"];
  /** Opens a path as a person with no stored data would. */
  visitFresh(path: string): Promise<void>;
  /** Opens a path and keeps stored data. */
  visit(path: string): Promise<void>;
  reload(): Promise<void>;
  /** The path that the page was last seen at, without a query. */
  path(): string;
  /** How many documents it has loaded since the last visit, without one of ours. */
  ownDocuments(): number;
  /** How often the page has changed the path of its address by itself, as a router does. */
  moves(): number;
  /** Where the app is served. */
  origin: string;
  /** The size of the window now, in CSS pixels. */
  size(): { width: number; height: number };
  /** The clock that the page sees; a fresh visit begins with the real one. */
  clock: PageClock;
  /** Runs an act and resolves with the download that it starts; null if none starts in time. */
  catchDownload(act: () => Promise<void>): Promise<Download | null>;
  /** Closes the window and what runs in it. Never rejects, even if it is already closed. */
  close(): Promise<void>;
}

/** A secure context, like the published site's own origin. */
export const APP_ORIGIN = "http://app.apps.localhost";

/** The stores that only the browser can clear, by their names in the protocol. */
const SLOW_STORES = "cookies,indexeddb,cache_storage,file_systems,service_workers";

/** The scale at which an unseen window is drawn. Drawing is a fifth of a proof's cost; a smaller scale saves nothing more. */
const UNSEEN_SCALE = 0.25;

const LOOKS_MIN = 12;
const COMPONENTS_DEEP = 16;

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

function downloadCatcher(patienceMilliseconds: number): {
  expected: (download: Download) => boolean;
  catchDownload: PageSession["catchDownload"];
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

/** Visits a page as a person with no stored data would. */
async function withoutStores(session: CDPSession, visit: () => Promise<void>): Promise<void> {
  // The other stores are cleared before the new page starts: the old page would notice, and might write them again.
  const [forgetting] = await Promise.all([
    session.send("Page.addScriptToEvaluateOnNewDocument", { source: "atelier.forget()", worldName: WORLD }),
    session.send("Storage.clearDataForOrigin", { origin: APP_ORIGIN, storageTypes: SLOW_STORES }),
  ]);
  await visit();
  // A page that replaces itself at once may take the script with it.
  await session.send("Page.removeScriptToEvaluateOnNewDocument", forgetting).catch((error: unknown) => {
    if (!`${error}`.includes("Script not found")) throw error;
  });
  await onceActive(() => session.send("Page.resetNavigationHistory"));
}

/** What a window shows before it is shown a site. */
const NOTHING: Showing = { site: siteAnswers([], { headers: {}, frames: [] }), isSeen: true, onProblem: () => undefined };

/** Opens a desktop-size window with nothing in it. Its acts and expectations wait as long as given. */
export async function openPageSession(browser: Browser, patienceMilliseconds: number): Promise<PageSession> {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  const drawn = drawnWindow(page, session);
  let shown = NOTHING;
  const { expected, catchDownload } = downloadCatcher(patienceMilliseconds);
  const report = (problem: Problem): void => {
    // What is learned of it later is noted on the same object.
    const seen = Object.assign(problem, { viewport: pageSession.viewport, path: pageSession.path() });
    pageSession.problems.push(seen);
    shown.onProblem(seen);
  };
  const [world, requests] = await Promise.all([
    followWorld(session, await probeSource()),
    answerRequests(session, { origin: APP_ORIGIN, site: () => shown.site, report }),
    watchPage(page, { session, report, expectedDownload: expected }),
    session.send("Page.enable"),
    drawn.resize("desktop"),
  ]);
  const address = watchAddress(session, APP_ORIGIN);
  const clock = openPageClock(session);
  const visit = async (to: string): Promise<void> => {
    requests.expectVisit();
    address.expect(to);
    await page.goto(`${APP_ORIGIN}${to}`, NAVIGATION);
  };
  const pageSession: PageSession = {
    async show(showing) {
      shown = showing;
      pageSession.problems = [];
      await drawn.drawAt(showing.isSeen ? 1 : UNSEEN_SCALE, showing.isForPhones === true);
      if (showing.isTraced === true) await session.send("Runtime.setAsyncCallStackDepth", { maxDepth: COMPONENTS_DEEP });
    },
    patience: { milliseconds: patienceMilliseconds, looks: LOOKS_MIN },
    page,
    session,
    problems: [],
    ask: (question, ...facts) => world.evaluate(`atelier.${question}(${facts.map((fact) => JSON.stringify(fact)).join()})`),
    evaluate: world.evaluate,
    visit,
    clock,
    visitFresh: async (path) => {
      await clock.set(null);
      await Promise.all([drawn.leave(), withoutStores(session, () => visit(path))]);
    },
    async reload() {
      requests.expectVisit();
      await page.reload(NAVIGATION);
    },
    ...drawn,
    origin: APP_ORIGIN,
    ownDocuments: requests.ownDocuments,
    path: address.path,
    moves: address.moves,
    get viewport() {
      return drawn.viewport();
    },
    size: drawn.size,
    catchDownload,
    close: () =>
      page
        .context()
        .close()
        .catch(() => undefined),
  };
  return pageSession;
}
