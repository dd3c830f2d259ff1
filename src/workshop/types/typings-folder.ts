// A folder, in memory if there is a file system in memory, with what a check reads: the typings of the vetted packages
// as links, an anchor project that keeps them loaded between checks, and one folder for each project under check.
import { access, constants, mkdir, mkdtemp, realpath, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isModule, isTestModule } from "../gate/files/allowed-files.ts";
import { makeOwnFolder } from "../sandbox/own-folder.ts";
import type { ProjectFiles } from "../project-files.ts";
import { handOver } from "../sandbox/confine.ts";
import type { Sandbox } from "../sandbox/confine.ts";
import { listPackages } from "../vendor/find-package.ts";
import { EXPO_MODULES, ICONS, PHONE_MODULES } from "../vendor/expo/expo-modules.ts";
import { packageOf, VETTED_BARRELS, VETTED_MODULES, VETTED_PACKAGES, VETTED_TYPINGS } from "../vendor/vetted-packages.ts";
import { AMBIENT_TYPES, CLIENT_TYPES_REFERENCE, EXPO_CONFIG, STRICT_CONFIG } from "./strict-config.ts";

/** What projects of one platform are checked against. */
export interface Typings {
  config: typeof STRICT_CONFIG | typeof EXPO_CONFIG;
  /** The folders of a project whose modules are checked. */
  checked: readonly string[];
  /** What projects import: loaded once, and kept. */
  specifiers: readonly string[];
  /** The packages that projects may name, and where they are. */
  packages: readonly { name: string; folder: string }[];
  /** The folders that TypeScript may read: those of the packages, and of what these depend on. */
  readable: readonly string[];
}

/** The typings of the packages that apps for browsers may use. */
export function webTypings(): Typings {
  const packages = listPackages([...VETTED_PACKAGES, ...VETTED_TYPINGS]);
  return {
    config: STRICT_CONFIG,
    checked: ["src/"],
    specifiers: [...VETTED_MODULES, ...VETTED_BARRELS].map(({ specifier }) => specifier),
    packages: packages.filter(({ name }) => VETTED_PACKAGES.includes(name) || VETTED_TYPINGS.includes(name)),
    readable: packages.map((installed) => installed.folder),
  };
}

/** The typings of the packages that are installed in this folder for apps for phones. */
export async function expoTypings(installed: string): Promise<Typings> {
  const modules = await realpath(join(installed, "node_modules"));
  const specifiers = [...EXPO_MODULES.map(({ specifier }) => specifier), ICONS, ...PHONE_MODULES];
  const names = [...new Set([...specifiers.map(packageOf), "@types/react"])];
  return {
    config: EXPO_CONFIG,
    checked: ["app/", "src/"],
    specifiers,
    packages: await Promise.all(names.map(async (name) => ({ name, folder: await realpath(join(modules, name)) }))),
    readable: [modules],
  };
}

/** Paths are absolute and real. */
export interface TypingsFolder {
  typings: Typings;
  path: string;
  /** The folders that the links point to, and those of their dependencies. */
  packages: readonly string[];
  /** The configuration file of the anchor project. */
  anchor: string;
}

const CONFIG_FILE = "tsconfig.json";

async function memoryFolder(): Promise<string> {
  const shared = "/dev/shm";
  const isWritable = await access(shared, constants.W_OK).then(
    () => true,
    () => false,
  );
  return realpath(isWritable ? shared : tmpdir());
}

/** Writes files below `root`, creating each folder first, and hands them all to the confined process: our umask may deny it access. */
async function writeFiles(sandbox: Sandbox, root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const folders = new Set([root]);
  for (const [path, text] of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await handOver(sandbox, file);
    for (let folder = dirname(file); folder.length > root.length; folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of folders) await handOver(sandbox, folder);
}

async function linkPackages(folder: string, { packages }: Typings): Promise<void> {
  for (const { name, folder: target } of packages) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(target, link);
  }
}

/** Creates the folder; remove it with `removeFolder`. */
export async function makeTypingsFolder(sandbox: Sandbox, typings: Typings): Promise<TypingsFolder> {
  const path = await makeOwnFolder(await memoryFolder(), "atelier-types");
  const anchor = join("projects", "anchor", CONFIG_FILE);
  const files = new Map([
    ["ambient.d.ts", AMBIENT_TYPES],
    [anchor, JSON.stringify(typings.config)],
    [
      join(dirname(anchor), "src", "anchor.ts"),
      typings.specifiers.map((name, index) => `export * as module${index} from "${name}";\n`).join(""),
    ],
  ]);
  await linkPackages(path, typings);
  await writeFiles(sandbox, path, files);
  return { typings, path, packages: typings.readable, anchor: join(path, anchor) };
}

/** Writes a project's modules and data (without its tests and configuration) for a check; returns its configuration file. */
export async function writeProject(sandbox: Sandbox, folder: TypingsFolder, files: ProjectFiles): Promise<string> {
  const root = await mkdtemp(join(folder.path, "projects", "project-"));
  const { config, checked: folders } = folder.typings;
  const checked = [...files].filter(
    ([path]) => folders.some((one) => path.startsWith(one)) && (isModule(path) || path.endsWith(".json")) && !isTestModule(path),
  );
  const texts = checked.map(([path, text]) => [path, text.replace(CLIENT_TYPES_REFERENCE, "//")] as const);
  await writeFiles(sandbox, root, new Map([...texts, [CONFIG_FILE, JSON.stringify(config)]]));
  return join(root, CONFIG_FILE);
}
