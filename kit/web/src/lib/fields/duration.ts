import { formatMinutes } from "../format";
import { type NumberField, type NumberOptions, numberOfKind } from "./number";

/** A time in minutes. */
export function duration(options: NumberOptions): NumberField {
  return numberOfKind("duration", { min: 0, ...options, unit: "minutes" }, formatMinutes);
}
