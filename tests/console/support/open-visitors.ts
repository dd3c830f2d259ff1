// Users of the console: real windows of a real browser, each with its own cookies, on a real service.
import assert from "node:assert/strict";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { PEOPLE, type RunningService } from "../../support/start-service.ts";
import { openTestBrowser } from "./open-test-browser.ts";

/** One user's window. `faults` collects the errors of its console: exceptions, failed requests, policy violations. */
export interface Visitor {
  page: Page;
  faults: string[];
  /** Opens a path of the console. */
  open(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser with which windows are opened. */
export interface Visitors {
  browser: Browser;
  /** Opens a new user's window, signed in if an e-mail is given. It shows no page yet. */
  openVisitor(as?: { email?: string; options?: BrowserContextOptions }): Promise<Visitor>;
  close(): Promise<void>;
}

/** Opens the users' browser for this service, whose accounts must have passwords. */
export async function openVisitors(service: Pick<RunningService, "port">): Promise<Visitors> {
  const { browser, close } = await openTestBrowser();
  const windows = new Set<BrowserContext>();
  const baseURL = `http://localhost:${service.port}`;
  return {
    browser,
    async openVisitor({ email, options } = {}) {
      const context = await browser.newContext({ baseURL, reducedMotion: "reduce", viewport: { width: 1280, height: 800 }, ...options });
      windows.add(context);
      context.once("close", () => windows.delete(context));
      const page = await context.newPage();
      const faults = watch(page);
      const visitor: Visitor = { page, faults, open: async (path) => void (await page.goto(path)), close: () => context.close() };
      if (email !== undefined) await signIn(context, { email, origin: baseURL });
      return visitor;
    },
    async close() {
      for (const context of windows) await context.close();
      await close();
    },
  };
}

function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
  page.on("pageerror", (error) => void faults.push(error.message));
  return faults;
}

/** Signs in as the form does, without loading its page. The session's cookie is the window's. */
async function signIn({ request }: BrowserContext, { email, origin }: { email: string; origin: string }): Promise<void> {
  const response = await request.post("/console/api/session.signIn", {
    data: { email, password: PEOPLE.password },
    headers: { "x-atelier-console": "1", origin },
  });
  assert.equal(response.status(), 200, await response.text());
}
