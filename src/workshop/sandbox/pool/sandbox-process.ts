// The process in which generated projects are parsed, formatted and bundled. It is confined, may be killed at any
// moment, and has no settings, no secrets and no network. A hostile file can end it, and nothing else.
import { bundleProject } from "../../bundle/bundle-project.ts";
import { formatProject } from "../../format/format-project.ts";
import { gateProject } from "../../gate/gate-project.ts";
import type { Vendor } from "../../vendor/vendor.ts";
import type { SandboxResults, SandboxSetup, SandboxTask } from "./sandbox-protocol.ts";

/** Holds because the only sender is open-sandbox-pool.ts, whose first message is the set-up. */
const asSetup = (message: unknown): SandboxSetup => message as SandboxSetup;

/** Holds because the only sender is open-sandbox-pool.ts, whose messages after the first are tasks. */
const asTask = (message: unknown): SandboxTask => message as SandboxTask;

/** A project that uses what most do, so that everything is loaded before the first real one. */
const WARM_UP = new Map([
  ["index.html", "<head></head>"],
  ["src/main.tsx", 'import "./index.css";\nimport { Plus } from "lucide-react";\nexport const plus = <Plus className="p-1" />;\n'],
  ["src/index.css", '@import "tailwindcss";\n'],
]);

function perform(vendor: Vendor, task: SandboxTask): SandboxResults[SandboxTask["kind"]] | Promise<SandboxResults[SandboxTask["kind"]]> {
  if (task.kind === "gate") return gateProject(task.files, vendor);
  if (task.kind === "format") return formatProject(task.files);
  return bundleProject(task.files, { vendor, mode: task.mode });
}

async function answer(vendor: Vendor, task: SandboxTask): Promise<void> {
  process.send?.(await perform(vendor, task));
}

async function warmUp({ vendor }: SandboxSetup): Promise<void> {
  gateProject(WARM_UP, vendor);
  await formatProject(WARM_UP);
  await bundleProject(WARM_UP, { vendor, mode: "production" });
  process.on("message", (message) => void answer(vendor, asTask(message)));
  process.send?.("ready");
}

process.once("disconnect", () => process.exit());
process.once("message", (message) => void warmUp(asSetup(message)));
