// What a run saw, as findings: one for each thing that is wrong, however often and in however many windows it was seen.
import type { CheckResult } from "../proof.ts";
import type { Finding, FindingSource } from "../finding.ts";
import { describeProblem } from "./lane/describe-problem.ts";
import type { SeenProblem } from "./lane/problem.ts";
import type { PageAudit } from "./tour/tour-site.ts";
import type { Breakdown, Seen } from "./try-site.ts";

/** Finds where in the project's own source a place of the built site comes from. */
export type Locate = (place: { url: string; line: number; column: number }) => { file: string; line: number; column: number } | undefined;

const sentence = (text: string): string => {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? "" : "."}`;
};

const finding = (source: FindingSource, code: string, message: string): Finding => ({ source, code, message: sentence(message) });

/** One of each message. What was seen at one size only says so; `size` is part of what is compared no longer. */
function problemFindings(problems: readonly SeenProblem[], locate: Locate): Finding[] {
  const seen = new Map<string, { problem: SeenProblem; viewports: Set<string> }>();
  for (const problem of problems) {
    const key = `${problem.code} ${problem.detail}`;
    const known = seen.get(key) ?? { problem, viewports: new Set() };
    seen.set(key, { ...known, viewports: known.viewports.add(problem.viewport) });
  }
  return [...seen.values()].map(({ problem, viewports }) => {
    const size = viewports.has("desktop") ? "" : " (at phone size)";
    const place = problem.at && locate(problem.at);
    return { ...finding("browser", problem.code, `${describeProblem(problem)}${size}`), ...place };
  });
}

function breakdownFindings(breakdowns: readonly Breakdown[]): Finding[] {
  const codes = new Map(breakdowns.map((breakdown) => [breakdown.code, breakdown]));
  return [...codes.values()].map(({ code, problem }) => finding("browser", code, problem));
}

function tourFindings({ tours }: Seen): Finding[] {
  return tours.flatMap(({ viewport, tour: { first, deadLinks } }) => [
    ...(first.blank
      ? [finding("browser", "blank_page", `the first page stays empty at ${viewport} size: nothing is rendered into it`)]
      : []),
    ...(viewport === "phone" && first.overflowPixels > 0
      ? [
          finding(
            "browser",
            "horizontal_scrolling",
            `at phone size the first page is ${first.overflowPixels} pixels wider than the window${first.widest ? `, because of the ${first.widest}` : ""}; let it wrap, shrink or scroll by itself`,
          ),
        ]
      : []),
    ...deadLinks.map(({ link, problem }) => finding("browser", "dead_link", `the link "${link.text}" to ${link.path} ${problem}`)),
  ]);
}

function accessibilityFindings(audits: readonly PageAudit[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const { page, violations } of audits) {
    for (const { rule, impact, selector, advice } of violations) {
      const key = `${rule} ${selector} ${page.includes("dark")}`;
      if (!seen.has(key))
        seen.set(key, finding("accessibility", rule.replaceAll("-", "_"), `${impact} on ${page}: ${selector}: ${advice}`));
    }
  }
  return [...seen.values()];
}

const checkFindings = (checks: readonly CheckResult[]): Finding[] =>
  checks
    .filter(({ passed }) => !passed)
    .map(({ title, viewport, failure }) => finding("check", "check_failed", `the check "${title}" (${viewport}) failed: ${failure}`));

/** Every finding of a run: breakdowns first, since they may have caused the rest. */
export function writeFindings(seen: Seen, locate: Locate): Finding[] {
  return [
    ...breakdownFindings(seen.breakdowns),
    ...problemFindings(
      seen.problems.filter(({ code }) => code !== "page_crashed"),
      locate,
    ),
    ...tourFindings(seen),
    ...accessibilityFindings(seen.tours.flatMap(({ tour }) => tour.audits)),
    ...checkFindings(seen.checks),
  ];
}
