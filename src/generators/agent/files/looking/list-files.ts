import type { ProjectFiles } from "../../../../workshop/project-files.ts";
import { countLines } from "./lines.ts";

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** Every path with its number of lines, grouped by folder in paragraphs. */
export function listFiles(files: ProjectFiles): string {
  if (files.size === 0) return "The project has no files yet.";
  const byFolder = new Map<string, string[]>();
  const paths = [...files.keys()].sort((one, other) => (one < other ? -1 : 1));
  for (const path of paths) byFolder.set(folderOf(path), [...(byFolder.get(folderOf(path)) ?? []), path]);
  const paragraphs = [...byFolder]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, inside]) => inside.map((path) => `${path} (${countLines(files.get(path) ?? "")})`).join("\n"));
  return `${files.size} ${files.size === 1 ? "file" : "files"}:\n\n${paragraphs.join("\n\n")}`;
}
