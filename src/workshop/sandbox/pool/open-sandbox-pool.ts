// Runs the gate, the formatter and the bundler on generated projects, in confined processes. Their parsers are native
// code that a deeply nested file crashes, and Tailwind can be made to expand without end, so a crash and a missed
// deadline are findings here, like any other.
import { dirname, join } from "node:path";
import type { BundleResult } from "../../bundle/bundle-project.ts";
import type { Finding, FindingSource } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import type { Confinement, HeldLimit } from "../../proof.ts";
import { findPackage } from "../../vendor/find-package.ts";
import type { BundleMode } from "../../vendor/vendor.ts";
import { openChildPool } from "../children/child-pool.ts";
import type { TaskOutcome } from "../children/child-pool.ts";
import type { Sandbox } from "../confine.ts";
import { heldByAll } from "../limits/held-limits.ts";
import { SANDBOX_LIMITS } from "../limits/limits-of-tools.ts";
import type { SandboxResults, SandboxSetup, SandboxTask } from "./sandbox-protocol.ts";

/** Every function rejects only if `signal` aborts, with its reason. */
export interface SandboxPool {
  /** Checks a project; empty if it passes. */
  gate(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]>;
  /** Formats a project; what cannot be formatted is unchanged. */
  format(files: ProjectFiles, signal: AbortSignal): Promise<ProjectFiles>;
  /** Builds the site of a project that passed the gate. */
  bundle(files: ProjectFiles, options: { mode: BundleMode; signal: AbortSignal }): Promise<BundleResult>;
  confinement: Confinement;
  /** The limits that all processes so far have had. */
  limits(): HeldLimit[];
  /** Starts a process for the next task if there is none. Rejects if it does not start. */
  warmUp(): Promise<void>;
  /** Ends the processes without a task; the next task starts one. */
  rest(): void;
  close(): Promise<void>;
}

/** Large projects were measured to take two seconds of CPU time. */
const CPU_MILLISECONDS = 10_000;
const HEAP_MEGABYTES = 512;

/** Packages that the process loads; their dependencies are installed beside them. */
const PACKAGES = ["@tailwindcss/oxide", "esbuild", "lightningcss", "lucide-react", "oxc-parser", "oxfmt", "tailwindcss", "zod"];

/** The folder of the package of icons for phones, which are read one by one. */
const iconFolders = (setup: SandboxSetup): string[] => {
  const [icon] = setup.platform === "expo" ? setup.vendor.icons.values() : [];
  return icon === undefined ? [] : [dirname(icon)];
};

/** Our code, the package.json that says how to load it, and the folders that the packages are installed in. */
function readablePaths(setup: SandboxSetup): string[] {
  const workshop = join(import.meta.dirname, "..", "..");
  const folders = PACKAGES.map((name) => findPackage(name) ?? "").map((path) => path.replace(/(.*\/node_modules)\/.*$/, "$1"));
  return [workshop, join(workshop, "..", "..", "package.json"), ...new Set(folders.filter(Boolean)), ...iconFolders(setup)];
}

/** Holds because sandbox-process.ts answers a task of each kind with that kind's answer. */
const asAnswer = <Kind extends SandboxTask["kind"]>(answer: unknown): SandboxResults[Kind] => answer as SandboxResults[Kind];

function failureFinding(source: FindingSource, outcome: TaskOutcome): Finding {
  return outcome.kind === "deadline"
    ? {
        source,
        code: "deadline",
        message: `The project could not be handled within ${CPU_MILLISECONDS / 1_000} seconds. Something in it expands without end.`,
      }
    : { source, code: "crash", message: "The project could not be handled. Something in it is nested too deep or grows too large." };
}

/** Opens the pool with at most `processes` processes, and waits until one is warm. Throws if none can start. */
export async function openSandboxPool(options: { sandbox: Sandbox; setup: SandboxSetup; processes: number }): Promise<SandboxPool> {
  const { sandbox, setup, processes } = options;
  const module = join(import.meta.dirname, "sandbox-process.ts");
  let held: HeldLimit[] | null = null;
  const pool = await openChildPool(
    { sandbox, module, readable: readablePaths(setup), heapMegabytes: HEAP_MEGABYTES, limits: SANDBOX_LIMITS, setup },
    { size: processes, onHeld: (limits) => (held = heldByAll(held === null ? [limits] : [limits, held])) },
  );
  const run = (task: SandboxTask, signal: AbortSignal) => pool.run(task, { cpuMilliseconds: CPU_MILLISECONDS, signal });
  return {
    async gate(files, signal) {
      const outcome = await run({ kind: "gate", files }, signal);
      return outcome.kind === "answered" ? asAnswer<"gate">(outcome.answer) : [failureFinding("gate", outcome)];
    },
    async format(files, signal) {
      const outcome = await run({ kind: "format", files }, signal);
      return outcome.kind === "answered" ? asAnswer<"format">(outcome.answer) : files;
    },
    async bundle(files, { mode, signal }) {
      const outcome = await run({ kind: "bundle", files, mode }, signal);
      return outcome.kind === "answered" ? asAnswer<"bundle">(outcome.answer) : { findings: [failureFinding("bundle", outcome)] };
    },
    confinement: sandbox.confinement,
    limits: () => held ?? [],
    warmUp: pool.warmUp,
    rest: pool.rest,
    close: () => pool.close(),
  };
}
