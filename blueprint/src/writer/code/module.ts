// Modules of the generated project. A module is a list of parts; a library module keeps only the parts that something
// in this project mentions, and exports only those that another module mentions. So no project holds dead code.
import { type Code, join, Reference } from "./code.ts";
import { commentText } from "./text.ts";

/** One top-level declaration. `code` is written without `export`; `comment` is its docstring, without the comment marks. */
export interface Part {
  name: string;
  isType?: boolean;
  comment?: string;
  code: Code;
}

/** A file of the project. `library` modules are written only as far as others mention their parts. `opening` is the comment at its top. */
export interface ModuleSource {
  path: string;
  opening?: string;
  library: boolean;
  parts: Part[];
}

/** The names that a package offers to templates. */
export interface PackageNames {
  from: string;
  values: readonly string[];
  types: readonly string[];
}

/** Writes every module: the fixed ones whole, the library ones as far as they are needed. Refuses a template that mentions an unknown name. */
export function writeModules(modules: readonly ModuleSource[], packages: readonly PackageNames[]): Map<string, string> {
  const merged = mergeByPath(modules);
  const registry = registryOf(merged, packages);
  const needed = neededParts(merged, registry);
  const files = new Map<string, string>();
  for (const module of merged) {
    const parts = module.parts.filter((part) => !module.library || needed.has(keyOf(module.path, part.name)));
    if (parts.length > 0) files.set(module.path, writeModule({ module, parts, registry, needed }));
  }
  return files;
}

/** Modules of the same path are one file; a part that several bring alike is there once. */
function mergeByPath(modules: readonly ModuleSource[]): ModuleSource[] {
  const merged = new Map<string, ModuleSource>();
  for (const module of modules) {
    const before = merged.get(module.path);
    const fresh = module.parts.filter((part) => !before?.parts.some((other) => isSamePart(part, other)));
    merged.set(module.path, before ? { ...before, parts: [...before.parts, ...fresh] } : module);
  }
  return [...merged.values()];
}

function isSamePart(one: Part, other: Part): boolean {
  return one.name === other.name && one.code.text === other.code.text;
}

/** Names that templates may mention; null where two modules declare the same name. */
type Registry = ReadonlyMap<string, Reference | null>;

function registryOf(modules: readonly ModuleSource[], packages: readonly PackageNames[]): Registry {
  const registry = new Map<string, Reference | null>();
  for (const entry of packages) {
    entry.values.forEach((name) => registry.set(name, new Reference(name, entry.from)));
    entry.types.forEach((name) => registry.set(name, new Reference(name, entry.from, true)));
  }
  for (const module of modules.filter((candidate) => candidate.library)) {
    module.parts.forEach((part) =>
      registry.set(part.name, registry.has(part.name) ? null : new Reference(part.name, module.path, part.isType)),
    );
  }
  return registry;
}

function keyOf(path: string, name: string): string {
  return `${path}#${name}`;
}

/** `@TrophyIcon` is an icon of lucide-react, whether or not the packages list it. */
function iconOf(name: string): Reference | null {
  return /^[A-Z]\w*Icon$/.test(name) ? new Reference(name, "lucide-react") : null;
}

/** All references of a fragment, its mentions looked up. */
function referencesOf(fragment: Code, registry: Registry): Reference[] {
  const mentioned = [...fragment.mentions].map((name) => {
    const reference = registry.get(name) ?? iconOf(name);
    if (!reference) throw new Error(`A template mentions @${name}, which no module, or more than one, declares.`);
    return reference;
  });
  return [...fragment.references, ...mentioned];
}

/** The parts that are mentioned at all → whether another module mentions them. */
function neededParts(modules: readonly ModuleSource[], registry: Registry): Map<string, boolean> {
  const libraries = new Map(modules.filter((module) => module.library).map((module) => [module.path, module]));
  const needed = new Map<string, boolean>();
  const visited = new Set<Part>();
  const visit = (path: string, part: Part): void => {
    const first = !visited.has(part);
    visited.add(part);
    if (!first) return;
    for (const reference of referencesOf(part.code, registry)) {
      const key = keyOf(reference.from, reference.name);
      needed.set(key, (needed.get(key) ?? false) || reference.from !== path);
      const target = libraries.get(reference.from)?.parts.find((candidate) => candidate.name === reference.name);
      if (target) visit(reference.from, target);
    }
  };
  for (const module of modules.filter((candidate) => !candidate.library)) {
    module.parts.forEach((part) => visit(module.path, part));
  }
  return needed;
}

interface WriteCall {
  module: ModuleSource;
  parts: readonly Part[];
  registry: Registry;
  needed: ReadonlyMap<string, boolean>;
}

function writeModule({ module, parts, registry, needed }: WriteCall): string {
  const body = join(
    parts.map((part) => part.code),
    "\n",
  );
  const opening = module.opening === undefined ? "" : `${comment(module.opening)}\n`;
  const imports = importsOf(module.path, referencesOf(body, registry));
  const declarations = parts.map((part) => {
    const shown = needed.get(keyOf(module.path, part.name)) === true ? `export ${part.code.text}` : part.code.text;
    return part.comment === undefined ? shown : `${docstring(part.comment)}\n${shown}`;
  });
  return `${opening}${imports}${imports === "" ? "" : "\n"}${declarations.join("\n\n")}\n`;
}

function comment(text: string): string {
  return text
    .trim()
    .split("\n")
    .map((line) => `// ${commentText(line)}`)
    .join("\n");
}

function docstring(text: string): string {
  const lines = text.trim().split("\n").map(commentText);
  if (lines.length === 1) return `/** ${lines[0]} */`;
  return `/**\n${lines.map((line) => ` * ${line}`).join("\n")}\n */`;
}

function importsOf(path: string, references: readonly Reference[]): string {
  const bySource = new Map<string, Map<string, Reference>>();
  for (const reference of references.filter((candidate) => candidate.from !== path)) {
    const names = bySource.get(reference.from) ?? new Map<string, Reference>();
    bySource.set(reference.from, names.set(reference.name, reference));
  }
  return [...bySource]
    .map(([source, names]) => ({ ...placeOf(path, source), names: [...names.values()] }))
    .sort((left, right) => (left.order < right.order ? -1 : 1))
    .map(({ from, names }) => importLine(from, names))
    .join("");
}

/** How a module is imported, and where: packages first, then what the whole project shares, then its other files, those of the same folder last. */
function placeOf(path: string, source: string): { from: string; order: string } {
  const from = specifier(path, source);
  if (from === source) return { from, order: `0${source}` };
  if (from.startsWith("./")) return { from, order: `3${source}` };
  return { from, order: /^src\/(?:components|lib)\//.test(source) ? `1${source}` : `2${source}` };
}

function importLine(from: string, names: readonly Reference[]): string {
  const sorted = [...names].sort((left, right) => (left.name < right.name ? -1 : 1));
  if (sorted.every((name) => name.isType)) return `import type { ${sorted.map((name) => name.name).join(", ")} } from "${from}";\n`;
  return `import { ${sorted.map((name) => (name.isType ? `type ${name.name}` : name.name)).join(", ")} } from "${from}";\n`;
}

function specifier(path: string, source: string): string {
  if (!/\.tsx?$/.test(source)) return source;
  const target = source.replace(/\.tsx?$/, "").split("/");
  const here = path.split("/").slice(0, -1);
  while (here.length > 0 && target.length > 1 && here[0] === target[0]) {
    here.shift();
    target.shift();
  }
  const up = here.map(() => "..");
  return [...(up.length === 0 ? ["."] : up), ...target].join("/");
}
