import { storable } from "../../../../lib/storable.ts";

const DEPTH_MAX = 60;

/** Parsed JSON that the database can store; undefined if nested deeper than 60 levels, since its consumers recurse into each level. */
export function storableJson(value: unknown): unknown {
  return isShallow(value, DEPTH_MAX) ? storable(value) : undefined;
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
