// How a command connects to the database of a data folder, whether or not the service runs: beside a running service as
// a second client of its server; otherwise it locks the folder and runs the server for its own duration.
import { existsSync } from "node:fs";
import path from "node:path";
import type { Log } from "../../lib/log.ts";
import { StartError } from "../../lib/process/start-error.ts";
import { chooseSocketFolder } from "../postgres/choose-socket-folder.ts";
import { findBinaries } from "../postgres/find-binaries.ts";
import { findPostmaster } from "../postgres/find-postmaster.ts";
import { makeCluster } from "../postgres/make-cluster.ts";
import { type PostgresAddress, startPostgres } from "../postgres/start-postgres.ts";
import { holdDataFolder } from "./hold-data-folder.ts";

/** A reachable database. `leave` closes only what was opened for it. */
export interface ReachedDatabase {
  connection: PostgresAddress;
  leave(): Promise<void>;
}

/**
 * Connects to the database of a data folder. Throws a StartError if there is none yet, or the service is still
 * starting. `port` is reported to a service that finds the folder locked.
 */
export async function reachDatabase({ folder, port, log }: { folder: string; port: number; log: Log }): Promise<ReachedDatabase> {
  const cluster = path.join(folder, "postgres");
  if (!existsSync(path.join(cluster, "PG_VERSION"))) {
    throw new StartError(`There is no database in ${folder} yet. Start the service once, or set ATELIER_DATA to the folder of yours.`);
  }
  if (findPostmaster(cluster)?.isReady) {
    const host = chooseSocketFolder(makeCluster({ folder: cluster, binaries: findBinaries() }));
    return { connection: { host, port: 5432, user: "postgres", database: "postgres" }, leave: async () => undefined };
  }
  const held = holdDataFolder({ folder, port });
  const postgres = await startPostgres({ folder, log });
  const leave = async () => {
    await postgres.stop();
    held.release();
  };
  return { connection: postgres.connection, leave };
}
