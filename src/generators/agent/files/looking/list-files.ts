import { kitFiles } from "@atelier/blueprint";
import type { ProjectFiles } from "../../../../workshop/project-files.ts";
import { countLines } from "./lines.ts";

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
const endOf = (path: string): string => path.slice(path.lastIndexOf("."));

/** The paths by what they have in common, both in the order of the alphabet. */
function grouped(paths: readonly string[], groupOf: (path: string) => string): [group: string, paths: string[]][] {
  const inOrder = paths.toSorted((one, other) => (one < other ? -1 : 1));
  return [...Map.groupBy(inOrder, groupOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Every path with its number of lines, grouped by folder in paragraphs; below them the unchanged files of the library, a line
 * for each folder and ending: `src/hooks/*.ts: use-collection use-rows`.
 */
export function listFiles(files: ProjectFiles): string {
  if (files.size === 0) return "The project has no files yet.";
  const isLibrary = ([path, text]: [string, string]): boolean => kitFiles().get(path) === text;
  const own = [...files].filter((file) => !isLibrary(file)).map(([path]) => path);
  const library = [...files].filter(isLibrary).map(([path]) => path);
  const paragraphs = grouped(own, folderOf).map(([, paths]) =>
    paths.map((path) => `${path} (${countLines(files.get(path) ?? "")})`).join("\n"),
  );
  const folders = grouped(library, (path) => `${folderOf(path)}*${endOf(path)}`).map(
    ([group, paths]) => `${group}: ${paths.map((path) => path.slice(folderOf(path).length, -endOf(path).length)).join(" ")}`,
  );
  const others = folders.length === 0 ? [] : [["Unchanged files of the library:", ...folders].join("\n")];
  return `${files.size} ${files.size === 1 ? "file" : "files"}:\n\n${[...paragraphs, ...others].join("\n\n")}`;
}
