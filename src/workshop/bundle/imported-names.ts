import { isModule } from "../gate/files/allowed-files.ts";
import { readModule } from "../gate/modules/read-module.ts";
import type { ProjectFiles } from "../project-files.ts";

/** The names that the project's modules import from each package, by specifier; `*` is the whole module. */
export function importedNames(files: ProjectFiles): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  const modules = [...files].filter(([file]) => isModule(file));
  for (const { specifier, names } of modules.flatMap(([file, text]) => readModule(file, text).imports)) {
    if (specifier === null || /^[.@]\//.test(specifier)) continue;
    const taken = imported.get(specifier) ?? new Set();
    imported.set(specifier, taken);
    for (const { name, isType } of names) if (!isType) taken.add(name);
  }
  return imported;
}
