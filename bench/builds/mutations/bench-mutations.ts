// How much of what can go wrong in an app is noticed: defects are planted into the files of apps that pass, one at a time,
// and the app is then checked as a build checks it. What the type checker does not notice, the browser's checks should. A
// file of the kit is the same in many apps: where one does not use what is broken, another one must notice. What no check of
// an app creates, such as full storage, the kit's own tests should. A defect in what no app uses, which is no part of what
// is published, is left out.
import { availableParallelism } from "node:os";
import { openWorkshop } from "../../../src/workshop/open-workshop.ts";
import type { Workshop } from "../../../src/workshop/workshop.ts";
import { TEST_CACHE } from "../../../tests/support/servers/test-cache.ts";
import { seededRandom } from "../../../tests/builds/chaos/seeded-random.ts";
import { chooseDefects } from "./choose-defects.ts";
import type { Defect, DefectKind } from "./defect.ts";
import { type App, defectsIn, isPublished, noticedAmong, noticedBy, passingApp } from "./noticed-by.ts";
import { openKitTests } from "./kit-tests.ts";
import { MUTATED_PROMPTS } from "./prompts.ts";
import { oneLine, placeOf, type Result, summarise, type Summary } from "./summarise.ts";

const DEFECTS = 340;

/** A defect with the apps that have the file into which it is planted: one, or many where it is the kit's. */
interface Planned {
  defect: Defect;
  kind: DefectKind;
  apps: readonly App[];
}

/** Plants `count` defects, the same ones for the same seed. `through` are those that nothing noticed if they are too many, `notes` are all of them with reasons. */
export async function benchMutations({ count, seed }: { count: number | null; seed: number }): Promise<Summary> {
  const workshop = await openWorkshop({
    cacheFolder: TEST_CACHE,
    chromium: process.env["ATELIER_CHROMIUM"] ?? null,
    searchPath: process.env["PATH"] ?? "",
    siteHeaders: {},
    processes: availableParallelism(),
  });
  const apps: App[] = [];
  for (const prompt of MUTATED_PROMPTS) apps.push(await passingApp(workshop, prompt));
  const defects = plannedFor(apps, { count: count ?? DEFECTS, seed });
  const results = await planted(workshop, { apps, planned: defects });
  await workshop.close();
  await tryKitTests(results, apps);
  return summarise(results, { leftOut: defects.length - results.length });
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
  await sideBySide(planned, async ({ defect, apps: holders }) => {
    const first = await firstWith(workshop, holders, defect);
    if (first === null) return;
    results.push(report({ defect, prompt: first.prompt, by: await noticedBy(workshop, first, [defect]), isElsewhere: false }));
  });
  await sideBySide(apps, async (app) => {
    const left = results.filter(
      ({ by, defect, prompt }) =>
        by === null && prompt !== app.prompt && planned.some((one) => one.defect === defect && one.apps.includes(app)),
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

/** Lets the kit's own tests judge what neither types nor checks noticed. */
async function tryKitTests(results: readonly Result[], apps: readonly App[]): Promise<void> {
  const tests = await openKitTests();
  for (const result of results.filter(({ by }) => by === null)) {
    const text = apps.find(({ prompt }) => prompt === result.prompt)?.files.get(result.defect.path) ?? "";
    if (await tests.notice(result.defect, text)) report(Object.assign(result, { by: "kit" }));
  }
  await tests.close();
}

/** The first app of which the defect changes what is published; null where it changes none: what no app uses cannot be seen. */
async function firstWith(workshop: Workshop, apps: readonly App[], defect: Defect): Promise<App | null> {
  for (const app of apps) if (await isPublished(workshop, app, defect)) return app;
  return null;
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
  const { by, defect, prompt, isElsewhere } = result;
  const edit = by === null || by === "kit" ? `: ${oneLine(defect.was)} → ${oneLine(defect.replacement)} (${prompt})` : "";
  process.stderr.write(`${by ?? "NOT NOTICED"}${isElsewhere ? " of another app" : ""}: ${defect.kind}, ${placeOf(defect)}${edit}\n`);
  return result;
}
