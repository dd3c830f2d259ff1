// The server listens only on a Unix socket, in its own private folder. A socket path is limited to 107 bytes
// (sockaddr_un); if the data folder's is longer, a short folder under /tmp is used, named after the data folder.
import { createHash } from "node:crypto";
import { chownSync, lstatSync, mkdirSync } from "node:fs";
import path from "node:path";
import { StartError } from "../../lib/process/start-error.ts";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";
import type { Cluster } from "./make-cluster.ts";

/** 107 bytes on Linux; macOS has 103. */
const PATH_BYTES_MAX = 103;
const SOCKET = ".s.PGSQL.5432.lock";

/**
 * The folder of the server's socket: the cluster's own, or a short one that only its owner can enter. Throws a
 * StartError if that one belongs to someone else.
 */
export function chooseSocketFolder({ folder, identity }: Cluster): string {
  if (Buffer.byteLength(path.join(folder, SOCKET)) <= PATH_BYTES_MAX) return folder;
  const owner = identity.user ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const short = path.join("/tmp", `atelier-${createHash("sha256").update(`${owner.uid} ${folder}`).digest("hex").slice(0, 16)}`);
  const made = attemptSync(() => mkdirSync(short, { mode: 0o700 }));
  if (made.ok && identity.user) chownSync(short, owner.uid, owner.gid);
  const found = attemptSync(() => lstatSync(short));
  if (found.ok && found.value.isDirectory() && found.value.uid === owner.uid && (found.value.mode & 0o077) === 0) return short;
  throw new StartError(
    `The path of ${folder} is too long for a socket, and ${short}, which would stand in, is not a private folder of this user. ` +
      "Remove that folder, or set ATELIER_DATA to a shorter path.",
  );
}
