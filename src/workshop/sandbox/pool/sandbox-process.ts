// The process in which generated projects are parsed, formatted and bundled. It is confined, may be killed at any
// moment, and has no settings, no secrets and no network. A hostile file can end it, and nothing else.
import { bundleExpo } from "../../bundle/expo/bundle-expo.ts";
import { bundleProject } from "../../bundle/bundle-project.ts";
import { formatProject } from "../../format/format-project.ts";
import { gateExpoProject } from "../../gate/expo/gate-expo-project.ts";
import { gateProject } from "../../gate/gate-project.ts";
import type { ProjectFiles } from "../../project-files.ts";
import type { SandboxResults, SandboxSetup, SandboxTask } from "./sandbox-protocol.ts";

/** Holds because the only sender is open-sandbox-pool.ts, whose first message is the set-up. */
const asSetup = (message: unknown): SandboxSetup => message as SandboxSetup;

/** Holds because the only sender is open-sandbox-pool.ts, whose messages after the first are tasks. */
const asTask = (message: unknown): SandboxTask => message as SandboxTask;

/** A project of each platform that uses what most do, so that everything is loaded before the first real one. */
const WARM_UPS: Readonly<Record<SandboxSetup["platform"], ProjectFiles>> = {
  web: new Map([
    ["index.html", "<head></head>"],
    ["src/main.tsx", 'import "./index.css";\nimport { Plus } from "lucide-react";\nexport const plus = <Plus className="p-1" />;\n'],
    ["src/index.css", '@import "tailwindcss";\n'],
  ]),
  expo: new Map([
    ["app.json", '{ "expo": { "name": "App" } }'],
    ["app/_layout.tsx", 'import { Plus } from "lucide-react-native";\nexport default function Layout() {\n  return <Plus />;\n}\n'],
  ]),
};

function perform(
  setup: SandboxSetup,
  task: SandboxTask,
): SandboxResults[SandboxTask["kind"]] | Promise<SandboxResults[SandboxTask["kind"]]> {
  if (task.kind === "format") return formatProject(task.files);
  if (setup.platform === "expo") {
    const { vendor } = setup;
    return task.kind === "gate" ? gateExpoProject(task.files, vendor) : bundleExpo(task.files, { vendor, mode: task.mode });
  }
  const { vendor } = setup;
  return task.kind === "gate" ? gateProject(task.files, vendor) : bundleProject(task.files, { vendor, mode: task.mode });
}

async function answer(setup: SandboxSetup, task: SandboxTask): Promise<void> {
  process.send?.(await perform(setup, task));
}

async function warmUp(setup: SandboxSetup): Promise<void> {
  const files = WARM_UPS[setup.platform];
  for (const kind of ["gate", "format"] as const) await perform(setup, { kind, files });
  await perform(setup, { kind: "bundle", files, mode: "production" });
  process.on("message", (message) => void answer(setup, asTask(message)));
  process.send?.("ready");
}

process.once("disconnect", () => process.exit());
process.once("message", (message) => void warmUp(asSetup(message)));
