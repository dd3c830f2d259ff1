import { storable } from "../../../../kit/storable.ts";

const DEPTH_MAX = 60;

/** Parsed JSON as the database can hold it; undefined where it is nested deeper than 60 levels, since whoever walks through it calls itself for each of them. */
export function storableJson(value: unknown): unknown {
  return isShallow(value, DEPTH_MAX) ? storable(value) : undefined;
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
