// Looks at the states of an app that a crawl or a check visits. An app is the same in most of them: only parts that no
// state before had are audited, by the rules that look at structure, and texts are given to the rule of contrast only
// where a quick look doubts them. What axe cannot judge, such as a text over a gradient, is judged by two pictures, with
// the text and without it. Parts that were found good stay known for later runs: apps share their components.
import type { PageSession } from "../session/open-page-session.ts";
import { type Audit, installAxe, TAGS, type Violation } from "./audit-page.ts";

/** An audit, and the page or state that was audited. */
export interface PageAudit extends Audit {
  page: string;
}

/** Audits the states of one run. */
export interface StateAuditor {
  /** Audits what is new in the state that the window is in; `where` completes "on /path": "in the check "X", after step 4". */
  audit(session: PageSession, where: string): Promise<void>;
  /** Notes that axe has looked at all parts of the state that the window is in; `isGood` if it found nothing. */
  note(session: PageSession, isGood: boolean): Promise<void>;
  /** True the first two times that somebody comes to a page of this kind, or leaves one: it is much the same each time. */
  isNew(page: string): boolean;
  /** The audits that found something. */
  audits: readonly PageAudit[];
}

/** What the page answers to the audit of a state. `undecided` are the keys of texts that axe could not judge. */
interface StateAnswer extends Audit {
  undecided: string[];
}

const KNOWN_MAX = 50_000;
const PICTURED_MAX = 4;
const VISITS_MAX = 2;
/** Below this contrast a text is practically invisible. */
const INVISIBLE = 1.5;

/** Runs in the probe's world, where `axe` and `atelier` are defined. Plain text, because it is evaluated in the page. */
const RUN = (parts: readonly string[], texts: readonly string[]): string => `(async () => {
  const context = atelier.auditContext(${JSON.stringify(parts)}, ${JSON.stringify(texts)});
  const told = ({ violations }) => violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, impact, help, nodes }) => nodes.slice(0, 5).map(({ target, failureSummary }) => ({
      rule: id, impact, selector: target.flat().join(" ").slice(0, 300),
      advice: help + ". " + (failureSummary ?? "").slice(0, 1000).replace(/\\s+/g, " "),
    })));
  // What the header of a scrolled page lies over is no smaller for that: it is measured again in the middle of the window.
  const isSmall = async ({ element }) => {
    const [left, top] = [scrollX, scrollY];
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const again = await axe.run({ include: [element] }, { runOnly: { type: "rule", values: ["target-size"] }, resultTypes: ["violations"], preload: false });
    scrollTo({ left, top, behavior: "instant" });
    return again.violations.length > 0;
  };
  const smallNodes = async (nodes) => {
    const kept = [];
    for (const node of nodes) if (await isSmall(node)) kept.push(node);
    return kept;
  };
  const answer = { rulesPassed: [], violations: [], undecided: [] };
  if (context.structure.length > 0) {
    const options = { runOnly: { type: "tag", values: ${JSON.stringify(TAGS)} }, rules: { "color-contrast": { enabled: false } },
      resultTypes: ["violations"], preload: false, elementRef: true };
    const ran = await axe.run({ include: context.structure }, options);
    for (const violation of ran.violations) if (violation.id === "target-size") violation.nodes = await smallNodes(violation.nodes);
    answer.violations.push(...told(ran));
    answer.rulesPassed.push(...ran.passes.map(({ id }) => id));
  }
  const elements = context.texts.filter(({ element, isHint }) => element.isConnected && !isHint).map(({ element }) => element);
  answer.undecided = context.texts.map(({ key }) => key);
  if (elements.length > 0) {
    const options = { runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations", "passes"], preload: false, elementRef: true };
    const ran = await axe.run({ include: elements }, options);
    answer.violations.push(...told(ran));
    const judged = new Set([...ran.violations, ...ran.passes].flatMap(({ nodes }) => nodes.map(({ element }) => element)));
    answer.undecided = context.texts.filter(({ element, isHint }) => isHint || !judged.has(element)).map(({ key }) => key);
  }
  return answer;
})()`;

async function pictureOf({ session }: PageSession, box: { x: number; y: number; width: number; height: number }): Promise<string> {
  const { x, y, width, height } = box;
  const { data } = await session.send("Page.captureScreenshot", { format: "png", clip: { x, y, width, height, scale: 1 } });
  return data;
}

/** Compares the page with and without a text. Null if the text can be seen, or is gone. */
async function invisibleText(session: PageSession, key: string): Promise<Violation | null> {
  return session.atFullScale(async () => {
    const box = await session.ask("boxOfDoubt", key);
    if (box === null) return null;
    const withText = await pictureOf(session, box);
    await session.ask("eraseDoubt", key);
    const without = await pictureOf(session, box);
    await session.ask("restoreDoubt");
    const contrast = await session.ask("contrastOfPictures", withText, without);
    if (contrast >= INVISIBLE) return null;
    const advice = `the text "${box.text}" cannot be seen: its contrast to what is behind it is ${contrast.toFixed(2)}. Give it a colour that stands out; a class may set one that nobody meant`;
    return { rule: "invisible-text", impact: "critical", selector: box.selector, advice };
  });
}

/** An auditor for one run. `good` are the signatures of parts in which nothing was found; the runs of a driver share it, and it grows. */
export function openStateAuditor(good: Set<string>): StateAuditor {
  const seen = new Set<string>();
  const visits = new Map<string, number>();
  const audits: PageAudit[] = [];
  const fresh = (keys: readonly string[]): string[] => {
    const unknown = keys.filter((key) => !seen.has(key) && !good.has(key));
    for (const key of unknown) seen.add(key);
    return unknown;
  };
  const keep = (parts: readonly string[]): void => {
    if (good.size + parts.length > KNOWN_MAX) good.clear();
    for (const one of parts) good.add(one);
  };
  return {
    audits,
    async note(session, isGood) {
      const { parts } = await session.ask("survey");
      fresh(parts);
      if (isGood) keep(parts);
    },
    isNew(page) {
      const count = (visits.get(page) ?? 0) + 1;
      visits.set(page, count);
      return count <= VISITS_MAX;
    },
    async audit(session, where) {
      const survey = await session.ask("survey");
      const parts = fresh(survey.parts);
      const texts = fresh(survey.doubts);
      if (parts.length === 0 && texts.length === 0) return;
      await installAxe(session);
      const { rulesPassed, violations, undecided } = await session.evaluate<StateAnswer>(RUN(parts, texts));
      const invisible: Violation[] = [];
      for (const key of undecided.slice(0, PICTURED_MAX)) {
        const violation = await invisibleText(session, key);
        if (violation) invisible.push(violation);
      }
      if (violations.length + invisible.length > 0) {
        audits.push({ page: `${survey.path}${where && ` (${where})`}`, rulesPassed, violations: [...violations, ...invisible] });
        return;
      }
      keep(parts);
    },
  };
}
