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
import { VETTED_BARRELS, VETTED_MODULES, VETTED_PACKAGES, VETTED_TYPINGS } from "../vendor/vetted-packages.ts";
import { AMBIENT_TYPES, CLIENT_TYPES_REFERENCE, STRICT_CONFIG } from "./strict-config.ts";

/** Paths are absolute and real. */
export interface TypingsFolder {
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

async function linkPackages(folder: string): Promise<string[]> {
  const packages = listPackages([...VETTED_PACKAGES, ...VETTED_TYPINGS]);
  const named = packages.filter(({ name }) => VETTED_PACKAGES.includes(name) || VETTED_TYPINGS.includes(name));
  for (const { name, folder: target } of named) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(target, link);
  }
  return packages.map((installed) => installed.folder);
}

/** Creates the folder; remove it with `removeFolder`. */
export async function makeTypingsFolder(sandbox: Sandbox): Promise<TypingsFolder> {
  const path = await makeOwnFolder(await memoryFolder(), "atelier-types");
  const specifiers = [...VETTED_MODULES, ...VETTED_BARRELS].map(({ specifier }) => specifier);
  const anchor = join("projects", "anchor", CONFIG_FILE);
  const files = new Map([
    ["ambient.d.ts", AMBIENT_TYPES],
    [anchor, JSON.stringify(STRICT_CONFIG)],
    [join(dirname(anchor), "src", "anchor.ts"), specifiers.map((name, index) => `export * as module${index} from "${name}";\n`).join("")],
  ]);
  const packages = await linkPackages(path);
  await writeFiles(sandbox, path, files);
  return { path, packages, anchor: join(path, anchor) };
}

/** Writes a project's modules and data (without its tests and configuration) for a check; returns its configuration file. */
export async function writeProject(sandbox: Sandbox, folder: TypingsFolder, files: ProjectFiles): Promise<string> {
  const root = await mkdtemp(join(folder.path, "projects", "project-"));
  const checked = [...files].filter(
    ([path]) => path.startsWith("src/") && (isModule(path) || path.endsWith(".json")) && !isTestModule(path),
  );
  const texts = checked.map(([path, text]) => [path, text.replace(CLIENT_TYPES_REFERENCE, "//")] as const);
  await writeFiles(sandbox, root, new Map([...texts, [CONFIG_FILE, JSON.stringify(STRICT_CONFIG)]]));
  return join(root, CONFIG_FILE);
}
