// The crawl checks what every app must satisfy: its first page loads without errors, fits the window, is accessible in
// both colour schemes, and its links lead somewhere.
import type { Screenshot } from "../../proof.ts";
import type { PageSession } from "../session/open-page-session.ts";
import type { PageGlance } from "../page/probe-contract.ts";
import { auditAccessibility, auditDarkContrast } from "./audit-accessibility.ts";
import type { Audit } from "./audit-accessibility.ts";
import { crawlLinks } from "./crawl-links.ts";
import type { DeadLink } from "./crawl-links.ts";
import { takeScreenshot } from "./take-screenshot.ts";

/** An audit, and the page that was audited. */
export interface PageAudit extends Audit {
  page: string;
}

/** The result of crawling a site at one window size. */
export interface Crawl {
  first: PageGlance;
  screenshot: Screenshot;
  audits: PageAudit[];
  deadLinks: DeadLink[];
  /** The first page as assistive technology sees it, in Playwright's ARIA snapshot format; null if it was not requested. */
  outline: string | null;
}

const QUIET_MILLISECONDS = 60;
const CONTENT_CAP_MILLISECONDS = 3_000;
const AUDITED_ROUTES_MAX = 2;

/** Opens the first page and takes a screenshot. */
export async function openFirstPage(session: PageSession): Promise<{ first: PageGlance; screenshot: Screenshot }> {
  await session.visitFresh("/");
  await session.ask("settle", QUIET_MILLISECONDS, CONTENT_CAP_MILLISECONDS);
  return { first: await session.ask("glance"), screenshot: await takeScreenshot(session) };
}

/** Crawls the site in a desktop window: first page, accessibility in both colour schemes, links, accessibility of a few linked pages. */
export async function crawlSite(session: PageSession, { isOutlined }: { isOutlined: boolean }): Promise<Crawl> {
  const { first, screenshot } = await openFirstPage(session);
  if (first.blank) return { first, screenshot, audits: [], deadLinks: [], outline: null };
  const outline = isOutlined ? await session.page.locator("body").ariaSnapshot() : null;
  const audits: PageAudit[] = [
    { page: "/", ...(await auditAccessibility(session, { contrastOnly: false })) },
    { page: "/ (dark)", ...(await auditDarkContrast(session)) },
  ];
  let audited = 0;
  const deadLinks = await crawlLinks(session, async ({ path }) => {
    if (audited++ < AUDITED_ROUTES_MAX) audits.push({ page: path, ...(await auditAccessibility(session, { contrastOnly: false })) });
  });
  return { first, screenshot, audits, deadLinks, outline };
}

/** Opens the first page in a phone window; what the desktop crawl covers is not repeated. */
export async function glanceOnPhone(session: PageSession): Promise<Crawl> {
  return { ...(await openFirstPage(session)), audits: [], deadLinks: [], outline: null };
}
