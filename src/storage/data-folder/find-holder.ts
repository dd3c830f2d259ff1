import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";

const Holder = z.object({ port: z.int().min(1).max(65_535), isStopping: z.boolean().default(false) });

/** The service that holds a data folder: its port, and whether it is shutting down. Null if none does. The folder is left as it is. */
export function findHolder(folder: string): z.output<typeof Holder> | null {
  const file = path.join(folder, "atelier.lock");
  if (!existsSync(file)) return null;
  const opened = attemptSync(() => new DatabaseSync(file, { timeout: 0 }));
  if (!opened.ok) return null;
  const isFree = attemptSync(() => opened.value.exec("begin exclusive")).ok;
  opened.value.close();
  if (isFree) return null;
  const read = attemptSync<unknown>(() => JSON.parse(readFileSync(path.join(folder, "service.json"), "utf8")));
  const holder = Holder.safeParse(read.ok ? read.value : null);
  return holder.success ? holder.data : null;
}
