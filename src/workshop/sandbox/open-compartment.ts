// What one confined child has to itself: its user, and its share of the machine. Two children never share either, so
// none can take what another was given.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Sandbox } from "./confine.ts";
import { makeGroup } from "./groups/make-group.ts";
import type { ChildLimits } from "./limits/child-limits.ts";
import { NOBODY, pickUser } from "./limits/pick-user.ts";

const run = promisify(execFile);

/** One child's user and limits. End it once the child is gone. */
export interface Compartment {
  /** For `confine` and `handOver`, for this child only. */
  sandbox: Sandbox;
  /** Kills whatever still runs in it, and removes what it needed. Never rejects. */
  end(): Promise<void>;
}

/** Kills every process of a user that only one child has. If the child has its own namespace, nothing outlives it anyway. */
async function endUser({ user, confinement, setpriv }: Sandbox): Promise<void> {
  if (user === null || user === NOBODY || confinement !== "none") return;
  const args = [`--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--", "/bin/sh", "-c", "kill -KILL -1"];
  // It fails if nothing is left to kill.
  await run(setpriv, args).catch(() => undefined);
}

/** Sets up a compartment that holds one child to its limits. */
export async function openCompartment(sandbox: Sandbox, limits: ChildLimits): Promise<Compartment> {
  const user = sandbox.user === null ? null : pickUser(await readFile("/proc/self/uid_map", "utf8"));
  // If groups could be created at start-up but no longer can, the child runs without, and its held limits show it.
  const group = sandbox.groupRoot && (await makeGroup(sandbox.groupRoot, limits).catch(() => null));
  const own: Sandbox = { ...sandbox, user, limits, groups: group?.folders ?? [] };
  const end = async (): Promise<void> => {
    await endUser(own);
    await group?.remove();
  };
  return { sandbox: own, end };
}
