// Which types hold numbers, and what sample rows are called.
import type { Entity } from "../../schema/entity.ts";

/** Field types that hold a number. */
export const NUMBER_TYPES: ReadonlySet<string> = new Set(["number", "money", "percent", "duration", "rating"]);

/** The id of a sample row: fixed, so that other samples can refer to it. */
export function sampleId(entity: Entity, index: number): string {
  return `${entity.id}-${index + 1}`;
}
