// Type checks with TypeScript 7, kept warm: a few confined processes, each with one check at a time, and an anchor
// project that keeps the vetted typings loaded. A process that is kept busy or dies is replaced, and its check returns
// a finding; other checks run in other processes.
import { dirname, join } from "node:path";
import { unlessAborted } from "../../lib/waiting/unless-aborted.ts";
import { unlessEnded } from "../../lib/waiting/unless-ended.ts";
import type { Finding } from "../finding.ts";
import type { ProjectFiles } from "../project-files.ts";
import type { Confinement, HeldLimit } from "../proof.ts";
import type { Sandbox } from "../sandbox/confine.ts";
import { heldByAll } from "../sandbox/limits/held-limits.ts";
import { ProcessPool } from "../sandbox/children/process-pool.ts";
import type { Worked } from "../sandbox/children/process-pool.ts";
import { withinCpuTime } from "../sandbox/children/within-cpu-time.ts";
import { findingsOf } from "./findings-of.ts";
import { startTypescriptServer } from "./typescript-server.ts";
import type { TypescriptServer } from "./typescript-server.ts";
import { removeFolder } from "../sandbox/own-folder.ts";
import { type Typings, webTypings, writeProject } from "./typings-folder.ts";

/** A running typechecker. */
export interface Typechecker {
  /** Checks the modules in `src`, without tests, by our strict settings. Rejects with the signal's reason, or if a restart fails. */
  check(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]>;
  confinement: Confinement;
  /** The limits that all processes so far have had. */
  limits(): HeldLimit[];
  /** Starts a process for the next check if there is none. Rejects if it does not start. */
  warmUp(): Promise<void>;
  /** Ends the processes without a check; the next check starts one. */
  rest(): void;
  close(): Promise<void>;
}

/** Large projects were measured to take two seconds of CPU time. */
const CPU_MILLISECONDS = 10_000;

const failure = (code: string, message: string): Finding[] => [{ source: "types", code, message }];
const deadline = (cpuMilliseconds: number): Finding[] =>
  failure("deadline", `The types could not be checked within ${cpuMilliseconds / 1_000} seconds; something in them expands without end.`);
const CRASH = failure("crash", "The types could not be checked; something in them is nested too deep or grows too large.");
const OUTSIDE = failure(
  "outside_file",
  "A module refers to a file outside the project; only its own files and the vetted packages may be used.",
);

/** Gets a project's errors. If the project made TypeScript read a file from elsewhere, that alone is the finding. */
async function readFindings(
  { api, library, folder }: TypescriptServer,
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

/** Checks with one process, which is not reused if it missed the deadline or died. */
async function checkWith(
  server: TypescriptServer,
  { files, signal, cpuMilliseconds }: { files: ProjectFiles; signal: AbortSignal; cpuMilliseconds: number },
): Promise<Worked<Finding[]>> {
  const config = await writeProject(server.sandbox, server.folder, files).catch((error: unknown) => {
    if (server.isAlive()) throw error;
    return null;
  });
  if (config === null) return { value: CRASH, isSound: false };
  const answered = readFindings(server, { config, files }).catch(() => null);
  const limits = { pid: server.pid, cpuMilliseconds, signal };
  const outcome = await withinCpuTime(unlessEnded(server.ended, answered), limits);
  await removeFolder(dirname(config));
  if (typeof outcome === "string") return { value: deadline(cpuMilliseconds), isSound: false };
  const findings = outcome.value === "ended" ? null : outcome.value.value;
  return { value: findings ?? CRASH, isSound: findings !== null };
}

/** What type checks run in: at most `processes` at once, each for so much CPU time. */
interface TypecheckerOptions {
  sandbox: Sandbox;
  /** What projects are checked against; the packages of apps for browsers by default. */
  typings?: Typings;
  processes?: number;
  cpuMilliseconds?: number;
}

/** Starts TypeScript, confined by `sandbox`, with the vetted typings loaded. Throws if it fails. */
export async function createTypechecker(options: TypecheckerOptions): Promise<Typechecker> {
  const { sandbox, typings = webTypings(), processes = 2, cpuMilliseconds = CPU_MILLISECONDS } = options;
  let held: HeldLimit[] | null = null;
  const pool = new ProcessPool(async () => {
    const server = await startTypescriptServer(sandbox, typings);
    held = heldByAll(held === null ? [server.held] : [server.held, held]);
    return server;
  }, processes);
  await pool.warmUp();
  return {
    check: (files, signal) =>
      unlessAborted(
        signal,
        pool.run(signal, (server) => checkWith(server, { files, signal, cpuMilliseconds })),
      ),
    confinement: sandbox.confinement,
    limits: () => held ?? [],
    warmUp: () => pool.warmUp(),
    rest: () => pool.rest(),
    close: () => pool.close(),
  };
}
