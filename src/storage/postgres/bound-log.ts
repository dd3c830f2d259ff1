import { copyFileSync, statSync, truncateSync } from "node:fs";
import { attempt } from "./attempt.ts";

const BYTES_MAX = 1024 * 1024;

/** Keeps the log of a running server within one mebibyte: when it is longer it becomes `<file>.1`, and a new one begins. The server writes on, for it appends. */
export function boundLog(file: string, bytesMax = BYTES_MAX): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= bytesMax) return;
  // On a full disk the copy fails, and the old log has to make room all the same.
  attempt(() => copyFileSync(file, `${file}.1`));
  truncateSync(file, 0);
}
