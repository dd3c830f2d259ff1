// The app is used as a person would use it, in a real browser, and only what holds there is delivered. Findings go back
// to the generator; what comes back is made sound again before it is tried again.
import { progressAt } from "../../domain/builds/progress.ts";
import { monotonicMilliseconds } from "../../kit/clock.ts";
import type { NewBlob } from "../../storage/rows/versions/write-versions.ts";
import type { Finding } from "../../workshop/finding.ts";
import type { BrowserRun } from "../../workshop/proof.ts";
import type { Bench } from "../bench.ts";
import { openTelling, type Telling } from "../desk/open-telling.ts";
import { contentHash, keepSource } from "../keep-files.ts";
import { makeSound, repair, REPAIR_ROUNDS_MAX } from "../make-sound.ts";
import { requireGenerator } from "../require-generator.ts";
import type { Trial } from "../outputs.ts";
import { faulty, faultyTask, giveUp, type Outcome, type Stage } from "../stage.ts";

/** Looks at the development site, performs the plan's checks on the one that will be published, and takes pictures. */
export const tryOut: Stage = {
  name: "try",
  async run(bench) {
    const { checks } = bench.plan();
    let credits = 0;
    for (let round = 0; ; round += 1) {
      const [development, production] = await Promise.all([bench.bundle("development"), bench.bundle("production")]);
      if (production.findings.length > 0) return faulty(production.findings);
      const telling = openTelling(bench.ground, bench.build);
      const sites = { toured: development.site, checked: production.site, onChecked: tellNowAndThen(telling, checks.length) };
      const run = await bench.workshop.tryOut(sites, checks, bench.signal);
      await telling.close();
      if (run.findings.length === 0) return passed(run, round === 0 ? null : await bench.files(), credits);
      bench.ground.log.warn({ operationId: bench.build.operationId, findings: run.findings }, "the app does not hold what it promises");
      const repaired = round < REPAIR_ROUNDS_MAX ? await repair(bench, await bench.files(), run.findings) : null;
      // It has seen everything pass a moment ago: what fails now may be a slow moment of the machine.
      if (!repaired && round === 0 && requireGenerator(bench).category === "paid") continue;
      const { task } = bench.build.wish;
      if (!repaired && task) return faultyTask(task, run.findings);
      if (!repaired) return failed(run);
      const sound = await makeSound(bench, repaired.files);
      if (sound.findings.length > 0) return failed({ ...run, findings: sound.findings });
      credits += repaired.credits + sound.credits;
    }
  },
};

// Whoever waits for a change asks again after each, and may ask only so often.
const TELL_MILLISECONDS = 1_000;

/** Tells from time to time how many of the checks have been performed. */
function tellNowAndThen(telling: Telling, all: number): (performed: number) => void {
  const [begin, end] = [progressAt("try"), progressAt("deliver")];
  let toldAt = monotonicMilliseconds();
  return (performed) => {
    if (performed === all || monotonicMilliseconds() - toldAt < TELL_MILLISECONDS) return;
    toldAt = monotonicMilliseconds();
    telling.tell({ sentence: `Performed ${performed} of ${all} checks.`, progress: begin + ((end - begin) * performed) / all });
  };
}

function passed(run: BrowserRun, changed: Awaited<ReturnType<Bench["files"]>> | null, credits: number): Outcome {
  const source = changed && keepSource(changed);
  const pictures = run.screenshots.map(({ bytes, ...picture }) => ({ ...picture, bytes, hash: contentHash(bytes) }));
  const blobs: NewBlob[] = pictures.map(({ hash, bytes }) => ({ hash, bytes, brotli: null }));
  const trial: Trial = {
    files: source?.manifest ?? null,
    browser: run.browser,
    reason: run.reason,
    confinement: run.confinement,
    checks: run.checks,
    screenshots: pictures.map((picture) => ({ ...picture, bytes: picture.bytes.length })),
    accessibility: run.accessibility,
  };
  return { outcome: "next", output: trial, credits, blobs: [...(source?.blobs ?? []), ...blobs] };
}

function failed({ checks, findings }: Pick<BrowserRun, "checks" | "findings">): Outcome {
  const broken = checks.filter((check) => !check.passed);
  const [first] = broken;
  const what = first
    ? `${broken.length} of the ${checks.length} checks of this app failed in the browser, the first is "${first.title}": ${first.failure ?? "no reason is known"}`
    : `The app did not pass in the browser: ${describe(findings)}`;
  return giveUp("CHECKS_FAILED", `${what} An app that does not hold what it promises is not delivered. It cost nothing.`);
}

function describe([first, ...others]: Finding[]): string {
  if (!first) return "no reason is known.";
  return others.length > 0 ? `${first.message} (and ${others.length} more findings).` : first.message;
}
