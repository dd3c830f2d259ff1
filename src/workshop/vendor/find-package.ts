import { createRequire } from "node:module";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const PackageManifest = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Finds the folder of an installed package, as Node would from `from` (a file or folder); null when it is not installed. The path is real: no symlink in it. */
export function findPackage(name: string, from: string = import.meta.filename): string | null {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const folder = folders.map((path) => join(path, name)).find((path) => existsSync(join(path, "package.json")));
  return folder === undefined ? null : realpathSync(folder);
}

/** Lists packages with everything they depend on, as `name@version`, sorted. Throws when one of the named packages is not installed. */
export function listVersions(names: readonly string[]): string[] {
  const versions = new Set<string>();
  const visit = (name: string, from: string): void => {
    const folder = findPackage(name, from);
    if (folder === null) throw new Error(`The package ${name} is not installed.`);
    const manifest = PackageManifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    const version = `${manifest.name}@${manifest.version}`;
    if (versions.has(version)) return;
    versions.add(version);
    for (const dependency of Object.keys(manifest.dependencies)) visit(dependency, join(folder, "package.json"));
  };
  for (const name of names) visit(name, join(dirname(import.meta.filename), "package.json"));
  return [...versions].sort();
}
