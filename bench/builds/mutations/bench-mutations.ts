// How much of what can go wrong in an app is noticed: defects are planted into the files of apps that pass, one at a time,
// and the app is then checked as a build checks it. What the type checker does not notice, the checks should that use the
// code: first those of the app of which the most use it, then those of the others that have the same file. What no check of
// an app creates, such as full storage, the kit's own tests should. A defect in what no app uses, which is no part of what
// is published, is left out. What was found is kept: a run that was stopped goes on, and another one repeats only what
// changes of the code or the checks may have changed.
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { openWorkshop } from "../../../src/workshop/open-workshop.ts";
import type { Workshop } from "../../../src/workshop/workshop.ts";
import { TEST_CACHE } from "../../../tests/support/servers/test-cache.ts";
import { type App, appOf, bundled, defectsIn, isRefused, withDefect } from "./judging/app.ts";
import { type KitTests, openKitTests } from "./judging/kit-tests.ts";
import { type Judge, openJudge } from "./judging/open-judge.ts";
import { type Probe, probesOf, withProbes } from "./judging/probes.ts";
import { someAtOnce } from "./judging/some-at-once.ts";
import { chooseDefects } from "./planting/choose-defects.ts";
import type { Defect, DefectKind } from "./planting/defect.ts";
import { messagesIn } from "./planting/messages.ts";
import { MUTATED_PROMPTS } from "./prompts.ts";
import { digestOf, type Kept, openKept } from "./results/kept-results.ts";
import { oneLine, placeOf, type Result, summarise, type Summary } from "./results/summarise.ts";

const DEFECTS = 340;
/** A defect that the checks of so many apps do not notice is noticed by none. */
const APPS_MAX = 5;
/** While one app waits for its page, others are checked. */
const AT_ONCE = 4;

/** The proof of what the crawl of an app notices. */
const CRAWLED = "crawled";

/** How many defects, which ones, and whether what earlier runs found is forgotten. */
export interface MutationOptions {
  count: number | null;
  seed: number;
  isFresh: boolean;
}

/** An app with the functions that each of its checks uses. */
interface KnownApp extends App {
  /** What it is, in short. */
  digest: string;
  probes: readonly Probe[];
  reached: ReadonlyMap<string, ReadonlySet<number>>;
}

/** A defect with the apps that have the file into which it is planted: one, or many where it is the kit's. */
interface Planned {
  defect: Defect;
  kind: DefectKind;
  apps: readonly KnownApp[];
}

/** What was found about a defect. `proof` is the digest of what noticed it, or of all that did not. */
type Verdict = Omit<Result, "defect"> & { proof: string };

interface Bench {
  workshop: Workshop;
  judge: Judge;
  apps: readonly KnownApp[];
}

/** Plants `count` defects, the same ones for the same seed. `through` are those that nothing noticed if they are too many, `notes` are all of them with reasons. */
export async function benchMutations({ count, seed, isFresh }: MutationOptions): Promise<Summary> {
  const workshop = await openWorkshop({
    cacheFolder: TEST_CACHE,
    chromium: process.env["ATELIER_CHROMIUM"] ?? null,
    searchPath: process.env["PATH"] ?? "",
    siteHeaders: {},
    processes: availableParallelism(),
  });
  const [judge, kit] = [await openJudge(), await openKitTests()];
  const folder = join(tmpdir(), "atelier-mutations");
  try {
    const apps: KnownApp[] = [];
    const known = openKept<[string, number[]][]>(join(folder, "apps.jsonl"), { isFresh });
    for (const prompt of MUTATED_PROMPTS) apps.push(await passingApp({ workshop, judge }, { prompt, known }));
    const planned = plannedFor(apps, { count: count ?? DEFECTS, seed });
    const verdicts = openKept<Verdict | null>(join(folder, "verdicts.jsonl"), { isFresh });
    const results: Result[] = [];
    await someAtOnce(planned, AT_ONCE, async (one) => {
      const verdict = await keptOr(verdicts, one, () => verdictOn({ workshop, judge, apps }, one));
      if (verdict !== null) results.push(report({ ...verdict, defect: one.defect }));
    });
    await askKitTests({ kit, known: openKept<boolean>(join(folder, "kit.jsonl"), { isFresh }) }, { planned, results });
    return summarise(results, { leftOut: planned.length - results.length });
  } finally {
    await Promise.all([workshop.close(), judge.close(), kit.close()]);
  }
}

/** The app with what its checks use. Throws if it does not pass: then no defect in it could be distinguished from what is wrong already. */
async function passingApp(
  { workshop, judge }: Omit<Bench, "apps">,
  { prompt, known }: { prompt: string; known: Kept<[string, number[]][]> },
): Promise<KnownApp> {
  const written = await appOf(workshop, prompt);
  const app = { ...written, digest: digestOf([...written.files], written.checks) };
  const { probes, files } = withProbes(app.files);
  const kept = known.get(app.digest);
  if (kept !== undefined) return { ...app, probes, reached: new Map(kept.map(([id, reached]) => [id, new Set(reached)])) };
  process.stderr.write(`${prompt}: ${app.checks.length} checks, ${probes.length} functions\n`);
  const probed = await bundled(workshop, files, "production");
  if (probed === null) throw new Error(`The app cannot be bundled: ${prompt}`);
  const { probes: reached, failures } = await judge.reached(probed, app.checks);
  // A check that failed may only have waited for a busy machine.
  const failed = failures.map(({ check }) => check);
  const again = failed.length > 0 ? await judge.reached(probed, failed) : { probes: [], failures: [] };
  for (const [id, own] of again.probes) reached.set(id, own);
  for (const { why } of again.failures) throw new Error(`The app does not pass without a defect: ${prompt}: ${why}`);
  known.set(
    app.digest,
    [...reached].map(([id, own]) => [id, [...own]]),
  );
  return { ...app, probes, reached };
}

/** The defects that are planted, each with the apps that have its file. */
function plannedFor(apps: readonly KnownApp[], { count, seed }: { count: number; seed: number }): Planned[] {
  const known = new Map(apps.map((app) => [app, messagesIn(app.files)]));
  const holders = Map.groupBy(
    apps.flatMap((app) => [...app.files].map(([path, text]) => ({ app, path, text }))),
    ({ path, text }) => `${path}\n${text}`,
  );
  const all = [...holders.values()].flatMap((same) => {
    const [first] = same;
    const defects =
      first === undefined ? [] : defectsIn(first.app.files, { path: first.path, messages: known.get(first.app) ?? new Map() });
    return defects.map((defect) => ({ defect, kind: defect.kind, apps: same.map(({ app }) => app) }));
  });
  return chooseDefects(all, { count, seed });
}

/** Lets the kit's own tests judge what neither types nor checks noticed. */
async function askKitTests(
  { kit, known }: { kit: KitTests; known: Kept<boolean> },
  { planned, results }: { planned: readonly Planned[]; results: readonly Result[] },
): Promise<void> {
  for (const result of results.filter(({ by }) => by === null)) {
    const text = planned.find(({ defect }) => defect === result.defect)?.apps[0]?.files.get(result.defect.path) ?? "";
    const key = digestOf(kit.digest, result.defect, text);
    const isNoticed = known.get(key) ?? (await kit.notice(result.defect, text));
    known.set(key, isNoticed);
    if (isNoticed) report(Object.assign(result, { by: "kit" }));
  }
}

/** What is known of a defect in the same file, if what noticed it is still there, or if everything that did not is as it was. */
async function keptOr(
  verdicts: Kept<Verdict | null>,
  { defect, apps }: Planned,
  judgeIt: () => Promise<Verdict | null>,
): Promise<Verdict | null> {
  const everything = digestOf(apps.map(({ digest }) => digest));
  const key = digestOf(defect, apps[0]?.files.get(defect.path));
  const kept = verdicts.get(key);
  const holds = kept === null || kept?.by === "types" || kept?.proof === everything || kept?.proof === CRAWLED;
  const isStillChecked = kept?.by === "checks" && apps.some(({ checks }) => checks.some((check) => digestOf(check) === kept.proof));
  if (kept !== undefined && (holds || isStillChecked)) return kept;
  const judged = await judgeIt();
  const verdict = judged?.by === null ? { ...judged, proof: everything } : judged;
  verdicts.set(key, verdict);
  return verdict;
}

/** Who notices the defect; null where it is no part of what is published of any app. */
async function verdictOn(bench: Bench, { defect, apps }: Planned): Promise<Verdict | null> {
  const using = apps
    .map((app) => ({ app, checks: checksOn(app, defect) }))
    .toSorted((one, other) => other.checks.length - one.checks.length);
  const [first] = using;
  if (first === undefined) return null;
  const { prompt } = first.app;
  if (await isRefused(bench.workshop, withDefect(first.app, defect))) return { by: "types", prompt, isElsewhere: false, proof: "" };
  const seen = await seenIn(bench, { defect, using });
  if (seen !== null) return seen === "nowhere" ? null : seen;
  if (await isCrawlNotedIn(bench, { defect, app: first.app })) return { by: "checks", prompt, isElsewhere: false, proof: CRAWLED };
  return { by: null, prompt, isElsewhere: false, proof: "" };
}

/** Whether the crawl finds something that it does not find without the defect. */
async function isCrawlNotedIn({ workshop, judge }: Bench, { defect, app }: { defect: Defect; app: App }): Promise<boolean> {
  const broken = await bundled(workshop, withDefect(app, defect), "development");
  if (broken === null) return true;
  if ((await judge.crawl(broken)) === null) return false;
  const sound = await bundled(workshop, app.files, "development");
  return sound !== null && (await judge.crawl(sound)) === null;
}

interface Use {
  app: KnownApp;
  checks: App["checks"];
}

/** What the checks of the apps say; null if nothing, "nowhere" where every app is published as without the defect. */
async function seenIn(bench: Bench, { defect, using }: { defect: Defect; using: readonly Use[] }): Promise<Verdict | "nowhere" | null> {
  let tried = 0;
  for (const { app, checks } of using) {
    if (tried >= APPS_MAX || (tried > 0 && checks.length === 0)) break;
    const site = await bundled(bench.workshop, withDefect(app, defect), "production");
    if (site !== null && isDeepStrictEqual(site, app.published)) continue;
    const failure = site === null ? null : await bench.judge.firstFailure(site, checks);
    const { prompt } = app;
    if (failure !== null) return { by: "checks", prompt, isElsewhere: tried > 0, proof: digestOf(failure.check) };
    tried += 1;
  }
  return tried === 0 ? "nowhere" : null;
}

/** The checks that use the code of a defect, the shortest first. */
function checksOn(app: KnownApp, defect: Defect): App["checks"] {
  const probes = probesOf(defect, app.probes);
  const using = app.checks.filter(({ id }) => probes === null || probes.some((probe) => app.reached.get(id)?.has(probe)));
  return using.toSorted((one, other) => one.steps.length - other.steps.length);
}

function report(result: Result): Result {
  const { by, defect, prompt, isElsewhere } = result;
  const edit = by === null || by === "kit" ? `: ${oneLine(defect.was)} → ${oneLine(defect.replacement)} (${prompt})` : "";
  process.stderr.write(`${by ?? "NOT NOTICED"}${isElsewhere ? " of another app" : ""}: ${defect.kind}, ${placeOf(defect)}${edit}\n`);
  return result;
}
