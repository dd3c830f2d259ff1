// Where generated projects are handled: the gate, the formatter and the bundler, in confined processes. Their parsers are
// native code that a file nested deep enough brings down, and Tailwind can be made to expand without end; so a crash and
// a missed deadline are findings here, like any other.
import { join } from "node:path";
import type { BundleResult } from "../bundle/bundle-project.ts";
import type { Finding, FindingSource } from "../finding.ts";
import type { ProjectFiles } from "../project-files.ts";
import type { Confinement } from "../proof.ts";
import { findPackage } from "../vendor/find-package.ts";
import type { BundleMode, Vendor } from "../vendor/vendor.ts";
import { openChildPool } from "./child-pool.ts";
import type { TaskOutcome } from "./child-pool.ts";
import type { Sandbox } from "./confine.ts";
import type { WorkbenchAnswers, WorkbenchSetup, WorkbenchTask } from "./workbench-protocol.ts";

/** Every function rejects only when `signal` aborts, with its reason. */
export interface Workbench {
  /** Checks a project; empty when it may pass. */
  gate(files: ProjectFiles, signal: AbortSignal): Promise<Finding[]>;
  /** Formats a project; what cannot be formatted stays as it is. */
  format(files: ProjectFiles, signal: AbortSignal): Promise<ProjectFiles>;
  /** Builds the site of a project that passed the gate. */
  bundle(files: ProjectFiles, options: { mode: BundleMode; signal: AbortSignal }): Promise<BundleResult>;
  confinement: Confinement;
  close(): Promise<void>;
}

const DEADLINE_MILLISECONDS = 10_000;
const MEMORY = { heapMegabytes: 512, memoryMegabytes: 2_048 };

/** Packages that the process loads; what they depend on is installed beside them. */
const PACKAGES = ["@tailwindcss/oxide", "esbuild", "lightningcss", "lucide-react", "oxc-parser", "oxfmt", "tailwindcss", "zod"];

/** Our code, the package.json that says how to load it, and the folders that the packages are installed in. */
function readablePaths(): string[] {
  const workshop = join(import.meta.dirname, "..");
  const folders = PACKAGES.map((name) => findPackage(name) ?? "").map((path) => path.replace(/(.*\/node_modules)\/.*$/, "$1"));
  return [workshop, join(workshop, "..", "..", "package.json"), ...new Set(folders.filter(Boolean))];
}

/** Holds because workbench-process.ts answers a task of each kind with that kind's answer. */
const asAnswer = <Kind extends WorkbenchTask["kind"]>(answer: unknown): WorkbenchAnswers[Kind] => answer as WorkbenchAnswers[Kind];

function failureFinding(source: FindingSource, outcome: TaskOutcome): Finding {
  return outcome.kind === "deadline"
    ? {
        source,
        code: "deadline",
        message: `The project could not be handled within ${DEADLINE_MILLISECONDS / 1_000} seconds. Something in it expands without end.`,
      }
    : { source, code: "crash", message: "The project could not be handled. Something in it is nested too deep or grows too large." };
}

/** Opens the workbench with at most `processes` processes, and waits until one is warm. Throws when none can start. */
export async function openWorkbench(options: { sandbox: Sandbox; vendor: Vendor; processes: number }): Promise<Workbench> {
  const { sandbox, vendor, processes } = options;
  const setup: WorkbenchSetup = { vendor };
  const module = join(import.meta.dirname, "workbench-process.ts");
  const pool = await openChildPool({ sandbox, module, readable: readablePaths(), ...MEMORY, setup }, processes);
  const run = (task: WorkbenchTask, signal: AbortSignal) => pool.run(task, { deadlineMilliseconds: DEADLINE_MILLISECONDS, signal });
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
    close: () => pool.close(),
  };
}
