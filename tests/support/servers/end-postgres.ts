import path from "node:path";
import { findPostmaster } from "../../../src/storage/postgres/find-postmaster.ts";
import { stopPostmaster } from "../../../src/storage/postgres/stop-postmaster.ts";

/** Stops the server that a killed process left running on a data folder. */
export async function endPostgres(dataFolder: string): Promise<void> {
  const folder = path.join(dataFolder, "postgres");
  const postmaster = findPostmaster(folder);
  if (postmaster) await stopPostmaster({ pid: postmaster.pid, folder });
}
