// Who notices a defect: the app with it is checked as a build checks it.
import { randomUUID } from "node:crypto";
import { type AcceptanceCheck, planChecks, readPrompt, writeProject } from "@atelier/blueprint";
import { isDeepStrictEqual } from "node:util";
import type { ProjectFiles, Site } from "../../../src/workshop/project-files.ts";
import type { Workshop } from "../../../src/workshop/workshop.ts";
import type { Defect } from "./defect.ts";
import { findDefects, plant } from "./find-defects.ts";

/** Nothing here is ever stopped. */
const never = new AbortController().signal;

/** An app that passes. */
export interface App {
  prompt: string;
  files: ProjectFiles;
  checks: readonly AcceptanceCheck[];
  /** What is published of it. */
  published: Site;
}

/** What the type checker says, what the browser's checks say, or null where nobody says anything. */
export type NoticedBy = "types" | "checks" | null;

/** The app of a prompt. Throws if it does not pass: then no defect in it could be distinguished from what is wrong already. */
export async function passingApp(workshop: Workshop, prompt: string): Promise<App> {
  const reading = readPrompt({ text: prompt, answers: [] });
  if (reading.outcome !== "blueprint") throw new Error(`The prompt leads to a question: ${prompt}`);
  const files = await workshop.format(writeProject(reading.blueprint), never);
  const { site } = await workshop.bundle(files, "production", never);
  const app = { prompt, files, checks: planChecks(reading.blueprint), published: site };
  const findings = await findingsInBrowser(workshop, app);
  if (findings > 0) throw new Error(`The app does not pass without a defect: ${prompt}`);
  return app;
}

/** Every defect that can be planted into a file. */
export function defectsIn(path: string, text: string): Defect[] {
  return isCode(path) ? findDefects(path, text) : [];
}

/** Code of the app and of the kit; not what draws controls, which has no behaviour of its own. */
function isCode(path: string): boolean {
  return /^src\/.*\.tsx?$/.test(path) && !/^src\/(?:components\/ui\/|main\.tsx|vite-env)/.test(path);
}

function withDefects(app: App, defects: readonly Defect[]): ProjectFiles {
  const files = new Map(app.files);
  for (const [path, own] of Map.groupBy(defects, (defect) => defect.path)) files.set(path, plant(app.files.get(path) ?? "", own));
  return files;
}

/** Whether what is published of the app is another with the defect: what of a file the app does not use is no part of it. */
export async function isPublished(workshop: Workshop, app: App, defect: Defect): Promise<boolean> {
  const { site, findings } = await workshop.bundle(withDefects(app, [defect]), "production", never);
  return findings.length > 0 || !isDeepStrictEqual(site, app.published);
}

/** Plants the defects into the app and checks it. */
export async function noticedBy(workshop: Workshop, app: App, defects: readonly Defect[]): Promise<NoticedBy> {
  const files = withDefects(app, defects);
  const gated = await workshop.gate(files, never);
  if (gated.length > 0 || (await workshop.typecheck(files, never)).length > 0) return "types";
  return (await findingsInBrowser(workshop, { files, checks: app.checks })) > 0 ? "checks" : null;
}

/** Which of the defects are noticed in the app: all are planted at once, and halves of them as long as something is noticed. */
export async function noticedAmong(workshop: Workshop, app: App, defects: readonly Defect[]): Promise<Defect[]> {
  const [apart, rest] = withoutOverlaps(defects);
  if (rest.length > 0) return [...(await noticedAmong(workshop, app, apart)), ...(await noticedAmong(workshop, app, rest))];
  if (defects.length === 0 || (await noticedBy(workshop, app, defects)) === null) return [];
  if (defects.length === 1) return [...defects];
  const half = Math.ceil(defects.length / 2);
  const first = await noticedAmong(workshop, app, defects.slice(0, half));
  return [...first, ...(await noticedAmong(workshop, app, defects.slice(half)))];
}

/** Defects that can be planted at once, and those that are in the way of one of them. */
function withoutOverlaps(defects: readonly Defect[]): [Defect[], Defect[]] {
  const apart: Defect[] = [];
  const rest: Defect[] = [];
  for (const defect of defects) {
    const isInTheWay = apart.some((other) => other.path === defect.path && defect.start <= other.end && other.start <= defect.end);
    (isInTheWay ? rest : apart).push(defect);
  }
  return [apart, rest];
}

async function findingsInBrowser(workshop: Workshop, { files, checks }: Pick<App, "files" | "checks">): Promise<number> {
  const [development, production] = await Promise.all([
    workshop.bundle(files, "development", never),
    workshop.bundle(files, "production", never),
  ]);
  const broken = development.findings.length + production.findings.length;
  if (broken > 0) return broken;
  const sites = { development: development.site, production: production.site, owner: randomUUID() };
  const { findings } = await workshop.tryOut(sites, checks, never);
  // A page that does not answer may only have waited for a busy machine: it is tried once more.
  const isHung = findings.some(({ code }) => code === "hung_page");
  return isHung ? (await workshop.tryOut(sites, checks, never)).findings.length : findings.length;
}
