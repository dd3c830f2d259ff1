// What `atelier login` keeps: a key for each service, in a file that only its owner can read.
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** The key of one service, and the secret that `listen` signs with. */
export interface ServiceCredentials {
  apiKey?: string;
  listenSecret?: string;
}

/** The kept credentials. `current` is the service signed in to last. */
export interface Credentials {
  current: string | null;
  services: Record<string, ServiceCredentials>;
}

/** Where they are kept: below `XDG_CONFIG_HOME`, `APPDATA` or `~/.config`. */
export function credentialsFile(environment: NodeJS.ProcessEnv = process.env): string {
  const { XDG_CONFIG_HOME: xdg, APPDATA: appData } = environment;
  return join(xdg ?? appData ?? join(homedir(), ".config"), "atelier", "credentials.json");
}

/** Reads them; nothing is kept if there is no file or it is not readable as one. */
export function readCredentials(): Credentials {
  try {
    const { current = null, services = {} } = JSON.parse(readFileSync(credentialsFile(), "utf8"));
    return { current, services };
  } catch {
    return { current: null, services: {} };
  }
}

/** Replaces them, at once and readable by the owner alone. */
export function writeCredentials(credentials: Credentials): void {
  const file = credentialsFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  chmodSync(aside, 0o600);
  renameSync(aside, file);
}
