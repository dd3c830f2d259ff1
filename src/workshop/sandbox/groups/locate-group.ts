import { join } from "node:path";

/** The texts of `/proc/self/cgroup` and `/proc/self/mountinfo`: this process's groups, and where they are mounted. */
export interface GroupView {
  own: string;
  mounts: string;
}

/** The folder of the group at `path`, in a tree mounted with `type` and, in version 1, with the controller in its options. */
function mountedAt(mounts: string, { type, controller, path }: { type: string; controller: string; path: string }): string | null {
  for (const line of mounts.split("\n")) {
    const [mounted = "", source = ""] = line.split(" - ");
    const [, , , root = "", point = ""] = mounted.split(" ");
    const [mountedType, , options = ""] = source.split(" ");
    if (mountedType !== type || (controller !== "" && !options.split(",").includes(controller))) continue;
    if (root === "/") return join(point, path);
    if (path === root || path.startsWith(`${root}/`)) return join(point, path.slice(root.length));
  }
  return null;
}

/** This process's group folder: v2's, or v1's for a controller. Null if none is mounted (proc_pid_cgroup(5), proc_pid_mountinfo(5)). */
export function locateOwnGroup({ own, mounts }: GroupView, controller: string | null): string | null {
  for (const line of own.split("\n")) {
    const [, controllers = "", path] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    // A path that leads upwards is outside what this process may see.
    if (path === undefined || path.includes("..")) continue;
    if (controller === null && controllers === "") return mountedAt(mounts, { type: "cgroup2", controller: "", path });
    if (controller !== null && controllers.split(",").includes(controller)) return mountedAt(mounts, { type: "cgroup", controller, path });
  }
  return null;
}
