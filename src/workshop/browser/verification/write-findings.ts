// Converts what a run saw into findings: one per problem, however often and in however many windows it was seen.
import type { CheckResult, ViewportName } from "../../proof.ts";
import type { Finding, FindingSource } from "../../finding.ts";
import { describeProblem } from "../session/describe-problem.ts";
import type { SeenProblem } from "../session/problem.ts";
import type { PageAudit } from "../accessibility/state-auditor.ts";
import type { Crawl } from "../crawl/crawl-site.ts";
import type { Breakdown, Seen } from "./try-site.ts";
import { describeComponents, type Locate, sourcePlaces } from "./locate-problem.ts";

/** Nobody reads more problems of a page than this. */
const PROBLEMS_SHOWN_MAX = 40;

const sentence = (text: string): string => {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? "" : "."}`;
};

const finding = (source: FindingSource, code: string, message: string): Finding => ({ source, code, message: sentence(message) });

/** Says so if something was seen at phone size only. */
const sizeOf = (viewports: ReadonlySet<ViewportName>): string => (viewports.has("desktop") ? "" : " (at phone size)");

/** Merges things with the same key, with the sizes at which they were seen. */
function merged<Thing extends { viewport: ViewportName }>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): { thing: Thing; size: string }[] {
  const seen = new Map<string, { thing: Thing; viewports: Set<ViewportName> }>();
  for (const thing of things) {
    const known = seen.get(keyOf(thing)) ?? { thing, viewports: new Set() };
    seen.set(keyOf(thing), { ...known, viewports: known.viewports.add(thing.viewport) });
  }
  return [...seen.values()].map(({ thing, viewports }) => ({ thing, size: sizeOf(viewports) }));
}

/** Where it happened, if not on the first page. */
const pageOf = ({ path }: SeenProblem): string => (path === "/" ? "" : ` (on ${path})`);

function problemFindings(problems: readonly SeenProblem[], locate: Locate): Finding[] {
  return merged(problems, ({ code, detail }) => `${code} ${detail}`)
    .slice(0, PROBLEMS_SHOWN_MAX)
    .map(({ thing, size }) => {
      const [place, ...from] = sourcePlaces(thing, locate);
      const led = from.length === 0 ? "" : `, from ${from.map(({ file, line }) => `${file}:${line}`).join(", ")}`;
      const message = `${describeProblem(thing).replace(/\.$/, "")}${describeComponents(thing)}${led}${pageOf(thing)}${size}`;
      return { ...finding("browser", thing.code, message), ...place };
    });
}

const breakdownFindings = (breakdowns: readonly Breakdown[]): Finding[] =>
  merged(breakdowns, ({ code }) => code).map(({ thing, size }) => finding("browser", thing.code, `${thing.problem}${size}`));

function blankFindings(crawls: Seen["crawls"]): Finding[] {
  const blank = crawls.filter(({ crawl }) => crawl.first.blank);
  return merged(blank, () => "").map(({ size }) =>
    finding("browser", "blank_page", `the first page stays empty: nothing is rendered into it${size}`),
  );
}

function overflowFinding({ first }: Crawl): Finding {
  const cause = first.widest ? `, because of the ${first.widest}` : "";
  const message = `at phone size the first page is ${first.overflowPixels} pixels wider than the window${cause}; let it wrap, shrink or scroll by itself`;
  return finding("browser", "horizontal_scrolling", message);
}

function crawlFindings({ crawls }: Seen): Finding[] {
  return [
    ...blankFindings(crawls),
    ...crawls
      .filter(({ viewport, crawl }) => viewport === "phone" && crawl.first.overflowPixels > 0)
      .map(({ crawl }) => overflowFinding(crawl)),
    ...crawls.flatMap(({ crawl }) =>
      crawl.deadLinks.map(({ link, problem }) => finding("browser", "dead_link", `the link "${link.text}" to ${link.path} ${problem}`)),
    ),
  ];
}

/** The first of each violation: one that occurs on every page is reported once. */
function accessibilityFindings(audits: readonly PageAudit[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const { page, violations } of audits) {
    for (const { rule, impact, selector, advice } of violations) {
      const key = `${rule} ${selector} ${advice}`;
      const message = `${impact} accessibility problem on ${page}, in "${selector}": ${advice}`;
      if (!seen.has(key)) seen.set(key, finding("accessibility", rule.replaceAll("-", "_"), message));
    }
  }
  return [...seen.values()];
}

const checkFindings = (checks: readonly CheckResult[]): Finding[] =>
  checks
    .filter(({ passed }) => !passed)
    .map(({ title, viewport, failure }) => finding("check", "check_failed", `the check "${title}" (${viewport}) failed: ${failure}`));

/** All findings of a run: breakdowns first, since they may have caused the rest. */
export function writeFindings(seen: Seen, locate: Locate): Finding[] {
  return [
    ...breakdownFindings(seen.breakdowns),
    ...problemFindings(
      seen.problems.filter(({ code }) => code !== "page_crashed"),
      locate,
    ),
    ...crawlFindings(seen),
    ...accessibilityFindings([...seen.crawls.flatMap(({ crawl }) => crawl.audits), ...seen.audits]),
    ...checkFindings(seen.checks),
  ];
}
