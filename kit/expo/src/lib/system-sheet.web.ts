import type { Sheet } from "./sheet";

/** Browsers have no sheet of actions. */
export function showSystemSheet(_sheet: Sheet): boolean {
  return false;
}
