// One service per data folder, for the lifetime of its process. The kernel holds the lock (SQLite takes it on a
// separate file, in which nothing is stored): it is released however the process dies, so that it is never stale, and
// it works across containers, where process ids are meaningless. service.json only says who holds it.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { StartError } from "../../lib/process/start-error.ts";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";
import { explainRefusal } from "./explain-refusal.ts";

const SQLITE_BUSY = 5;
/** A lock without references would be garbage collected, and thereby released. */
const held = new Set<DatabaseSync>();
const Holder = z.object({ pid: z.number(), port: z.number() });

/** A locked data folder. `announceStop` tells those that start that it is about to be released. */
export interface HeldFolder {
  announceStop(): void;
  release(): void;
}

/**
 * Locks the existing `folder` until `release` or process exit. Throws a StartError naming the process and port of a
 * service that already holds it.
 */
export function holdDataFolder({ folder, port }: { folder: string; port: number }): HeldFolder {
  const opened = attemptSync(() => new DatabaseSync(path.join(folder, "atelier.lock"), { timeout: 0 }));
  if (!opened.ok) throw explainRefusal(folder, opened);
  const lock = opened.value;
  const taken = attemptSync(() => lock.exec("begin exclusive"));
  if (!taken.ok) {
    lock.close();
    const isHeld = "errcode" in taken.error && taken.error.errcode === SQLITE_BUSY;
    throw isHeld ? heldBy(folder) : explainRefusal(folder, taken);
  }
  const note = (isStopping: boolean) =>
    attemptSync(() => writeFileSync(holderFile(folder), `${JSON.stringify({ pid: process.pid, port, isStopping })}\n`));
  const noted = note(false);
  if (!noted.ok) {
    lock.close();
    throw explainRefusal(folder, noted);
  }
  held.add(lock);
  return {
    announceStop: () => void (held.has(lock) && note(true)),
    release: () => held.delete(lock) && lock.close(),
  };
}

function heldBy(folder: string): StartError {
  const text = attemptSync(() => readFileSync(holderFile(folder), "utf8"));
  const content = attemptSync<unknown>(() => JSON.parse(text.ok ? text.value : ""));
  const holder = Holder.safeParse(content.ok ? content.value : null);
  const who = holder.success ? ` (process ${holder.data.pid}, port ${holder.data.port})` : "";
  return new StartError(
    `Atelier is already running on the data folder ${folder}${who}. Use that one, stop it first, or set ATELIER_DATA to another folder.`,
  );
}

function holderFile(folder: string): string {
  return path.join(folder, "service.json");
}
