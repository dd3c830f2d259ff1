// The check of a Flutter project in a thread: parsing Dart takes seconds for a hostile file, and the service goes on.
import { attempt } from "../../../lib/attempts/attempt.ts";
import { inThread, ThreadRefusal } from "../../../lib/threads/in-thread.ts";
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { gateFinding } from "../gate-finding.ts";
import { knownApi } from "./names/known-api.ts";
import { openDartParser } from "./syntax/dart-parser.ts";
import { gateFlutterProject } from "./gate-flutter-project.ts";

/** How long all files of a project may take, waiting for a thread included. */
const PROJECT_MILLISECONDS = 30_000;

/** Loads the parser and checks a project, in the thread. */
export async function parseAndGate(files: ProjectFiles): Promise<Finding[]> {
  return gateFlutterProject(files, { parse: await openDartParser(), packages: knownApi() });
}

const run = inThread(import.meta.url, parseAndGate);

/** Checks a Flutter project and returns all findings; empty if it passes. Code that takes too long to read is a finding. */
export async function gateInThread(files: ProjectFiles): Promise<Finding[]> {
  const done = await attempt(async () => run(files, { owner: null, milliseconds: PROJECT_MILLISECONDS }));
  if (done.ok) return done.value;
  if (!(done.error instanceof ThreadRefusal)) throw done.error;
  return [gateFinding("syntax", "The Dart code takes too long to read.", null)];
}
