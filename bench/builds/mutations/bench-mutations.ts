// How much of what can go wrong in an app is noticed: defects are planted into the files of apps that pass, one at a time,
// and each app is then checked as a build checks it. What the type checker does not notice, the browser's checks should.
import { randomUUID } from "node:crypto";
import { type AcceptanceCheck, planChecks, readPrompt, writeProject } from "@atelier/blueprint";
import { openWorkshop } from "../../../src/workshop/open-workshop.ts";
import type { ProjectFiles } from "../../../src/workshop/project-files.ts";
import type { Workshop } from "../../../src/workshop/workshop.ts";
import { TEST_CACHE } from "../../../tests/support/servers/test-cache.ts";
import type { Metric } from "../../metrics.ts";
import { chooseDefects } from "./choose-defects.ts";
import { type Defect, DEFECT_KINDS, findDefects, plant } from "./find-defects.ts";
import { MUTATED_PROMPTS } from "./prompts.ts";

const never = new AbortController().signal;
const DEFECTS_AN_APP = 20;
const NOTICED_PERCENT_MIN = 98;

/** An app that passes. */
interface App {
  prompt: string;
  files: ProjectFiles;
  checks: readonly AcceptanceCheck[];
}

type NoticedBy = "types" | "checks" | null;

/** Plants `count` defects over the apps, the same ones for the same seed. `through` are the defects that nothing noticed. */
export async function benchMutations({
  count,
  seed,
}: {
  count: number | null;
  seed: number;
}): Promise<{ metrics: Metric[]; through: string[] }> {
  const workshop = await openWorkshop({
    cacheFolder: TEST_CACHE,
    chromium: process.env["ATELIER_CHROMIUM"] ?? null,
    searchPath: process.env["PATH"] ?? "",
    siteHeaders: {},
    processes: 1,
  });
  const results: { defect: Defect; prompt: string; by: NoticedBy }[] = [];
  const anApp = count === null ? DEFECTS_AN_APP : Math.ceil(count / MUTATED_PROMPTS.length);
  for (const [at, prompt] of MUTATED_PROMPTS.entries()) {
    const app = await passingApp(workshop, prompt);
    const defects = [...app.files].flatMap(([path, text]) => (isCode(path) ? findDefects(path, text) : []));
    for (const defect of chooseDefects(defects, { count: anApp, seed: seed + at })) {
      const by = await noticedBy(workshop, app, defect);
      results.push({ defect, prompt, by });
      process.stderr.write(`${by ?? "NOT NOTICED"}: ${defect.kind}, ${placeOf(defect)}\n`);
    }
  }
  await workshop.close();
  const survivors = results.filter(({ by }) => by === null);
  const isEnough = (results.length - survivors.length) * 100 >= NOTICED_PERCENT_MIN * results.length;
  return {
    metrics: [
      ...metricsOf(
        "all defects",
        results.map(({ by }) => by),
      ),
      ...DEFECT_KINDS.flatMap((kind) =>
        metricsOf(
          kind,
          results.filter(({ defect }) => defect.kind === kind).map(({ by }) => by),
        ),
      ),
    ],
    through: isEnough
      ? []
      : survivors.map(({ defect, prompt }) => `${defect.kind}: ${placeOf(defect)} → ${defect.replacement.slice(0, 60)} (${prompt})`),
  };
}

/** Code of the app and of the kit; not what draws controls, which has no behaviour of its own. */
function isCode(path: string): boolean {
  return /^src\/.*\.tsx?$/.test(path) && !/^src\/(?:components\/ui\/|main\.tsx|vite-env)/.test(path);
}

async function passingApp(workshop: Workshop, prompt: string): Promise<App> {
  const reading = readPrompt({ text: prompt, answers: [] });
  if (reading.outcome !== "blueprint") throw new Error(`The prompt leads to a question: ${prompt}`);
  const app = { prompt, files: await workshop.format(writeProject(reading.blueprint), never), checks: planChecks(reading.blueprint) };
  const findings = await findingsInBrowser(workshop, app);
  if (findings > 0) throw new Error(`The app does not pass without a defect: ${prompt}`);
  return app;
}

async function noticedBy(workshop: Workshop, app: App, defect: Defect): Promise<NoticedBy> {
  const files = new Map([...app.files, [defect.path, plant(app.files.get(defect.path) ?? "", defect)] as const]);
  const gated = await workshop.gate(files, never);
  if (gated.length > 0 || (await workshop.typecheck(files, never)).length > 0) return "types";
  return (await findingsInBrowser(workshop, { ...app, files })) > 0 ? "checks" : null;
}

async function findingsInBrowser(workshop: Workshop, { files, checks }: App): Promise<number> {
  const [development, production] = await Promise.all([
    workshop.bundle(files, "development", never),
    workshop.bundle(files, "production", never),
  ]);
  const broken = development.findings.length + production.findings.length;
  if (broken > 0) return broken;
  const sites = { development: development.site, production: production.site, owner: randomUUID() };
  return (await workshop.tryOut(sites, checks, never)).findings.length;
}

const placeOf = ({ path, line }: Defect): string => `${path}:${line}`;

function metricsOf(kind: string, noticed: readonly NoticedBy[]): Metric[] {
  if (noticed.length === 0) return [];
  const by = (who: NoticedBy): number => noticed.filter((one) => one === who).length;
  const value = ((noticed.length - by(null)) / noticed.length) * 100;
  const note = `${noticed.length} planted: ${by("types")} noticed by types, ${by("checks")} by checks, ${by(null)} by nothing`;
  return [{ name: kind, value, unit: "%", limit: null, note }];
}
