// The private PostgreSQL of one data folder: started or adopted, restarted whenever it dies, stopped with the service.
// Its address never changes, so a pool only needs to reconnect.
import { EventEmitter } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../../lib/log.ts";
import { StartError } from "../../lib/process/start-error.ts";
import { boundLog } from "./bound-log.ts";
import { chooseSocketFolder } from "./choose-socket-folder.ts";
import { findBinaries } from "./find-binaries.ts";
import { isPostmaster } from "./find-postmaster.ts";
import { type Launch, type Launched, launchPostmaster } from "./launch-postmaster.ts";
import { makeCluster } from "./make-cluster.ts";
import { SETTINGS } from "./settings.ts";
import { stopPostmaster } from "./stop-postmaster.ts";

/** The folder of the server's data (`<folder>/postgres`) and log (`<folder>/postgres.log`), and settings that override ours. */
export interface PostgresOptions {
  folder: string;
  log: Log;
  settings?: Readonly<Record<string, string>>;
}

/** How to connect: `host` is the Unix socket's folder. The URL is equivalent, for clients that take one. */
export interface PostgresAddress {
  host: string;
  port: number;
  user: string;
  database: string;
}

/**
 * A running server; until stopped it keeps the process alive, as a listening socket does. `down`: it died, with its
 * connections. `up`: it responds again.
 */
export interface Postgres {
  connection: PostgresAddress;
  url: string;
  pid(): number;
  adopted: boolean;
  events: EventEmitter<{ down: []; up: [] }>;
  stop(): Promise<void>;
}

const LOOK_MILLISECONDS = 250;
const AGAIN_MILLISECONDS_MAX = 5_000;

/** Starts the server of a data folder, or adopts the running one. Throws a StartError if it cannot be started. */
export async function startPostgres({ folder, log, settings = {} }: PostgresOptions): Promise<Postgres> {
  const cluster = makeCluster({ folder: path.join(folder, "postgres"), binaries: findBinaries() });
  const socketFolder = chooseSocketFolder(cluster);
  const launch = { cluster, socketFolder, settings: { ...SETTINGS, ...settings }, logFile: path.join(folder, "postgres.log") };
  const first = await launchPostmaster(launch);
  const events: Postgres["events"] = new EventEmitter();
  const supervision = superviseFrom(first, { launch, log, events });
  return {
    connection: { host: socketFolder, port: 5432, user: "postgres", database: "postgres" },
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`,
    pid: supervision.pid,
    adopted: first.adopted,
    events,
    stop: supervision.stop,
  };
}

interface Supervised {
  launch: Launch;
  log: Log;
  events: Postgres["events"];
}

/** Supervises the server until it is stopped: restarts it when it is gone, and rotates its log. */
function superviseFrom(first: Launched, { launch, log, events }: Supervised): { pid(): number; stop(): Promise<void> } {
  const { folder } = launch.cluster;
  const stopping = new AbortController();
  let pid = first.pid;

  const look = async (): Promise<void> => {
    if (isPostmaster({ pid, folder })) return boundLog(launch.logFile);
    log.error({ pid }, "PostgreSQL has died and is started again");
    events.emit("down");
    const again = await untilLaunched({ launch, log, stopping: stopping.signal });
    if (again === null) return;
    pid = again.pid;
    log.info({ pid }, "PostgreSQL is back");
    events.emit("up");
  };

  const watch = async (): Promise<void> => {
    while (await rest(LOOK_MILLISECONDS, stopping.signal)) await look();
  };

  const watching = watch();
  const stop = async (): Promise<void> => {
    stopping.abort();
    await watching;
    await stopPostmaster({ pid, folder });
  };
  return { pid: () => pid, stop };
}

async function untilLaunched({ launch, log, stopping }: { launch: Launch; log: Log; stopping: AbortSignal }): Promise<Launched | null> {
  for (let tries = 0; !stopping.aborted; tries += 1) {
    const launched = await launchPostmaster(launch).catch((error: unknown) => {
      if (error instanceof StartError) return error;
      throw error;
    });
    if (!(launched instanceof StartError)) return launched;
    log.error({}, launched.message);
    await rest(Math.min(100 * 2 ** tries, AGAIN_MILLISECONDS_MAX), stopping);
  }
  return null;
}

/** Sleeps. False if interrupted. */
function rest(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return pause(milliseconds, true, { signal }).catch(() => false);
}
