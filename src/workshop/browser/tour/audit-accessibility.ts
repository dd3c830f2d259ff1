// axe-core judges the page as it stands, against WCAG 2.2 A and AA. Serious and critical violations are findings; each
// names the rule, the element and the way to mend it. The dark scheme is judged for its contrast only: the rest is the same.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Lane } from "../lane/open-lane.ts";

/** A violation that a user is hindered by. */
export interface Violation {
  rule: string;
  impact: "serious" | "critical";
  selector: string;
  /** What is wrong and how to mend it, in axe's words. */
  advice: string;
}

/** What one audit showed. */
export interface Audit {
  rulesPassed: string[];
  violations: Violation[];
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const moduleRequire = createRequire(import.meta.url);
let source: Promise<string> | undefined;

/** The engine and its version, for example `axe-core 4.14.1`. */
export const ENGINE = `axe-core ${moduleRequire("axe-core/package.json").version}`;

/** Runs in the probe's world, where `axe` is. Plain text, because it is evaluated in the page. */
const RUN = (options: object): string => `axe.run(document, ${JSON.stringify(options)}).then(({ passes, violations }) => ({
  rulesPassed: passes.map(({ id }) => id),
  violations: violations.filter(({ impact }) => impact === "serious" || impact === "critical").flatMap(({ id, impact, help, nodes }) =>
    nodes.slice(0, 5).map(({ target, failureSummary }) => ({
      rule: id, impact, selector: target.flat().join(" "),
      advice: help + ". " + (failureSummary ?? "").replace(/\\s+/g, " "),
    }))),
}))`;

/** Audits the page that the lane shows; `contrastOnly` looks at colours alone. */
export async function auditAccessibility(lane: Lane, { contrastOnly }: { contrastOnly: boolean }): Promise<Audit> {
  source ??= readFile(moduleRequire.resolve("axe-core/axe.min.js"), "utf8");
  const installed = await lane.evaluate<boolean>(`typeof axe !== "undefined"`);
  if (!installed) await lane.evaluate(`${await source}; true`);
  const what = contrastOnly ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values: TAGS };
  return lane.evaluate<Audit>(RUN({ runOnly: what, resultTypes: ["violations"], preload: false }));
}

/** Audits the contrast of the page as it looks to who prefers a dark scheme. */
export async function auditDarkContrast(lane: Lane): Promise<Audit> {
  await lane.page.emulateMedia({ colorScheme: "dark" });
  await lane.ask("settle", 20, 200);
  const audit = await auditAccessibility(lane, { contrastOnly: true });
  await lane.page.emulateMedia({ colorScheme: "light" });
  return audit;
}
