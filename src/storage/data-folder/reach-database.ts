// How a command reaches the database of a data folder, whether the service runs or not: beside a running service it is a
// second client of its server, and otherwise it holds the folder and runs the server as long as it takes.
import { existsSync } from "node:fs";
import path from "node:path";
import type { Log } from "../../kit/log.ts";
import { StartError } from "../../kit/start-error.ts";
import { chooseSocketFolder } from "../postgres/choose-socket-folder.ts";
import { findBinaries } from "../postgres/find-binaries.ts";
import { findPostmaster } from "../postgres/find-postmaster.ts";
import { makeCluster } from "../postgres/make-cluster.ts";
import { type PostgresAddress, startPostgres } from "../postgres/start-postgres.ts";
import { holdDataFolder } from "./hold-data-folder.ts";

/** A database that answers. `leave` ends what was begun for it, and nothing else. */
export interface ReachedDatabase {
  connection: PostgresAddress;
  leave(): Promise<void>;
}

/** Reaches the database of a data folder. Throws a StartError where there is none yet, or the service is just starting. `port` is told to a service that finds the folder held. */
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
