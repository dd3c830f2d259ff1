// Where control groups can be created for children: below this process's own group, so that the operator's limits on
// the service apply to its children too. Version 2 has one tree, in which a group that limits its child groups holds no
// processes itself (cgroups(7)), so the service moves into a group of its own. Version 1 has a tree per controller.
import { constants, existsSync } from "node:fs";
import { access, mkdir, readdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isAbandoned, ownPrefix } from "./group-owner.ts";
import type { Controller, GroupRoot } from "./group-root.ts";
import { locateOwnGroup } from "./locate-group.ts";
import type { GroupView } from "./locate-group.ts";
import { removeGroup } from "./remove-group.ts";

/** The group that the service moves into if its own must hold others. */
const SERVICE_GROUP = "atelier-service";
/** Groups in which a user's other programs run; these are not moved. */
const IS_SHARED = /^(?:session-|app-|vte-spawn-).*\.scope$|\.slice$/;
const MOVES_MAX = 10;

const words = async (path: string): Promise<string[]> => (await readFile(path, "utf8")).split(/\s+/).filter(Boolean);

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Moves the processes of a group into a group below it. */
async function moveDown(folder: string): Promise<void> {
  const below = join(folder, SERVICE_GROUP);
  await mkdir(below, { recursive: true });
  for (let round = 0; round < MOVES_MAX; round += 1) {
    const ids = await words(join(folder, "cgroup.procs"));
    if (ids.length === 0) return;
    // A process that has exited in the meantime need not be moved.
    for (const id of ids) await writeFile(join(below, "cgroup.procs"), id).catch(() => undefined);
  }
}

/** The group that is to hold the children's groups: for a systemd unit whose processes run in a group below it, the unit's. */
function holderOf(own: string): { folder: string; isEmpty: boolean } {
  const above = dirname(own);
  const isBelow = basename(own) === SERVICE_GROUP || /\.(?:service|scope)$/.test(basename(above));
  return isBelow ? { folder: above, isEmpty: true } : { folder: own, isEmpty: false };
}

async function findInOneTree(view: GroupView): Promise<GroupRoot | null> {
  const own = locateOwnGroup(view, null);
  if (own === null) return null;
  const { folder, isEmpty } = holderOf(own);
  if (IS_SHARED.test(basename(folder)) || !(await isWritable(folder))) return null;
  const offered = await words(join(folder, "cgroup.controllers"));
  const wanted = (["memory", "pids", "cpu"] as const).filter((controller) => offered.includes(controller));
  if (!wanted.includes("memory") && !wanted.includes("pids")) return null;
  // The root group of a machine, the only one without a type, may hold both.
  if (!isEmpty && existsSync(join(folder, "cgroup.type"))) await moveDown(folder);
  await writeFile(join(folder, "cgroup.subtree_control"), wanted.map((controller) => `+${controller}`).join(" "));
  return { version: 2, folders: Object.fromEntries(wanted.map((controller) => [controller, folder])) };
}

async function findInTrees(view: GroupView): Promise<GroupRoot | null> {
  const folders: Partial<Record<Controller, string>> = {};
  for (const controller of ["memory", "pids"] as const) {
    const own = locateOwnGroup(view, controller);
    if (own !== null && (await isWritable(own))) folders[controller] = own;
  }
  return Object.keys(folders).length === 0 ? null : { version: 1, folders };
}

/** Writable does not mean usable: a container may see a group in which the kernel refuses every change. */
async function works({ folders }: GroupRoot): Promise<boolean> {
  const trial = `${await ownPrefix()}-0`;
  for (const folder of Object.values(folders)) {
    await mkdir(join(folder, trial), { recursive: true });
    await rmdir(join(folder, trial)).catch(() => undefined);
  }
  return true;
}

/** Removes the groups of services that were killed, with any processes in them. */
async function removeAbandoned({ folders }: GroupRoot): Promise<void> {
  for (const folder of new Set(Object.values(folders))) {
    for (const name of await readdir(folder)) if (await isAbandoned(name)) await removeGroup(join(folder, name));
  }
}

/** Finds where groups can be created, and removes what dead services left there. Null without permission, and in most containers. */
export async function findGroupRoot(view?: GroupView): Promise<GroupRoot | null> {
  try {
    const [own, mounts] = await Promise.all(["cgroup", "mountinfo"].map((name) => readFile(`/proc/self/${name}`, "utf8")));
    const seen = view ?? { own: own ?? "", mounts: mounts ?? "" };
    const root = (await findInOneTree(seen)) ?? (await findInTrees(seen));
    if (root === null || !(await works(root))) return null;
    await removeAbandoned(root);
    return root;
  } catch {
    return null;
  }
}
