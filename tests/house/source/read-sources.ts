import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSource, type SourceFile } from "./source-file.ts";

/** The repository's folder. */
export const repository = join(import.meta.dirname, "../../..");

const parsed = new Map<string, SourceFile>();

/** Returns the parsed files of some folders, by path: TypeScript and JavaScript, including tests. */
export function readSources(...folders: string[]): SourceFile[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`);
  return listFiles(...patterns).map((path) => {
    const known = parsed.get(path) ?? parseSource(path, readFileSync(join(repository, path), "utf8"));
    parsed.set(path, known);
    return known;
  });
}

/** Returns the paths that match any of the patterns, relative to the repository, with `/`, sorted; without installed packages and data. */
export function listFiles(...patterns: string[]): string[] {
  const exclude = ["**/node_modules/**", "data/**", "**/.cache/**"];
  return globSync(patterns, { cwd: repository, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(repository.length + 1)
        .replaceAll("\\", "/"),
    )
    .toSorted();
}

/** Whether a path names a test. */
export function isTest(path: string): boolean {
  return /\.test\.(ts|mjs)$/.test(path);
}
