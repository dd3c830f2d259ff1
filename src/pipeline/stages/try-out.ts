// Tests the app as a user would, in a real browser; only an app that passes is delivered. Findings are returned to the
// generator, and its repair is made sound again before the next try.
import type { AcceptanceCheck } from "@atelier/blueprint";
import { progressAt } from "../../domain/builds/progress.ts";
import { monotonicMilliseconds } from "../../lib/clock.ts";
import type { NewBlob } from "../../storage/rows/versions/write-versions.ts";
import { type Finding, tallyFindings } from "../../workshop/finding.ts";
import type { LimitedRun } from "../../workshop/proof.ts";
import type { BuildContext } from "../build-context.ts";
import { type ActivityReporter, openReporting } from "../generator-context/open-reporting.ts";
import { contentHash, keepSource } from "../keep-files.ts";
import { leaveOut } from "../leave-out.ts";
import { makeSound, repair, REPAIRS_MAX } from "../make-sound.ts";
import { requireGenerator } from "../require-generator.ts";
import type { TryOutput } from "../outputs.ts";
import { faulty, faultyTask, giveUp, type Outcome, type Stage } from "../stage.ts";

/** Inspects the development site, runs the plan's checks on the production site, and takes screenshots. */
export const tryOut: Stage = {
  name: "try",
  async run(context) {
    const { checks } = context.plan();
    let credits = 0;
    let before: LimitedRun | null = null;
    for (let repairs = 0; ; repairs += 1) {
      const [development, production] = await Promise.all([context.bundle("development"), context.bundle("production")]);
      if (production.findings.length > 0) return faulty(production.findings);
      const reporter = openReporting(context.ctx, context.build);
      const performed = toPerform(checks, before);
      const sites = {
        development: development.site,
        production: production.site,
        owner: context.build.accountId,
        isCrawled: performed.length === checks.length,
        onChecked: throttleReports(reporter, checks.length),
      };
      const run = together(before, await context.workshop.tryOut(sites, performed, context.signal));
      await reporter.close();
      if (run.findings.length === 0) return passed(run, repairs === 0 ? null : await context.files(), credits);
      const reported = { operationId: context.build.operationId, findings: tallyFindings(run.findings) };
      context.ctx.log.warn(reported, "the app does not hold what it promises");
      before = null;
      const repaired = repairs < REPAIRS_MAX ? await repair(context, await context.files(), run.findings) : null;
      const { task } = context.build.buildRequest;
      if (!repaired && repairs === 0 && mayPass(context)) {
        before = run;
        continue;
      }
      if (!repaired && task) return faultyTask(task, run.findings);
      if (!repaired) return (await leaveOut(context, { findings: run.findings, failed: failedIn(run) })) ?? failed(run);
      const sound = await makeSound(context, repaired.files);
      if (sound.findings.length > 0) return failed({ ...run, findings: sound.findings });
      credits += repaired.credits + sound.credits;
    }
  },
};

/** Whether a failure may be a slow moment of the machine: the generator saw everything pass, or has written the like often. */
function mayPass(context: BuildContext): boolean {
  const { category, leaveOut: leavesOut } = requireGenerator(context);
  return category === "paid" || (leavesOut !== undefined && !context.build.buildRequest.task);
}

/** All checks; where nothing but checks failed in the same files before, those that did. */
function toPerform(checks: readonly AcceptanceCheck[], before: LimitedRun | null): readonly AcceptanceCheck[] {
  if (before === null || before.findings.some(({ source }) => source !== "check")) return checks;
  const failing = new Set(failedIn(before));
  return checks.filter(({ id }) => failing.has(id));
}

/** Two runs of the same files as one: of each check the later result, and the crawl of the first where the second has none. */
function together(before: LimitedRun | null, run: LimitedRun): LimitedRun {
  if (before === null) return run;
  const later = new Map(run.checks.map((result) => [result.id, result]));
  const checks = before.checks.map((result) => later.get(result.id) ?? result);
  const { outline, accessibility, screenshots } = run.screenshots.length > 0 ? run : before;
  return { ...run, checks, outline, accessibility, screenshots };
}

const failedIn = ({ checks }: Pick<LimitedRun, "checks">): string[] => checks.filter(({ passed: holds }) => !holds).map(({ id }) => id);

// A client that waits for changes sends a request after each one, and is rate-limited.
const REPORT_MILLISECONDS = 1_000;

/** Periodically reports how many of the checks have run. */
function throttleReports(reporter: ActivityReporter, all: number): (performed: number) => void {
  const [begin, end] = [progressAt("try"), progressAt("deliver")];
  let reportedAt = monotonicMilliseconds();
  return (performed) => {
    if (performed === all || monotonicMilliseconds() - reportedAt < REPORT_MILLISECONDS) return;
    reportedAt = monotonicMilliseconds();
    reporter.report({ sentence: `Performed ${performed} of ${all} checks.`, progress: begin + ((end - begin) * performed) / all });
  };
}

function passed(run: LimitedRun, changed: Awaited<ReturnType<BuildContext["files"]>> | null, credits: number): Outcome {
  const source = changed && keepSource(changed);
  const pictures = run.screenshots.map(({ bytes, ...picture }) => ({ ...picture, bytes, hash: contentHash(bytes) }));
  const blobs: NewBlob[] = pictures.map(({ hash, bytes }) => ({ hash, bytes, brotli: null }));
  const tryOutput: TryOutput = {
    files: source?.manifest ?? null,
    browser: run.browser,
    reason: run.reason,
    types: run.types ?? "passed",
    confinement: run.confinement,
    limits: run.limits,
    checks: run.checks,
    screenshots: pictures.map((picture) => ({ ...picture, bytes: picture.bytes.length })),
    accessibility: run.accessibility,
  };
  return { outcome: "next", output: tryOutput, credits, blobs: [...(source?.blobs ?? []), ...blobs] };
}

function failed({ checks, findings }: Pick<LimitedRun, "checks" | "findings">): Outcome {
  const broken = checks.filter((check) => !check.passed);
  const [first] = broken;
  const what = first
    ? `${broken.length} of the ${checks.length} checks of this app failed in the browser, the first is "${first.title}": ${first.failure ?? "no reason is known"}`
    : `The app did not pass in the browser: ${describe(findings)}`;
  return giveUp("CHECKS_FAILED", `${what} An app that does not hold what it promises is not delivered. It cost nothing.`);
}

function describe([first, ...others]: Finding[]): string {
  if (!first) return "no reason is known.";
  return others.length > 0
    ? `${first.message} (and ${others.length} more ${others.length === 1 ? "finding" : "findings"}).`
    : first.message;
}
