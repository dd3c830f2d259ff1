// Type checks with TypeScript 7, kept warm: one confined process serves all checks, one after the other, and an anchor
// project keeps the vetted typings loaded. A process that hangs or dies is replaced, and the check says so in a finding.
import { dirname, join } from "node:path";
import { unlessAborted } from "../../kit/waiting/unless-aborted.ts";
import type { Finding } from "../finding.ts";
import type { ProjectFiles } from "../project-files.ts";
import type { Confinement } from "../proof.ts";
import type { Sandbox } from "../sandbox/confine.ts";
import { withinLimits } from "../sandbox/within-limits.ts";
import { findingsOf } from "./findings-of.ts";
import { startTypescriptServer } from "./typescript-server.ts";
import type { TypescriptServer } from "./typescript-server.ts";
import { makeTypingsFolder, removeFolder, writeProject } from "./typings-folder.ts";
import type { TypingsFolder } from "./typings-folder.ts";

/** A running typechecker. */
export interface Typechecker {
  /** Checks the modules in `src`, tests left out, by our own strict settings. Rejects when `signal` aborts, with its reason, and when TypeScript cannot be started again. */
  check(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]>;
  confinement: Confinement;
  close(): Promise<void>;
}

const DEADLINE_MILLISECONDS = 20_000;

const failure = (code: string, message: string): Finding[] => [{ source: "types", code, message }];
const DEADLINE = failure(
  "deadline",
  `The types could not be checked within ${DEADLINE_MILLISECONDS / 1_000} seconds; something in them expands without end.`,
);
const CRASH = failure("crash", "The types could not be checked; something in them is nested too deep or grows too large.");
const OUTSIDE = failure(
  "outside_file",
  "A module refers to a file outside the project; only its own files and the vetted packages may be used.",
);

/** Asks for a project's errors. A project that made TypeScript read a file from elsewhere is told that, and nothing of what was read. */
async function readFindings(
  { api, library }: TypescriptServer,
  folder: TypingsFolder,
  project: { config: string; files: ProjectFiles },
): Promise<Finding[]> {
  const { config, files } = project;
  const root = dirname(config);
  const snapshot = await api.updateSnapshot({ openProjects: [config] });
  const program = snapshot.getProject(config)?.program;
  if (!program) return CRASH;
  const requests = [program.getSyntacticDiagnostics(), program.getSemanticDiagnostics(), program.getProgramDiagnostics()];
  const [names, ...diagnostics] = await Promise.all([program.getSourceFileNames(), ...requests]);
  await snapshot.dispose();
  await api.updateSnapshot({ closeProjects: [config] });
  const known = [root, join(folder.path, "ambient.d.ts"), ...folder.packages, library];
  const isKnown = (name: string): boolean => known.some((path) => name === path || name.startsWith(`${path}/`));
  return names.every(isKnown) ? findingsOf(diagnostics.flat(), { root, files }) : OUTSIDE;
}

/** One process at a time, started again when it was ended. */
class CheckQueue {
  readonly #start: () => Promise<TypescriptServer>;
  readonly #sandbox: Sandbox;
  readonly #folder: TypingsFolder;
  #server: TypescriptServer | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(sandbox: Sandbox, folder: TypingsFolder) {
    this.#sandbox = sandbox;
    this.#folder = folder;
    this.#start = () => startTypescriptServer(sandbox, folder);
  }

  async warmUp(): Promise<void> {
    this.#server = await this.#start();
  }

  check(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]> {
    const result = this.#last.then(() => this.#checkNow(files, signal));
    this.#last = result.catch(() => undefined);
    return unlessAborted(signal, result);
  }

  async close(): Promise<void> {
    await this.#last;
    const ended = this.#server?.ended;
    this.#endServer();
    await ended;
  }

  #endServer(): void {
    this.#server?.end();
    this.#server = null;
  }

  async #checkNow(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]> {
    signal.throwIfAborted();
    const server = (this.#server ??= await this.#start());
    const config = await writeProject(this.#sandbox, this.#folder, files);
    const answered = readFindings(server, this.#folder, { config, files }).catch(() => null);
    const died = server.ended.then(() => null);
    const outcome = await withinLimits(Promise.race([answered, died]), { deadlineMilliseconds: DEADLINE_MILLISECONDS, signal });
    if (typeof outcome === "string" || outcome.value === null) this.#endServer();
    await removeFolder(dirname(config));
    signal.throwIfAborted();
    if (typeof outcome === "string") return DEADLINE;
    return outcome.value ?? CRASH;
  }
}

/** Starts TypeScript, confined as `sandbox` allows, and loads the vetted typings. Throws when it cannot start. */
export async function createTypechecker({ sandbox }: { sandbox: Sandbox }): Promise<Typechecker> {
  const folder = await makeTypingsFolder(sandbox);
  const queue = new CheckQueue(sandbox, folder);
  try {
    await queue.warmUp();
  } catch (error) {
    await removeFolder(folder.path);
    throw error;
  }
  return {
    check: (files, signal) => queue.check(files, signal),
    confinement: sandbox.confinement,
    async close() {
      await queue.close();
      await removeFolder(folder.path);
    },
  };
}
