// PostgreSQL refuses to run as root. Where we are root it runs as root in a user namespace in which root is called
// nobody, which works inside root's home folder too; else as nobody, where nobody can reach its folders. A cluster that
// an ordinary user made runs as that user.
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { StartError } from "../../kit/start-error.ts";
import { attempt } from "./attempt.ts";
import type { Binaries } from "./find-binaries.ts";

/** How the server's programs are started: words before the command, or another user. */
export interface Identity {
  prefix: readonly string[];
  user: { uid: number; gid: number } | null;
}

/** The environment of every program of the server. Nothing of ours gets in: variables such as PGPORT would change it. */
export const PROGRAM_ENVIRONMENT = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C" };

const NOBODY = 65534;
const OURSELVES: Identity = { prefix: [], user: null };
const NAMESPACE: Identity = { prefix: ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`], user: null };

/** Chooses who runs the server on `cluster`, a folder that exists and is empty or made by initdb. Throws a StartError where PostgreSQL can run as nobody at all. */
export function chooseIdentity({ cluster, binaries }: { cluster: string; binaries: Binaries }): Identity {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && attempt(userInfo).ok) return OURSELVES;
  if (!isRoot) return canRun(NAMESPACE, { cluster, binaries }) ? NAMESPACE : OURSELVES;
  const { uid, gid } = statSync(cluster);
  if (uid !== 0) return requireRun({ prefix: [], user: { uid, gid } }, { cluster, binaries });
  if (canRun(NAMESPACE, { cluster, binaries })) return NAMESPACE;
  letPass(path.dirname(cluster));
  giveAway(cluster, NOBODY);
  const nobody = { prefix: [], user: { uid: NOBODY, gid: NOBODY } };
  if (canRun(nobody, { cluster, binaries })) return nobody;
  giveAway(cluster, 0);
  throw unreachable({ cluster, binaries }, NOBODY);
}

function requireRun(identity: Identity, place: { cluster: string; binaries: Binaries }): Identity {
  if (canRun(identity, place)) return identity;
  throw unreachable(place, identity.user?.uid ?? NOBODY);
}

function unreachable({ cluster, binaries }: { cluster: string; binaries: Binaries }, uid: number): StartError {
  return new StartError(
    `PostgreSQL does not run as root, and the user ${uid} cannot reach ${path.dirname(cluster)} and ${path.dirname(binaries.postgres)}. ` +
      "Start Atelier as an ordinary user, move it out of the home folder of root, allow user namespaces (unshare --user), or set DATABASE_URL.",
  );
}

function canRun(identity: Identity, { cluster, binaries }: { cluster: string; binaries: Binaries }): boolean {
  const script = '"$0" --version >/dev/null && test -w "$1" && test -x "$1"';
  const [command, ...words] = [...identity.prefix, "sh", "-c", script, binaries.postgres, cluster];
  return spawnSync(command, words, { ...identity.user, cwd: "/", env: PROGRAM_ENVIRONMENT, stdio: "ignore" }).status === 0;
}

/** Lets others through the data folder to what is theirs in it, without letting them see what else is there. */
function letPass(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o011);
}

function giveAway(folder: string, uid: number): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) lchownSync(path.join(folder, entry), uid, uid);
  chownSync(folder, uid, uid);
}
