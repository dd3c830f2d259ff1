// A folder in memory, where there is a file system in memory, that holds what a check reads: the typings of the vetted
// packages as links, an anchor project that keeps them loaded between checks, and one folder for each project under check.
import { access, constants, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isModule, isTestModule } from "../gate/files/allowed-files.ts";
import type { ProjectFiles } from "../project-files.ts";
import { handOver } from "../sandbox/confine.ts";
import type { Sandbox } from "../sandbox/confine.ts";
import { listPackages } from "../vendor/find-package.ts";
import { VETTED_BARRELS, VETTED_MODULES, VETTED_PACKAGES, VETTED_TYPINGS } from "../vendor/vetted-packages.ts";
import { AMBIENT_TYPES, CLIENT_TYPES_REFERENCE, STRICT_CONFIG } from "./strict-config.ts";

/** Paths are absolute and real. */
export interface TypingsFolder {
  path: string;
  /** The folders of the packages that the links lead to, and of what these depend on. */
  packages: readonly string[];
  /** The configuration file of the anchor project. */
  anchor: string;
}

/** Followed by the id of the process that the folder belongs to. */
const PREFIX = "atelier-types-";
const OWNER = /^atelier-types-(\d+)-/;
const CONFIG_FILE = "tsconfig.json";

async function memoryFolder(): Promise<string> {
  const shared = "/dev/shm";
  const isWritable = await access(shared, constants.W_OK).then(
    () => true,
    () => false,
  );
  return realpath(isWritable ? shared : tmpdir());
}

/** Writes files below `root`, in an order that makes each folder first, and hands all of it to the confined process: our umask may deny it what is only ours. */
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

/** Whether a process of this id is alive; one of another user counts too. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Removes what processes of ours that were killed have left behind: it would stay in memory until the machine restarts. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(OWNER.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** Makes the folder; remove it with `removeFolder`. */
export async function makeTypingsFolder(sandbox: Sandbox): Promise<TypingsFolder> {
  const parent = await memoryFolder();
  await removeAbandoned(parent);
  const path = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
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

/** Writes the modules and data of a project (not its tests, not its own configuration) for a check; returns its configuration file. */
export async function writeProject(sandbox: Sandbox, folder: TypingsFolder, files: ProjectFiles): Promise<string> {
  const root = await mkdtemp(join(folder.path, "projects", "project-"));
  const checked = [...files].filter(
    ([path]) => path.startsWith("src/") && (isModule(path) || path.endsWith(".json")) && !isTestModule(path),
  );
  const texts = checked.map(([path, text]) => [path, text.replace(CLIENT_TYPES_REFERENCE, "//")] as const);
  await writeFiles(sandbox, root, new Map([...texts, [CONFIG_FILE, JSON.stringify(STRICT_CONFIG)]]));
  return join(root, CONFIG_FILE);
}

/** Removes a folder with all that is in it. */
export const removeFolder = (path: string): Promise<void> => rm(path, { recursive: true, force: true });
