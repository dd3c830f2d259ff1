import { createRequire } from "node:module";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const PackageManifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Finds an installed package's folder, as Node would from `from` (a file or folder), symlinks resolved; null if it is not installed. */
export function findPackage(name: string, from: string = import.meta.filename): string | null {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const folder = folders.map((path) => join(path, name)).find((path) => existsSync(join(path, "package.json")));
  return folder === undefined ? null : realpathSync(folder);
}

/** An installed package: where it is, and which version. */
export interface InstalledPackage {
  name: string;
  version: string;
  folder: string;
}

/** Lists packages with all their dependencies, sorted by folder. Throws if one of them is not installed. */
export function listPackages(names: readonly string[]): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const visit = (name: string, from: string): void => {
    const folder = findPackage(name, from);
    if (folder === null) throw new Error(`The package ${name} is not installed.`);
    if (found.has(folder)) return;
    const manifest = PackageManifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    found.set(folder, { name: manifest.name, version: manifest.version, folder });
    for (const dependency of Object.keys(manifest.dependencies)) visit(dependency, join(folder, "package.json"));
  };
  for (const name of names) visit(name, import.meta.filename);
  return [...found.values()].sort((one, other) => (one.folder < other.folder ? -1 : 1));
}
