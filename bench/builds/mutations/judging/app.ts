// An app of the bench: its files, what is published of it, and the checks that are derived from its blueprint.
import { type AcceptanceCheck, planChecks, readPrompt, writeProject } from "@atelier/blueprint";
import type { ProjectFiles, Site } from "../../../../src/workshop/project-files.ts";
import type { Workshop } from "../../../../src/workshop/workshop.ts";
import type { Defect } from "../planting/defect.ts";
import { findDefects, plant } from "../planting/find-defects.ts";
import type { Messages } from "../planting/messages.ts";

/** Nothing here is ever stopped. */
const never = new AbortController().signal;

/** An app into which defects are planted. */
export interface App {
  prompt: string;
  files: ProjectFiles;
  checks: readonly AcceptanceCheck[];
  /** What is published of it. */
  published: Site;
}

/** The app of a prompt, which has not been tried. */
export async function appOf(workshop: Workshop, prompt: string): Promise<App> {
  const reading = readPrompt({ text: prompt, answers: [] });
  if (reading.outcome !== "blueprint") throw new Error(`The prompt leads to a question: ${prompt}`);
  const files = await workshop.format(writeProject(reading.blueprint), never);
  const { site } = await workshop.bundle(files, "production", never);
  return { prompt, files, checks: planChecks(reading.blueprint), published: site };
}

/** Every defect that can be planted into a file of a project with these messages. */
export function defectsIn(files: ProjectFiles, { path, messages }: { path: string; messages: Messages }): Defect[] {
  return isCode(path) ? findDefects(path, { text: files.get(path) ?? "", messages }) : [];
}

/** Code of the app and of the kit; not what draws controls, which has no behaviour of its own, nor messages, which are written from the catalogue. */
export function isCode(path: string): boolean {
  return /^src\/.*\.tsx?$/.test(path) && !/^src\/(?:components\/ui\/|words\/|main\.tsx|vite-env)/.test(path);
}

/** The files of the app with the defect. */
export function withDefect(app: App, defect: Defect): ProjectFiles {
  return new Map(app.files).set(defect.path, plant(app.files.get(defect.path) ?? "", [defect]));
}

/** Whether the gate, the type checker or the bundler finds something in the files. */
export async function isRefused(workshop: Workshop, files: ProjectFiles): Promise<boolean> {
  return (await workshop.gate(files, never)).length > 0 || (await workshop.typecheck(files, never)).length > 0;
}

/** What is published of the files; null where they cannot be bundled. */
export async function bundled(workshop: Workshop, files: ProjectFiles, mode: "production" | "development"): Promise<Site | null> {
  const { site, findings } = await workshop.bundle(files, mode, never);
  return findings.length > 0 ? null : site;
}
