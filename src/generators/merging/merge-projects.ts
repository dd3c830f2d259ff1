// Merges two changes of a project with a three-way merge, like a version control system. Runs in a thread.
import { diff3Merge } from "node-diff3";
import type { ProjectFiles } from "../../workshop/project-files.ts";

/** Three states of a project: the common base and the two changes. */
interface Merging {
  base: ProjectFiles;
  ours: ProjectFiles;
  theirs: ProjectFiles;
}

/** Merges both changes file by file; `conflicts` are the paths on which they contradict each other. */
export function mergeProjects({ base, ours, theirs }: Merging): { files: ProjectFiles; conflicts: string[] } {
  const files = new Map<string, string>();
  const conflicts: string[] = [];
  for (const path of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const [before, own, other] = [base.get(path), ours.get(path), theirs.get(path)];
    const text = mergeFile({ before, own, other });
    if (text === "conflict") conflicts.push(path);
    else if (text !== null) files.set(path, text.text);
  }
  return { files, conflicts };
}

type Side = string | undefined;

/** Merges one file: its text, or null if it was deleted. A file unchanged on one side is taken from the other. */
function mergeFile({ before, own, other }: { before: Side; own: Side; other: Side }): { text: string } | null | "conflict" {
  const as = (text: Side) => (text === undefined ? null : { text });
  if (other === before || own === other) return as(own);
  if (own === before) return as(other);
  if (own === undefined || other === undefined) return "conflict";
  const regions = diff3Merge(own.split("\n"), (before ?? "").split("\n"), other.split("\n"));
  if (regions.some((region) => region.conflict !== undefined)) return "conflict";
  return { text: regions.flatMap((region) => region.ok ?? []).join("\n") };
}
