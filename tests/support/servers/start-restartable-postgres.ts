// A test's own PostgreSQL that can be crashed and restarted: started like the service's embedded one, as a permitted
// user, on a private socket.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { PROGRAM_ENVIRONMENT } from "../../../src/storage/postgres/choose-identity.ts";
import { chooseSocketFolder } from "../../../src/storage/postgres/choose-socket-folder.ts";
import type { Binaries } from "../../../src/storage/postgres/find-binaries.ts";
import { findPostmaster } from "../../../src/storage/postgres/find-postmaster.ts";
import { launchPostmaster } from "../../../src/storage/postgres/launch-postmaster.ts";
import { type Cluster, makeCluster } from "../../../src/storage/postgres/make-cluster.ts";
import { stopPostmaster } from "../../../src/storage/postgres/stop-postmaster.ts";

/** Options of a server: its folder, its binaries, and all of its settings. */
export interface RestartableOptions {
  folder: string;
  binaries: Binaries;
  settings: Readonly<Record<string, string>>;
}

/** A running server. `restart` is `pg_ctl restart -m immediate`: every connection is cut, and the next start recovers from the write-ahead log. */
export interface RestartablePostgres {
  url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server on a new folder. */
export async function startRestartablePostgres({ folder, binaries, settings }: RestartableOptions): Promise<RestartablePostgres> {
  const cluster = makeCluster({ folder: path.join(folder, "postgres"), binaries });
  const socketFolder = chooseSocketFolder(cluster);
  const logFile = path.join(folder, "postgres.log");
  await launchPostmaster({ cluster, socketFolder, settings, logFile });
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`,
    restart: () => restartNow(cluster, path.join(cluster.folder, "restart.log")),
    stop: async () => {
      const postmaster = findPostmaster(cluster.folder);
      if (postmaster) await stopPostmaster({ pid: postmaster.pid, folder: cluster.folder });
    },
  };
}

async function restartNow({ folder, binaries, identity }: Cluster, logFile: string): Promise<void> {
  const program = path.join(path.dirname(binaries.postgres), "pg_ctl");
  const words = [...identity.prefix, program, "restart", "-m", "immediate", "-w", "-t", "60", "-s", "-D", folder, "-l", logFile];
  const [command = program, ...rest] = words;
  const child = spawn(command, rest, { ...identity.user, cwd: "/", env: PROGRAM_ENVIRONMENT, stdio: "ignore" });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error(`pg_ctl restart -m immediate ended with ${status}; see ${logFile}`);
}
