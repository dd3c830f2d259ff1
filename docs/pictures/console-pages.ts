// The console's pages for the pictures: which address, what is done on it before it is photographed, and who looks.
import type { Page } from "playwright-core";

/** A page of the console, as a signed-in person or as a stranger; `ready` brings it into the state of the picture. */
export interface ConsolePage {
  name: string;
  group: "pages" | "settings" | "editor";
  path: string;
  isSignedIn: boolean;
  ready?(page: Page): Promise<void>;
}

const shown = (page: Page, words: string | RegExp): Promise<void> => page.getByText(words).locator("visible=true").first().waitFor();

/** Every page of the console; the project is one that is built. */
export const consolePages = (projectId: string): ConsolePage[] => [
  { name: "welcome", group: "pages", path: "/", isSignedIn: false },
  { name: "sign-in", group: "pages", path: "/sign-in", isSignedIn: false },
  { name: "sign-up", group: "pages", path: "/sign-up", isSignedIn: false },
  { name: "reset", group: "pages", path: "/reset", isSignedIn: false },
  { name: "home", group: "pages", path: "/", isSignedIn: true, ready: (page) => page.locator("img").first().waitFor() },
  {
    name: "palette",
    group: "pages",
    path: "/",
    isSignedIn: true,
    ready: async (page) => {
      await page.locator("img").first().waitFor();
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "trash", group: "pages", path: "/trash", isSignedIn: true },
  { name: "site", group: "editor", path: `/projects/${projectId}`, isSignedIn: true, ready: (page) => shown(page, "Version 1") },
  {
    name: "code",
    group: "editor",
    path: `/projects/${projectId}?panel=code`,
    isSignedIn: true,
    ready: (page) => shown(page, "package.json"),
  },
  {
    name: "versions",
    group: "editor",
    path: `/projects/${projectId}?panel=versions`,
    isSignedIn: true,
    ready: (page) => shown(page, /Version 1|v1/),
  },
  {
    name: "proof",
    group: "editor",
    path: `/projects/${projectId}?panel=proof`,
    isSignedIn: true,
    ready: (page) => shown(page, /listed|Listed/),
  },
  { name: "deploy", group: "editor", path: `/projects/${projectId}?panel=deploy`, isSignedIn: true },
  ...["keys", "usage", "security", "integrations", "webhooks", "account"].map((name) => ({
    name,
    group: "settings" as const,
    path: `/settings/${name}`,
    isSignedIn: true,
  })),
];
