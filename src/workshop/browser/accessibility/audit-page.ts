// Audits the page as it is with axe-core against WCAG 2.2 A and AA. Serious and critical violations are findings; each
// names the rule, the element and the fix. The dark scheme is audited for contrast only: the rest is the same.
import { createRequire } from "node:module";
import type { PageSession } from "../session/open-page-session.ts";

/** A violation that hinders a user. */
export interface Violation {
  rule: string;
  impact: "serious" | "critical";
  selector: string;
  /** What is wrong and how to fix it, in axe's words. */
  advice: string;
}

/** The result of one audit. */
export interface Audit {
  rulesPassed: string[];
  violations: Violation[];
}

/** The rules that are run: those of WCAG 2.2 A and AA. */
export const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The engine and its version, for example `axe-core 4.14.1`. */
export const ENGINE = `axe-core ${createRequire(import.meta.url)("axe-core/package.json").version}`;

/** Runs in the probe's world, where `axe` is defined. Plain text, because it is evaluated in the page. */
const RUN = (options: object): string => `axe.run(document, ${JSON.stringify(options)}).then(({ passes, violations }) => ({
  rulesPassed: passes.map(({ id }) => id),
  violations: violations.filter(({ impact }) => impact === "serious" || impact === "critical").flatMap(({ id, impact, help, nodes }) =>
    nodes.slice(0, 5).map(({ target, failureSummary }) => ({
      rule: id, impact, selector: target.flat().join(" ").slice(0, 300),
      advice: help + ". " + (failureSummary ?? "").slice(0, 1000).replace(/\\s+/g, " "),
    }))),
}))`;

/** Defines `axe` in the probe's world of the current document, once. */
export const installAxe = (session: PageSession): Promise<unknown> => session.evaluate(`typeof axe === "undefined" && atelier.defineAxe()`);

/** Audits the page session's current page; `contrastOnly` runs only the colour contrast rule. */
export async function auditPage(session: PageSession, { contrastOnly }: { contrastOnly: boolean }): Promise<Audit> {
  await installAxe(session);
  const what = contrastOnly ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values: TAGS };
  return session.evaluate<Audit>(RUN({ runOnly: what, resultTypes: ["violations"], preload: false }));
}

/** Audits the contrast of the page as rendered for a dark colour scheme. */
export async function auditDarkContrast(session: PageSession): Promise<Audit> {
  await session.page.emulateMedia({ colorScheme: "dark" });
  await session.ask("settle", 20, 200);
  const audit = await auditPage(session, { contrastOnly: true });
  await session.page.emulateMedia({ colorScheme: "light" });
  return audit;
}
