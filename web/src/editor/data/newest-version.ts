import type { ProjectState } from "./shapes.ts";

/** The number of a project's newest version; null before the first. */
export function newestVersion({ project, operations }: ProjectState): number | null {
  const made = operations.flatMap(({ version }) => (version === null ? [] : [version]));
  return made.length === 0 ? project.version : Math.max(project.version ?? 0, ...made);
}
