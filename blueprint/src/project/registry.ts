// The kit as a registry in the format of shadcn: every part of it is an item with its files and what it needs, so that
// `npx shadcn add` brings it into any project. Everything follows from the files and their imports.
import { importsOf, kitFiles, kitFilesOfApp, resolveImport } from "./kit.ts";
import { PACKAGES } from "./packages.ts";
import { shellFiles } from "./shell.ts";

/** A file of an item, with its place in a project. */
export interface RegistryFile {
  path: string;
  type: "registry:ui" | "registry:component" | "registry:hook" | "registry:lib" | "registry:file";
  target: string;
  content: string;
}

/** An item, as shadcn's `registryItemSchema` describes it. */
export interface RegistryItem {
  name: string;
  type: RegistryFile["type"] | "registry:block";
  title: string;
  description: string;
  /** Packages with their versions. */
  dependencies: string[];
  /** The addresses of other items. */
  registryDependencies: string[];
  files: RegistryFile[];
}

let groups: ReadonlyMap<string, readonly string[]> | null = null;

/** Starts an app, of which a project that asks for an item has its own. */
const START = "src/main.tsx";

let registered: ReadonlyMap<string, string> | null = null;

/** The files of the kit, and those of the app that it is tested with that they import. */
function allFiles(): ReadonlyMap<string, string> {
  registered ??= new Map([...kitFiles(), ...kitFilesOfApp()].filter(([path]) => path !== START));
  return registered;
}

/** The paths of each item's files, by its name. */
function itemPaths(): ReadonlyMap<string, readonly string[]> {
  groups ??= Map.groupBy(allFiles().keys(), itemOf);
  return groups;
}

/** The name of the item that a file of the kit belongs to: that of its folder, or its own. */
export function itemOf(path: string): string {
  const [, folder = "", ...rest] = path.split("/");
  const [first = "", second = ""] = rest;
  const own = (rest.at(-1) ?? folder).replace(/\.[a-z]+$/, "");
  if (folder === "components") return rest.length === 1 || first === "ui" ? own : first;
  if (folder === "lib") return rest.length === 1 ? own : first;
  if (folder === "styles") return first === "languages" ? `language-${second}` : "styles";
  return folder === "hooks" ? own : "app";
}

/** The item that is a whole project: the shell, with all of its files. */
export const SHELL_ITEM = "shell";

/** The names of all items, in the order of the alphabet. */
export function registryNames(): string[] {
  return [...itemPaths().keys(), SHELL_ITEM].toSorted();
}

/** The item of this name, with what it needs as addresses below `base`; null if there is none. */
export function registryItem(name: string, base: string): RegistryItem | null {
  if (name === SHELL_ITEM) return shellItem();
  const paths = itemPaths().get(name);
  if (paths === undefined) return null;
  const files = paths.map((path) => fileOf(path, allFiles().get(path) ?? ""));
  const specifiers = files.flatMap(({ path, content }) => importsOf(content).map((specifier) => ({ path, specifier })));
  const others = specifiers.flatMap(({ path, specifier }) => {
    const found = resolveImport(path, specifier, allFiles());
    return found === null || itemOf(found) === name ? [] : [itemOf(found)];
  });
  return {
    name,
    type: files[0]?.type ?? "registry:file",
    title: titleOf(name),
    description: descriptionOf(name, files),
    dependencies: packagesOf(specifiers.map(({ specifier }) => specifier)),
    registryDependencies: [...new Set(others)].toSorted().map((other) => `${base}/${other}.json`),
    files,
  };
}

function shellItem(): RegistryItem {
  const files = [...shellFiles()].map(([path, text]) => fileOf(path, text));
  return {
    name: SHELL_ITEM,
    type: "registry:block",
    title: titleOf(SHELL_ITEM),
    description: "The smallest app that runs: layout, store, theme and one page.",
    dependencies: packagesOf(files.flatMap(({ content }) => importsOf(content))),
    registryDependencies: [],
    files,
  };
}

function fileOf(path: string, content: string): RegistryFile {
  return { path, type: typeOf(path), target: path, content };
}

/** React, which the project that asks for an item has its own version of. */
const FRAMEWORK = new Set(["react", "react-dom"]);

/** The packages among these imports, with their versions. */
function packagesOf(specifiers: readonly string[]): string[] {
  const packages = specifiers.flatMap((specifier) =>
    Object.entries(PACKAGES)
      .filter(([own]) => !FRAMEWORK.has(own) && (specifier === own || specifier.startsWith(`${own}/`)))
      .map(([own, version]) => `${own}@${version}`),
  );
  return [...new Set(packages)].toSorted();
}

function typeOf(path: string): RegistryFile["type"] {
  if (path.startsWith("src/components/ui/")) return "registry:ui";
  if (path.startsWith("src/components/")) return "registry:component";
  if (path.startsWith("src/hooks/")) return "registry:hook";
  return path.startsWith("src/lib/") ? "registry:lib" : "registry:file";
}

/** `native-select` → `Native select`. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}

/** The first sentence that the item's files say of themselves. */
function descriptionOf(name: string, files: readonly RegistryFile[]): string {
  const comments = files.flatMap(({ content }) => [
    /^(?:\/\/ (.*)|\/\* (.*?)(?: \*\/)?)$/m.exec(content),
    /\/\*\* (.*?)(?: \*\/)?$/m.exec(content),
  ]);
  const [said] = comments.flatMap((found) => (found === null ? [] : [found[1] ?? found[2] ?? ""])).filter((text) => text !== "");
  return said?.split(/(?<=[.!])\s/)[0] ?? titleOf(name);
}

/** The registry's index, as shadcn's `registrySchema` describes it: its items without the text of their files. */
export function registryIndex(base: string): { name: string; homepage: string; items: RegistryItem[] } {
  return {
    name: "atelier",
    homepage: base,
    items: registryNames().flatMap((name) => {
      const item = registryItem(name, base);
      if (item === null) return [];
      return [{ ...item, files: item.files.map((file) => ({ ...file, content: "" })) }];
    }),
  };
}
