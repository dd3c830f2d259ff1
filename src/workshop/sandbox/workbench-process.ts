// The process in which generated projects are parsed, formatted and bundled. It is confined, it can be killed at any
// moment, and it knows nothing: no settings, no secrets, no network. A hostile file can end it, and nothing else.
import { bundleProject } from "../bundle/bundle-project.ts";
import { formatProject } from "../format/format-project.ts";
import { gateProject } from "../gate/gate-project.ts";
import type { Vendor } from "../vendor/vendor.ts";
import type { WorkbenchAnswers, WorkbenchSetup, WorkbenchTask } from "./workbench-protocol.ts";

/** Holds because the only sender is open-workbench.ts, whose first message is the set-up. */
const asSetup = (message: unknown): WorkbenchSetup => message as WorkbenchSetup;

/** Holds because the only sender is open-workbench.ts, whose messages after the first are tasks. */
const asTask = (message: unknown): WorkbenchTask => message as WorkbenchTask;

/** A project that uses what most do, so that the first real one finds everything loaded. */
const WARM_UP = new Map([
  ["index.html", "<head></head>"],
  ["src/main.tsx", 'import "./index.css";\nimport { Plus } from "lucide-react";\nexport const plus = <Plus className="p-1" />;\n'],
  ["src/index.css", '@import "tailwindcss";\n'],
]);

function perform(
  vendor: Vendor,
  task: WorkbenchTask,
): WorkbenchAnswers[WorkbenchTask["kind"]] | Promise<WorkbenchAnswers[WorkbenchTask["kind"]]> {
  if (task.kind === "gate") return gateProject(task.files, vendor);
  if (task.kind === "format") return formatProject(task.files);
  return bundleProject(task.files, { vendor, mode: task.mode });
}

async function answer(vendor: Vendor, task: WorkbenchTask): Promise<void> {
  process.send?.(await perform(vendor, task));
}

async function warmUp({ vendor }: WorkbenchSetup): Promise<void> {
  gateProject(WARM_UP, vendor);
  await formatProject(WARM_UP);
  await bundleProject(WARM_UP, { vendor, mode: "production" });
  process.on("message", (message) => void answer(vendor, asTask(message)));
  process.send?.("ready");
}

process.once("disconnect", () => process.exit());
process.once("message", (message) => void warmUp(asSetup(message)));
