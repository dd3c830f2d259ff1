// A cluster is created next to its final path and moved there when complete: a start that is killed halfway leaves
// nothing that looks like a database.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { StartError } from "../../lib/process/start-error.ts";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";
import { chooseIdentity, type Identity, PROGRAM_ENVIRONMENT } from "./choose-identity.ts";
import { explainOutput, explainSpawn } from "./explain-output.ts";
import type { Binaries } from "./find-binaries.ts";

const MAJOR = "18";
/** An initdb that has lost its parent process may still be writing for a moment. */
const UNDISTURBED = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };

/** A server's data folder, and the identity that runs it. */
export interface Cluster {
  folder: string;
  binaries: Binaries;
  identity: Identity;
}

/**
 * Opens the cluster in `folder`, creating it if there is none. Throws a StartError if the folder contains something
 * else or another major version's data, or is not writable.
 */
export function makeCluster({ folder, binaries }: { folder: string; binaries: Binaries }): Cluster {
  const version = attemptSync(() => readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim());
  if (version.ok && version.value !== MAJOR) {
    throw new StartError(
      `${folder} holds the data of PostgreSQL ${version.value}, and this Atelier brings ${MAJOR}. ` +
        "Move it over with pg_dump and psql, or set ATELIER_DATA to another folder.",
    );
  }
  if (!version.ok && version.code !== "ENOENT") throw notOurs(folder, version.error.message);
  if (!version.ok) initialize({ folder, binaries });
  return { folder, binaries, identity: chooseIdentity({ cluster: folder, binaries }) };
}

function initialize({ folder, binaries }: { folder: string; binaries: Binaries }): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw notOurs(folder, "it has files and no PG_VERSION");
  const unfinished = `${folder}.unfinished-${process.pid}`;
  const begun = attemptSync(() => {
    removeUnfinished(folder);
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  });
  if (!begun.ok) throw explainOutput({ output: begun.error.message, folder: path.dirname(folder), log: null });
  try {
    runInitdb({ folder: unfinished, binaries, identity: chooseIdentity({ cluster: unfinished, binaries }) });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, UNDISTURBED);
  }
}

function removeUnfinished(folder: string): void {
  const parent = path.dirname(folder);
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (name.startsWith(`${path.basename(folder)}.unfinished-`)) rmSync(path.join(parent, name), UNDISTURBED);
  }
}

function runInitdb({ folder, binaries, identity }: Cluster): void {
  const options = ["-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-instructions"];
  const [command = "", ...words] = [...identity.prefix, binaries.initdb, ...options];
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    ...identity.user,
    cwd: "/",
    env: PROGRAM_ENVIRONMENT,
    encoding: "utf8",
  });
  if (error && "code" in error) throw explainSpawn(binaries.initdb, String(error.code));
  if (status !== 0) throw explainOutput({ output: stdout + stderr, folder: path.dirname(folder), log: null });
}

function notOurs(folder: string, reason: string): StartError {
  return new StartError(
    `${folder} is not a PostgreSQL folder of Atelier (${reason}). Nothing was changed. Move it away, or set ATELIER_DATA to another folder.`,
  );
}
