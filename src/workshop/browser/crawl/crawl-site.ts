// The crawl checks what every app must satisfy: its first page loads without errors, fits the window, is accessible in
// both colour schemes, and its links lead somewhere.
import type { Screenshot } from "../../proof.ts";
import type { PageSession } from "../session/open-page-session.ts";
import type { PageGlance } from "../page/probe-contract.ts";
import { auditPage, auditDarkContrast } from "../accessibility/audit-page.ts";
import type { PageAudit, StateAuditor } from "../accessibility/state-auditor.ts";
import { crawlLinks } from "./crawl-links.ts";
import type { DeadLink } from "./crawl-links.ts";
import { takeScreenshot } from "./take-screenshot.ts";

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

/** Opens the first page and takes a screenshot. */
export async function openFirstPage(session: PageSession): Promise<{ first: PageGlance; screenshot: Screenshot }> {
  await session.visitFresh("/");
  await session.ask("settle", QUIET_MILLISECONDS, CONTENT_CAP_MILLISECONDS);
  return { first: await session.ask("glance"), screenshot: await takeScreenshot(session) };
}

/** Crawls the site in a desktop window: first page, accessibility in both colour schemes, links, and what is new on linked pages. */
export async function crawlSite(
  session: PageSession,
  { isOutlined, auditor }: { isOutlined: boolean; auditor: StateAuditor },
): Promise<Crawl> {
  const { first, screenshot } = await openFirstPage(session);
  if (first.blank) return { first, screenshot, audits: [], deadLinks: [], outline: null };
  const outline = isOutlined ? await session.page.locator("body").ariaSnapshot() : null;
  const light = await auditPage(session, { contrastOnly: false });
  await auditor.note(session, light.violations.length === 0);
  // The texts that axe could not judge.
  await auditor.audit(session, "");
  const audits: PageAudit[] = [
    { page: "/", ...light },
    { page: "/ (dark)", ...(await auditDarkContrast(session)) },
  ];
  const deadLinks = await crawlLinks(session, () => auditor.audit(session, ""));
  return { first, screenshot, audits, deadLinks, outline };
}

/** Opens the first page in a phone window; what the desktop crawl covers is not repeated. */
export async function glanceOnPhone(session: PageSession): Promise<Crawl> {
  return { ...(await openFirstPage(session)), audits: [], deadLinks: [], outline: null };
}
