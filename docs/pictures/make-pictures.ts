// Makes the pictures of the documents from the running product: starts a service, builds apps from their prompts, and
// photographs their sites as a visitor sees them, and the console with one of them. `npm run pictures`; with names, only
// those: `npm run pictures -- ferry console mobile/tip`.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "../../src/workshop/browser/chromium/find-chromium.ts";
import { buildAndWait } from "../../tests/support/build-and-wait.ts";
import { openVisitors } from "../../tests/console/support/open-visitors.ts";
import { PEOPLE, removeData, startService } from "../../tests/support/start-service.ts";
import { type ConsolePage, consolePages } from "./console-pages.ts";
import { photographGallery } from "./kit-gallery.ts";
import { writeLandingExample } from "./landing-example.ts";
import { missingForPhones, photographPhones, wantedPhones } from "./phone-apps.ts";
import { type Neighbours, openNeighbours, RECEIVER_NETWORK } from "./open-neighbours.ts";

const folder = fileURLToPath(new URL("../images", import.meta.url));
const apps = [
  { name: "recipes", prompt: "A recipe box with ratings and a shopping list" },
  {
    name: "invoices",
    prompt:
      "Track my clients and their invoices with amount, due date and whether they are paid. Show the total per month and export to CSV. Teal buttons.",
  },
];
const gallery = [
  {
    name: "ferry",
    prompt: "A booking website for island ferries. Passengers should be able to browse crossings, book seats and review crossings.",
  },
  {
    name: "bakery",
    prompt:
      "A website for a bakery with opening hours, products, a newsletter and a contact form. Use wheat as the background and saddle brown for components.",
  },
  { name: "forum", prompt: "A discussion forum for gardeners where users can post questions, reply, search and follow topics." },
  {
    name: "shop",
    prompt: "An online shop for handmade soap with categories, a shopping cart, checkout and order history. Playful design.",
  },
  { name: "snake", prompt: "A snake game with best scores" },
  {
    name: "school",
    prompt:
      "A learning platform for photography courses. Students should be able to browse courses, enroll, learn lessons and take quizzes.",
  },
  {
    name: "clinic",
    prompt: "A clinic management system with functionalities for patient management, appointment scheduling, reports and approvals.",
  },
  {
    name: "water",
    prompt: "A dashboard website for water quality with interactive charts, a time range and alerts.",
  },
];
/** What people ask for first, each as `kinds/<view>/<name>.webp`. */
const kinds = [
  { name: "business", prompt: "A site for our beauty salon: treatments, price list, opening hours and a contact form" },
  {
    name: "bookings",
    prompt: "A booking website for city tours. Visitors browse tours with price, date and capacity and book tickets.",
  },
  { name: "attendance", prompt: "An attendance list with name, date and answer" },
  { name: "board", prompt: "A kanban board for our orders" },
  { name: "tracker", prompt: "A running tracker with date, distance and time and a chart per week" },
  { name: "outstanding", prompt: "An invoice tracker with client, amount, due date and whether they are paid" },
  { name: "calculator", prompt: "A calculator: litres of paint = width * height / 10" },
  { name: "timer", prompt: "An interval timer with 45 seconds of work, 15 seconds of rest and 8 rounds" },
  { name: "guests", prompt: "A wedding guest list" },
  { name: "shared-list", prompt: "A shared shopping list for our flat" },
  { name: "portfolio", prompt: "A portfolio for a wedding photographer with a gallery, about me and a contact form" },
];
const views = [
  { name: "desktop", width: 1280, height: 800, scheme: "light" },
  { name: "desktop-dark", width: 1280, height: 800, scheme: "dark" },
  { name: "phone", width: 375, height: 812, scheme: "light" },
] as const;
const kindViews = [...views, { name: "phone-dark", width: 375, height: 812, scheme: "dark" }] as const;
/** Kinds have many pictures, which are compressed: WebP of this quality. */
const KIND_QUALITY = 72;

const consoleViews = [
  { name: "desktop", width: 1440, height: 900, scheme: "light" },
  { name: "desktop-dark", width: 1440, height: 900, scheme: "dark" },
  { name: "phone", width: 375, height: 812, scheme: "light" },
  { name: "phone-dark", width: 375, height: 812, scheme: "dark" },
] as const;
const SETTLE_MILLISECONDS = 700;

interface Sitting {
  name: string;
  url: string;
  seen: readonly (typeof kindViews)[number][];
  isCompressed?: boolean;
}

async function photograph(browser: Browser, { name, url, seen, isCompressed = false }: Sitting): Promise<void> {
  for (const view of seen) {
    const page = await browser.newPage({
      viewport: { width: view.width, height: view.height },
      colorScheme: view.scheme,
      reducedMotion: "reduce",
    });
    await page.goto(url, { waitUntil: "networkidle" });
    if (isCompressed) await writeFile(path.join(folder, "kinds", view.name, `${name}.webp`), await compressed(page));
    else await page.screenshot({ path: path.join(folder, seen.length === 1 ? `${name}.png` : `${name}-${view.name}.png`) });
    await page.close();
  }
}

/** What the window shows, as WebP: only Chromium's own protocol encodes it. */
async function compressed(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: KIND_QUALITY });
  return Buffer.from(data, "base64");
}

const service = await startService({ withPasswords: true, environment: { ATELIER_WEBHOOK_ALLOW: RECEIVER_NETWORK } });
const found = await findChromium({
  given: undefined,
  searchPath: process.env.PATH ?? "",
  cacheFolder: path.join(service.dataFolder, "pictures"),
});
if (!found.found) throw new Error(found.reason);
const browser = await chromium.launch({
  executablePath: found.executable,
  env: { ...process.env, ...found.environment },
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const name of ["gallery", ...kindViews.map((view) => `kinds/${view.name}`)]) await mkdir(path.join(folder, name), { recursive: true });
const wanted = new Set(process.argv.slice(2));
const sittings = [
  ...apps.map((app) => ({ ...app, seen: views })),
  ...gallery.map((app) => ({ ...app, seen: views.slice(0, 1), name: `gallery/${app.name}` })),
  ...kinds.map((app) => ({ ...app, seen: kindViews, isCompressed: true })),
];
for (const app of sittings.filter(({ name }) => wanted.size === 0 || wanted.has(path.basename(name)))) {
  const operation = await buildAndWait(service, app.prompt);
  if (operation.links.deployment === null)
    throw new Error(`"${app.prompt}" ended ${operation.operationStatus}: ${operation.error?.message}`);
  await photograph(browser, { ...app, url: operation.links.deployment });
  process.stdout.write(`${app.name}: ${operation.links.deployment}\n`);
}
if (wanted.size === 0 || wanted.has("kit")) await photographGallery(browser, path.join(folder, "kit"));
const phones = wantedPhones(wanted);
if (phones.length > 0) await photographMobile();
if (wanted.size === 0 || wanted.has("landing")) await writeLandingExample(service, browser);
if (wanted.size === 0 || wanted.has("console")) await photographConsole();
await browser.close();
await service.stop();
await removeData(service.dataFolder);

/** The apps for phones; where what they need is missing, says so. */
async function photographMobile(): Promise<void> {
  const missing = missingForPhones();
  if (missing === null) await photographPhones(phones, { service, browser, folder: path.join(folder, "mobile") });
  else process.stdout.write(`${missing}\n`);
}

/** Every page of the console in two sizes and two schemes, with a few projects on it. */
async function photographConsole(): Promise<void> {
  const visitors = await openVisitors(service);
  const { page: own, open } = await visitors.openVisitor({ email: PEOPLE.tester });
  await open("/");
  const neighbours = await openNeighbours(service, own);
  for (const { prompt } of gallery.slice(0, 3)) await buildAndWait(service, prompt);
  const { projectId } = await buildAndWait(service, apps[0]?.prompt ?? "");
  for (const view of consoleViews) {
    const options = { viewport: { width: view.width, height: view.height }, colorScheme: view.scheme } as const;
    const person = await visitors.openVisitor({ email: PEOPLE.tester, options });
    const stranger = await visitors.openVisitor({ options });
    for (const { name, group, path: address, isSignedIn, ready } of [...consolePages(projectId), ...pagesOf(neighbours)]) {
      const { page } = isSignedIn ? person : stranger;
      await page.goto(address, { waitUntil: "load" });
      await ready?.(page);
      await page.waitForTimeout(SETTLE_MILLISECONDS);
      await page.screenshot({ path: path.join(folder, "console", group, view.name, `${name}.png`) });
    }
    process.stdout.write(`console: ${view.name}\n`);
  }
  neighbours.close();
  await visitors.close();
}

/** The pages that need somebody beside the service. */
function pagesOf({ endpointId, connectPath }: Neighbours): ConsolePage[] {
  return [
    { name: "webhook", group: "settings", isSignedIn: true, path: `/settings/webhooks/${endpointId}` },
    {
      name: "connect",
      group: "pages",
      isSignedIn: true,
      path: connectPath,
      ready: (page) => page.getByRole("button", { name: "Allow" }).waitFor(),
    },
  ];
}
