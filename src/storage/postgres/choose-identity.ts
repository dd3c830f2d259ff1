// PostgreSQL refuses to run as root. As root, we run it as the user `nobody` if that user can access its folders: then
// its SQL cannot read our files, such as the secret beside it. Otherwise (inside root's home folder) it runs in a user
// namespace in which root is mapped to `nobody`: it has no capabilities there, and can still read what root may. A
// cluster created by an ordinary user runs as that user.
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, lchownSync, lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { StartError } from "../../lib/process/start-error.ts";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";
import type { Binaries } from "./find-binaries.ts";
import { isInUse } from "./find-postmaster.ts";

/** How the server's programs are started: a command prefix, or another user. */
export interface Identity {
  prefix: readonly string[];
  user: { uid: number; gid: number } | null;
}

/** The environment of all server programs. Ours is not inherited: variables such as PGPORT would change their behaviour. */
export const PROGRAM_ENVIRONMENT = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C" };

const NOBODY = 65534;
const OURSELVES: Identity = { prefix: [], user: null };
const NAMESPACE: Identity = { prefix: ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`], user: null };

const UNPRIVILEGED: Identity = { prefix: [], user: { uid: NOBODY, gid: NOBODY } };

/** A cluster and its server programs. */
interface Place {
  cluster: string;
  binaries: Binaries;
}

/**
 * Chooses the user that runs the server on `cluster`, a folder that exists and is empty or created by initdb. Files
 * owned by root are first transferred to `nobody`, unless a server still uses them. Throws a StartError if no user
 * can run PostgreSQL.
 */
export function chooseIdentity(place: Place): Identity {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && attemptSync(userInfo).ok) return OURSELVES;
  if (!isRoot) return canRun(NAMESPACE, place) ? NAMESPACE : OURSELVES;
  const { uid, gid } = statSync(place.cluster);
  if (uid !== 0 && uid !== NOBODY) return requireRun({ prefix: [], user: { uid, gid } }, place);
  // Files in use by a server must not change owner: a server that was started as root continues as root.
  if (isInUse(place.cluster)) return requireRun(uid === 0 ? NAMESPACE : UNPRIVILEGED, place);
  if (canReach(place)) {
    giveAway(place.cluster, NOBODY);
    if (canRun(UNPRIVILEGED, place)) return UNPRIVILEGED;
  }
  giveAway(place.cluster, 0);
  return requireRun(NAMESPACE, place);
}

/** Whether `nobody` can run the programs and reach the cluster's folder; makes the data folder traversable if only that is missing. */
function canReach({ cluster, binaries }: Place): boolean {
  const dataFolder = realpathSync(path.dirname(cluster));
  const script = '"$0" --version >/dev/null && test -x "$1"';
  const reaches = (folder: string) => run(UNPRIVILEGED, ["sh", "-c", script, binaries.postgres, folder]);
  if (reaches(dataFolder)) return true;
  if (!reaches(path.dirname(dataFolder))) return false;
  letPass(dataFolder);
  return reaches(dataFolder);
}

function requireRun(identity: Identity, place: Place): Identity {
  if (canRun(identity, place)) return identity;
  throw unreachable(place, identity.user?.uid ?? NOBODY);
}

function unreachable({ cluster, binaries }: Place, uid: number): StartError {
  return new StartError(
    `PostgreSQL does not run as root, and the user ${uid} cannot reach ${path.dirname(cluster)} and ${path.dirname(binaries.postgres)}. ` +
      "Start Atelier as an ordinary user, move it out of the home folder of root, allow user namespaces (unshare --user), or set DATABASE_URL.",
  );
}

function canRun(identity: Identity, { cluster, binaries }: Place): boolean {
  return run(identity, ["sh", "-c", '"$0" --version >/dev/null && test -w "$1" && test -x "$1"', binaries.postgres, cluster]);
}

/** Whether a command succeeds as this identity. */
function run(identity: Identity, command: readonly string[]): boolean {
  const [program = "", ...words] = [...identity.prefix, ...command];
  return spawnSync(program, words, { ...identity.user, cwd: "/", env: PROGRAM_ENVIRONMENT, stdio: "ignore" }).status === 0;
}

/** Lets other users traverse the data folder to their own files, without listing what else is there. */
function letPass(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o011);
}

/** Transfers the cluster to another user. The folder itself comes last: a start that is killed before that begins again here. */
function giveAway(folder: string, uid: number): void {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((entry) => path.join(folder, entry));
  for (const entry of entries) if (lstatSync(entry).uid !== uid) lchownSync(entry, uid, uid);
  chownSync(folder, uid, uid);
}
