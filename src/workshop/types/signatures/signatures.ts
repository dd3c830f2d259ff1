// What one must know of the kit to use it, without its code: the exports of its files with their props and parameters and
// the first sentence of what is said of them, as TypeScript declarations. Only the kit's own files are parsed here; a
// project's files are parsed in the sandbox.
import { setImmediate } from "node:timers/promises";
import { kitFiles, registryItem } from "@atelier/blueprint";
import { type DeclaredModule, fitDeclarations } from "./fit-declarations.ts";
import { isCode, type ModuleFile, readModuleFile } from "./module-file.ts";
import type { Declared } from "./read-declarations.ts";

/** The maximum length of the signatures of an item or a file, in characters. */
export const SIGNATURE_CHARACTERS_MAX = 2_000;

const ofItems = new Map<string, string | null>();
const ofFiles = new Map<string, string>();
const readFiles = new Map<string, ModuleFile>();

/**
 * The signatures of a registry item: declarations in at most 2,000 characters, by the modules that an app imports. Null if
 * there is no such item. Of an item that has more, an index comes first, then the components that no other file of the item
 * imports, the other components, and the rest; of each, functions before values and types. A last line names what is left out.
 */
export function signatures(item: string): string | null {
  const known = ofItems.get(item);
  if (known !== undefined) return known;
  const files = registryItem(item, "")?.files ?? null;
  const made = files === null ? null : signaturesOfItem(files.map(({ path, content }) => ({ path, text: content })));
  ofItems.set(item, made);
  return made;
}

/**
 * The signatures of a project's file that is the kit's, byte for byte, in at most 2,000 characters, with the types of other
 * components that its props are made of. Null for any other file, and for one that is not TypeScript.
 */
export function signaturesOfFile(path: string, text: string): string | null {
  if (!isCode(path) || kitFiles().get(path) !== text) return null;
  const made = ofFiles.get(path) ?? signaturesOfFiles([path], SIGNATURE_CHARACTERS_MAX);
  ofFiles.set(path, made);
  return made;
}

/**
 * The signatures of files of the kit in at most this many characters, with the types of other components that their props are
 * made of. Where that is too little, it is those of the first files, and a last line names what is left out, unless `isExcerpt`.
 * Paths of other files are ignored.
 */
export function signaturesOfFiles(paths: readonly string[], characters: number, { isExcerpt = false } = {}): string {
  const files = paths.filter(isCode).flatMap((path) => readKitFile(path) ?? []);
  const linked = files.map(withTypesFromElsewhere);
  const modules = linked.map(({ module, declared }): DeclaredModule => ({ name: module, rank: 0, declared }));
  const isThere = new Set(files.map(({ module }) => module));
  return fitDeclarations([...typesFromElsewhere(files).filter(({ name }) => !isThere.has(name)), ...modules], { characters, isExcerpt });
}

/** Parses these files of the kit, each in a turn of the event loop of its own, so that their signatures are made without parsing. */
export async function readAhead(paths: readonly string[]): Promise<void> {
  for (const path of paths.filter(isCode)) {
    await setImmediate();
    const file = readKitFile(path);
    await setImmediate();
    if (file !== null) typesFromElsewhere([file]);
  }
}

function signaturesOfItem(files: readonly { path: string; text: string }[]): string {
  const code = files.filter(({ path }) => isCode(path));
  if (code.length === 0) return `// Style sheets, which export nothing: ${files.map(({ path }) => path).join(", ")}`;
  const read = code.map(({ path, text }) => readKitFile(path) ?? readModuleFile(path, text));
  const imported = new Set(read.flatMap(({ imports }) => [...imports.values()]));
  const modules = read.map((file) => ({ name: file.module, rank: rankOf(file, imported), declared: offeredBy(file, read) }));
  return fitDeclarations(
    modules.toSorted((one, other) => one.rank - other.rank),
    { characters: SIGNATURE_CHARACTERS_MAX },
  );
}

/** A file of the kit, read once; null for a path that the kit does not have. */
function readKitFile(path: string): ModuleFile | null {
  const text = kitFiles().get(path);
  if (text === undefined) return null;
  const read = readFiles.get(path) ?? readModuleFile(path, text);
  readFiles.set(path, read);
  return read;
}

function rankOf({ path, module }: ModuleFile, imported: ReadonlySet<string>): number {
  if (path.endsWith("/index.ts")) return 0;
  if (!path.startsWith("src/components/")) return 3;
  return imported.has(module) ? 2 : 1;
}

/** What an app imports from a file: what it declares and what it passes on of others; not what one of the others passes on. */
function offeredBy(file: ModuleFile, all: readonly ModuleFile[]): Declared[] {
  const taken = (one: ModuleFile): Declared[] =>
    one.passedOn.flatMap(({ from, names }) => {
      const source = all.find(({ module }) => module === from);
      return source === undefined ? [] : source.declared.filter(({ name }) => names.includes(name));
    });
  const given = new Set(all.flatMap(taken));
  return [...taken(file), ...file.declared.filter((one) => !given.has(one))];
}

/** The type that a file imports under a name, from a component or a module of the kit's library; undefined if it is none of these. */
function typeFromElsewhere({ imports }: ModuleFile, name: string): Declared | undefined {
  const module = imports.get(name);
  const source = module !== undefined && /^@\/(?:components|lib)\//.test(module) ? fileOf(module) : null;
  return source?.declared.find((one) => one.name === name && one.kind === "type");
}

/** The same file, whose functions need the types of other files that they name, so that none is shown without them. */
function withTypesFromElsewhere(file: ModuleFile): ModuleFile {
  const declared = file.declared.map((one): Declared => {
    if (one.kind !== "function" || !one.isExported) return one;
    const types = [one, ...one.needs].flatMap(({ names }) => names.flatMap((name) => typeFromElsewhere(file, name) ?? []));
    return types.length === 0 ? one : { ...one, needs: [...new Set([...types.flatMap((type) => [...type.needs, type]), ...one.needs])] };
  });
  return { ...file, declared };
}

/** The types of other files that the functions of these files name. */
function typesFromElsewhere(files: readonly ModuleFile[]): DeclaredModule[] {
  const wanted = new Map<string, Set<Declared>>();
  for (const file of files) {
    const { declared, imports } = file;
    const made = declared.filter(({ kind, isExported }) => kind === "function" && isExported).flatMap((one) => [one, ...one.needs]);
    for (const name of made.flatMap((one) => one.names)) {
      const module = imports.get(name);
      const type = typeFromElsewhere(file, name);
      if (module !== undefined && type !== undefined) wanted.set(module, (wanted.get(module) ?? new Set()).add(type));
    }
  }
  return [...wanted].map(([name, types]) => ({
    name,
    rank: 0,
    declared: [...new Set([...types].flatMap((type) => [...type.needs, type]))],
  }));
}

function fileOf(module: string): ModuleFile | null {
  const base = `src/${module.slice("@/".length)}`;
  return readKitFile(`${base}.tsx`) ?? readKitFile(`${base}.ts`);
}
