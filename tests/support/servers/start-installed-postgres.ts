// A PostgreSQL installed on this machine, of the requested major version. It is started like the service's embedded
// one, as a permitted user, on a private socket; only the binaries differ.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { StartError } from "../../../src/lib/process/start-error.ts";
import type { Binaries } from "../../../src/storage/postgres/find-binaries.ts";
import { SETTINGS } from "../../../src/storage/postgres/settings.ts";
import { type RestartablePostgres, startRestartablePostgres } from "./start-restartable-postgres.ts";

/** Options of a server: its folder, the major version of its binaries, and settings that replace ours. */
export interface InstalledOptions {
  folder: string;
  major: string;
  settings: Readonly<Record<string, string>>;
}

/** Starts an installed PostgreSQL on a new folder. Throws a StartError with installation instructions if there is none. */
export async function startInstalledPostgres({ folder, major, settings }: InstalledOptions): Promise<RestartablePostgres> {
  const { io_method: _, ...ours } = SETTINGS; // Introduced in PostgreSQL 18.
  return startRestartablePostgres({ folder, binaries: findInstalled(major), settings: { ...ours, ...settings } });
}

function findInstalled(major: string): Binaries {
  const found = placesOf(major).find((folder) => isOfMajor(folder, major));
  if (found) return { initdb: path.join(found, "initdb"), postgres: path.join(found, "postgres") };
  throw new StartError(
    `PostgreSQL ${major} is not installed here: ${placesOf(major).join(", ")} have no server programs of that version. ` +
      `Install it, for example with: apt-get install postgresql-${major} (Debian), dnf install postgresql${major}-server (Fedora), ` +
      `brew install postgresql@${major} (macOS); or put its pg_config into PATH.`,
  );
}

function placesOf(major: string): string[] {
  const configured = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  const homes = [`/usr/lib/postgresql/${major}`, `/usr/pgsql-${major}`];
  homes.push(...["/opt/homebrew", "/usr/local"].map((brew) => `${brew}/opt/postgresql@${major}`));
  return [...homes.map((home) => path.join(home, "bin")), ...(configured ? [configured] : [])];
}

function isOfMajor(folder: string, major: string): boolean {
  const versions = ["postgres", "initdb"].map(
    (program) => spawnSync(path.join(folder, program), ["--version"], { encoding: "utf8" }).stdout,
  );
  return versions.every((version) => version?.match(/\(PostgreSQL\) (\d+)/)?.[1] === major);
}
