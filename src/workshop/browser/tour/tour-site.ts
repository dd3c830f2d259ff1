// The tour is what every app is shown to hold, whatever it is: its first page comes up without errors, fits the window,
// is accessible in both colour schemes, and its links lead somewhere.
import type { Screenshot } from "../../proof.ts";
import type { Lane } from "../lane/open-lane.ts";
import type { PageGlance } from "../page/probe-contract.ts";
import { auditAccessibility, auditDarkContrast } from "./audit-accessibility.ts";
import type { Audit } from "./audit-accessibility.ts";
import { crawlLinks } from "./crawl-links.ts";
import type { DeadLink } from "./crawl-links.ts";
import { takeScreenshot } from "./take-screenshot.ts";

/** An audit, and the page that it was of. */
export interface PageAudit extends Audit {
  page: string;
}

/** What the tour of a site showed in one window. */
export interface Tour {
  first: PageGlance;
  screenshot: Screenshot;
  audits: PageAudit[];
  deadLinks: DeadLink[];
  /** The first page as assistive technology has it, in Playwright's ARIA snapshot format; null where it was not asked for. */
  outline: string | null;
}

const QUIET_MILLISECONDS = 60;
const CONTENT_CAP_MILLISECONDS = 3_000;
const AUDITED_ROUTES_MAX = 2;

/** Opens the first page and takes its picture. */
export async function openFirstPage(lane: Lane): Promise<{ first: PageGlance; screenshot: Screenshot }> {
  await lane.visitFresh("/");
  await lane.ask("settle", QUIET_MILLISECONDS, CONTENT_CAP_MILLISECONDS);
  return { first: await lane.ask("glance"), screenshot: await takeScreenshot(lane) };
}

/** Tours the site in a desktop window: first page, accessibility in both colour schemes, links, and the accessibility of a few pages behind them. */
export async function tourSite(lane: Lane, { isOutlined }: { isOutlined: boolean }): Promise<Tour> {
  const { first, screenshot } = await openFirstPage(lane);
  if (first.blank) return { first, screenshot, audits: [], deadLinks: [], outline: null };
  const outline = isOutlined ? await lane.page.locator("body").ariaSnapshot() : null;
  const audits: PageAudit[] = [
    { page: "/", ...(await auditAccessibility(lane, { contrastOnly: false })) },
    { page: "/ (dark)", ...(await auditDarkContrast(lane)) },
  ];
  let audited = 0;
  const deadLinks = await crawlLinks(lane, async ({ path }) => {
    if (audited++ < AUDITED_ROUTES_MAX) audits.push({ page: path, ...(await auditAccessibility(lane, { contrastOnly: false })) });
  });
  return { first, screenshot, audits, deadLinks, outline };
}

/** Looks at the first page in a phone's window; what the desktop's tour shows is not repeated. */
export async function glanceOnPhone(lane: Lane): Promise<Tour> {
  return { ...(await openFirstPage(lane)), audits: [], deadLinks: [], outline: null };
}
