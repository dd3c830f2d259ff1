import { nearestNames } from "../../../../workshop/gate/modules/nearest-names.ts";
import type { ProjectFiles } from "../../../../workshop/project-files.ts";

const SHOWN_MAX = 6;

const stemOf = (path: string): string =>
  path
    .slice(path.lastIndexOf("/") + 1)
    .replace(/\.[^.]*$/, "")
    .toLowerCase();

/** The message for a missing path: lists the content if it is a folder, else the existing paths that were most likely meant. */
export function describeMissingPath(path: string, files: ProjectFiles): string {
  const shown = JSON.stringify(path.slice(0, 160));
  const inside = [...files.keys()].filter((one) => path === "" || one.startsWith(`${path.replace(/\/+$/, "")}/`));
  const list = (paths: readonly string[]) =>
    `${paths.slice(0, SHOWN_MAX).join(", ")}${paths.length > SHOWN_MAX ? ` and ${paths.length - SHOWN_MAX} more` : ""}`;
  if (inside.length > 0) return `${shown} is a folder. In it: ${list(inside)}.`;
  const namesakes = [...files.keys()].filter((one) => stemOf(one) === stemOf(path));
  const nearest = [...new Set([...namesakes, ...nearestNames(path, files.keys())])];
  return `There is no file ${shown}.${nearest.length > 0 ? ` Did you mean ${list(nearest)}?` : " list shows every path."}`;
}
