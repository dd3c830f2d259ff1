import { linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { StartError } from "../../lib/process/start-error.ts";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";
import { explainRefusal } from "./explain-refusal.ts";

const BYTES = 32;

/**
 * The installation's secret (43 characters of base64url) from the file `secret` in the data folder, created on the
 * first call and readable by its owner only.
 */
export function keepSecret(folder: string): string {
  const file = path.join(folder, "secret");
  const kept = attemptSync(() => readFileSync(file, "utf8").trim());
  if (kept.ok && kept.value.length >= BYTES) return kept.value;
  if (kept.ok) throw new StartError(`${file} is damaged. Restore it from a backup, or set ATELIER_SECRET to the value that it had.`);
  if (kept.code !== "ENOENT") throw explainRefusal(folder, kept);
  const made = attemptSync(() => writeWhole(file, randomBytes(BYTES).toString("base64url")));
  if (!made.ok && made.code !== "EEXIST") throw explainRefusal(folder, made);
  return keepSecret(folder);
}

// Linked into place when complete, and never over a secret that another process created meanwhile.
function writeWhole(file: string, secret: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${secret}\n`, { mode: 0o600, flush: true });
  const linked = attemptSync(() => linkSync(unfinished, file));
  unlinkSync(unfinished);
  if (!linked.ok) throw linked.error;
}
