// Orders of values. Rows without a value come last, whichever the direction.
import { LOCALE } from "../words/language";

export function byText(left: string, right: string): number {
  return left.localeCompare(right, LOCALE, { numeric: true, sensitivity: "base" });
}

/** Smallest first. */
export function byNumber(left: number | null, right: number | null): number {
  return difference(left ?? Infinity, right ?? Infinity);
}

/** Largest first. */
export function byNumberDown(left: number | null, right: number | null): number {
  return difference(right ?? -Infinity, left ?? -Infinity);
}

/** Earliest ISO date first. */
export function byDate(left: string, right: string): number {
  return left === "" || right === "" ? emptyLast(left, right) : compareTexts(left, right);
}

/** Latest ISO date first. */
export function byDateDown(left: string, right: string): number {
  return left === "" || right === "" ? emptyLast(left, right) : compareTexts(right, left);
}

function difference(left: number, right: number): number {
  return left === right ? 0 : left - right;
}

function emptyLast(left: string, right: string): number {
  return Number(left === "") - Number(right === "");
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
