// How much of what can go wrong in an app is noticed: defects are planted into the files of apps that pass, one at a time,
// and the app is then checked as a build checks it. What the type checker does not notice, the browser's checks should. A
// file of the kit is the same in many apps: where one does not use what is broken, another one must notice.
import { availableParallelism } from "node:os";
import { openWorkshop } from "../../../src/workshop/open-workshop.ts";
import type { Workshop } from "../../../src/workshop/workshop.ts";
import { TEST_CACHE } from "../../../tests/support/servers/test-cache.ts";
import { seededRandom } from "../../../tests/builds/chaos/seeded-random.ts";
import type { Metric } from "../../metrics.ts";
import { chooseDefects } from "./choose-defects.ts";
import { type Defect, DEFECT_KINDS, type DefectKind } from "./find-defects.ts";
import { type App, defectsIn, type NoticedBy, noticedAmong, noticedBy, passingApp } from "./noticed-by.ts";
import { MUTATED_PROMPTS } from "./prompts.ts";
import { reasonFor } from "./reasons.ts";

const DEFECTS = 320;
const NOTICED_PERCENT_MIN = 98;
const ALL = "all defects";

/** A defect with the apps that have the file into which it is planted: one, or many where it is the kit's. */
interface Planned {
  defect: Defect;
  kind: DefectKind;
  apps: readonly App[];
}

/** A defect with who noticed it, and whether that was in another app than the first. */
interface Result {
  defect: Defect;
  prompt: string;
  by: NoticedBy;
  isElsewhere: boolean;
}

/** Plants `count` defects, the same ones for the same seed. `through` are those that nothing noticed if they are too many, `notes` are all of them with reasons. */
export async function benchMutations({
  count,
  seed,
}: {
  count: number | null;
  seed: number;
}): Promise<{ metrics: Metric[]; through: string[]; notes: string[] }> {
  const workshop = await openWorkshop({
    cacheFolder: TEST_CACHE,
    chromium: process.env["ATELIER_CHROMIUM"] ?? null,
    searchPath: process.env["PATH"] ?? "",
    siteHeaders: {},
    processes: availableParallelism(),
  });
  const apps: App[] = [];
  for (const prompt of MUTATED_PROMPTS) apps.push(await passingApp(workshop, prompt));
  const results = await planted(workshop, { apps, planned: plannedFor(apps, { count: count ?? DEFECTS, seed }) });
  await workshop.close();
  return summaryOf(results);
}

/** The defects that are planted, each with the apps that have its file, in the order in which they are tried. */
export function plannedFor(apps: readonly App[], { count, seed }: { count: number; seed: number }): Planned[] {
  const random = seededRandom(seed);
  const holders = Map.groupBy(
    apps.flatMap((app) => [...app.files].map(([path, text]) => ({ app, path, text }))),
    ({ path, text }) => `${path}\n${text}`,
  );
  const all = [...holders.values()].flatMap((same) => {
    const [first] = same;
    const defects = first === undefined ? [] : defectsIn(first.path, first.text);
    return defects.map((defect) => ({ defect, kind: defect.kind, apps: random.shuffle(same.map(({ app }) => app)) }));
  });
  return chooseDefects(all, { count, seed });
}

/** Plants each defect into one app and, where nothing notices it there, into the others that have its file. */
export async function planted(
  workshop: Workshop,
  { apps, planned }: { apps: readonly App[]; planned: readonly Planned[] },
): Promise<Result[]> {
  const results: Result[] = [];
  await sideBySide(planned, async ({ defect, apps: [first] }) => {
    if (first === undefined) return;
    results.push(report({ defect, prompt: first.prompt, by: await noticedBy(workshop, first, [defect]), isElsewhere: false }));
  });
  await sideBySide(apps, async (app) => {
    const left = results.filter(
      ({ by, defect }) => by === null && planned.some((one) => one.defect === defect && one.apps.slice(1).includes(app)),
    );
    const noticed = await noticedAmong(
      workshop,
      app,
      left.map(({ defect }) => defect),
    );
    for (const result of left)
      if (noticed.includes(result.defect)) report(Object.assign(result, { by: "checks", prompt: app.prompt, isElsewhere: true }));
  });
  return results;
}

/** Two at a time: while one app waits for its page, the other is bundled. */
async function sideBySide<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const workNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all([workNext(), workNext()]);
}

function report(result: Result): Result {
  const { by, defect, isElsewhere } = result;
  process.stderr.write(`${by ?? "NOT NOTICED"}${isElsewhere ? " of another app" : ""}: ${defect.kind}, ${placeOf(defect)}\n`);
  return result;
}

function summaryOf(results: readonly Result[]): { metrics: Metric[]; through: string[]; notes: string[] } {
  const survivors = results.filter(({ by }) => by === null);
  const isEnough = (results.length - survivors.length) * 100 >= NOTICED_PERCENT_MIN * results.length;
  const notes = survivors.map(
    ({ defect, prompt }) =>
      `${defect.kind}: ${placeOf(defect)}, \`${oneLine(defect.was)}\` → \`${oneLine(defect.replacement)}\` (${prompt}): ${reasonFor(defect) ?? "no reason is known"}`,
  );
  return {
    metrics: [metricOf(ALL, results), ...DEFECT_KINDS.flatMap((kind) => kindOf(kind, results))],
    through: isEnough ? [] : [`${survivors.length} of ${results.length} defects were not noticed`],
    notes,
  };
}

const placeOf = ({ path, line }: Defect): string => `${path}:${line}`;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").slice(0, 80);

function kindOf(kind: string, results: readonly Result[]): Metric[] {
  const own = results.filter(({ defect }) => defect.kind === kind);
  return own.length === 0 ? [] : [metricOf(kind, own)];
}

function metricOf(name: string, results: readonly Result[]): Metric {
  const by = (who: NoticedBy): number => results.filter((one) => one.by === who).length;
  const value = ((results.length - by(null)) / results.length) * 100;
  const elsewhere = results.filter(({ isElsewhere }) => isElsewhere).length;
  const note = `${results.length} planted: ${by("types")} noticed by types, ${by("checks")} by checks (${elsewhere} of another app), ${by(null)} by nothing`;
  return { name, value, unit: "%", limit: null, ...(name === ALL && { floor: NOTICED_PERCENT_MIN }), note };
}
