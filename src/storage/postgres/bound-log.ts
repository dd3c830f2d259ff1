import { copyFileSync, statSync, truncateSync } from "node:fs";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";

const BYTES_MAX = 1024 * 1024;

/**
 * Rotates the log of a running server at one mebibyte: it is copied to `<file>.1` and truncated. The server keeps
 * writing, because it appends.
 */
export function boundLog(file: string, bytesMax = BYTES_MAX): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= bytesMax) return;
  // On a full disk the copy fails, and the old log must be truncated anyway.
  attemptSync(() => copyFileSync(file, `${file}.1`));
  truncateSync(file, 0);
}
