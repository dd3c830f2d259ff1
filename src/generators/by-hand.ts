// Manual changes: edited files, or a restored version. Nothing is parsed or generated here; the version keeps the
// checks of the one it is based on and is verified against them like any other.
import { Blueprint } from "@atelier/blueprint";
import type { GeneratorContext } from "../domain/models/generation/generator-context.ts";
import type { Plan, Task, Writing } from "../domain/models/generation/generator.ts";
import { AgentDesign, designOver } from "./agent/agent-design.ts";
import { promisesOf } from "./merging/over-agent.ts";

/** The plan of an edit or a restore. */
export function planTask(task: Task): Plan {
  const { design, version } = task.kind === "edit" ? task.base : task.version;
  // A version whose design cannot be read has no known checks: it is opened in the browser, and nothing more is claimed.
  const promised = promisesOf(design) ?? { title: "App", design: design ?? {}, checks: [] };
  const common = { ...promised, understood: [], notUnderstood: [] };
  if (task.kind === "restore") {
    const ids = new Set(promised.checks.map(({ id }) => id));
    const understood = task.asked.understood.map(({ phrase, checks }) => ({ phrase, checks: checks.filter((check) => ids.has(check)) }));
    const { notUnderstood } = task.asked;
    return { ...common, understood, notUnderstood, reply: `The app is again as it was in version ${version}.` };
  }
  const paths = task.changes.map(({ path }) => path).join(", ");
  return { ...common, design: editedDesign(promised.design), reply: `Your edit is live: ${paths}.` };
}

/** The project files of an edit or a restore. It costs no credits. */
export async function writeTask(task: Task, context: GeneratorContext): Promise<Writing> {
  if (task.kind === "restore") return { outcome: "files", files: await context.filesOf(task.version.version), credits: 0 };
  const files = new Map(await context.filesOf(task.base.version));
  for (const { path, text } of task.changes) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return { outcome: "files", files, credits: 0 };
}

/** A design that records that the files differ from what the blueprint writes. */
function editedDesign(design: Record<string, unknown>): Record<string, unknown> {
  const own = AgentDesign.safeParse(design);
  if (own.success) return { ...own.data, madeBy: own.data.madeBy === "person" ? "person" : "both", gone: [], fresh: [] };
  const built = Blueprint.safeParse(design);
  return built.success ? designOver(built.data, "person") : design;
}
