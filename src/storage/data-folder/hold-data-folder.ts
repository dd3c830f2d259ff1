// One service for one data folder, for the whole life of its process. The lock is the kernel's (SQLite takes it on a
// file of its own, and nothing is stored in it): it ends with the process whatever kills it, so that it is never
// stale, and it holds between containers too, where process numbers say nothing. service.json only tells who holds it.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { StartError } from "../../kit/start-error.ts";
import { attempt } from "../postgres/attempt.ts";
import { explainRefusal } from "./explain-refusal.ts";

const SQLITE_BUSY = 5;
/** A lock that nobody refers to would be collected, and released with it. */
const held = new Set<DatabaseSync>();
const Holder = z.object({ pid: z.number(), port: z.number() });

/** Holds `folder`, which exists, until `release` or the end of the process. Throws a StartError that names the process and port of a service that holds it already. */
export function holdDataFolder({ folder, port }: { folder: string; port: number }): { release(): void } {
  const opened = attempt(() => new DatabaseSync(path.join(folder, "atelier.lock"), { timeout: 0 }));
  if (!opened.ok) throw explainRefusal(folder, opened);
  const lock = opened.value;
  const taken = attempt(() => lock.exec("begin exclusive"));
  if (!taken.ok) {
    lock.close();
    const isHeld = "errcode" in taken.error && taken.error.errcode === SQLITE_BUSY;
    throw isHeld ? heldBy(folder) : explainRefusal(folder, taken);
  }
  const noted = attempt(() => writeFileSync(holderFile(folder), `${JSON.stringify({ pid: process.pid, port })}\n`));
  if (!noted.ok) {
    lock.close();
    throw explainRefusal(folder, noted);
  }
  held.add(lock);
  return { release: () => held.delete(lock) && lock.close() };
}

function heldBy(folder: string): StartError {
  const text = attempt(() => readFileSync(holderFile(folder), "utf8"));
  const content = attempt<unknown>(() => JSON.parse(text.ok ? text.value : ""));
  const holder = Holder.safeParse(content.ok ? content.value : null);
  const who = holder.success ? ` (process ${holder.data.pid}, port ${holder.data.port})` : "";
  return new StartError(
    `Atelier is already running on the data folder ${folder}${who}. Use that one, stop it first, or set ATELIER_DATA to another folder.`,
  );
}

function holderFile(folder: string): string {
  return path.join(folder, "service.json");
}
