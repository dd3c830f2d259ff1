// What a person does themselves: files that they edited, or a version that they go back to. Nothing is read and nothing is
// written here; the version promises what the one that it came from promised, and is held to that like any other.
import { Blueprint } from "@atelier/blueprint";
import type { Desk } from "../domain/models/generation/desk.ts";
import type { Plan, Task, Writing } from "../domain/models/generation/generator.ts";
import { AgentDesign, designOver } from "./agent/agent-design.ts";
import { promisesOf } from "./over-agent.ts";

/** The plan of an edit or of going back. */
export function planTask(task: Task): Plan {
  const { design, version } = task.kind === "edit" ? task.base : task.version;
  // Of a version whose design cannot be read no promise is known: it is looked at in the browser, and nothing more is claimed.
  const promised = promisesOf(design) ?? { title: "App", design: design ?? {}, checks: [] };
  const common = { ...promised, understood: [], notUnderstood: [] };
  if (task.kind === "restore") return { ...common, reply: `The app is again as it was in version ${version}.` };
  const paths = task.changes.map(({ path }) => path).join(", ");
  return { ...common, design: editedDesign(promised.design), reply: `Your edit is live: ${paths}.` };
}

/** The project of an edit or of going back. It costs nothing. */
export async function layTask(task: Task, desk: Desk): Promise<Writing> {
  if (task.kind === "restore") return { outcome: "files", files: await desk.filesOf(task.version.version), credits: 0 };
  const files = new Map(await desk.filesOf(task.base.version));
  for (const { path, text } of task.changes) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return { outcome: "files", files, credits: 0 };
}

/** A design that tells that the files are not what the blueprint writes. */
function editedDesign(design: Record<string, unknown>): Record<string, unknown> {
  const own = AgentDesign.safeParse(design);
  if (own.success) return { ...own.data, madeBy: own.data.madeBy === "person" ? "person" : "both", gone: [], fresh: [] };
  const built = Blueprint.safeParse(design);
  return built.success ? designOver(built.data, "person") : design;
}
