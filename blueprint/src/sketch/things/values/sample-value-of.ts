// A value of a sample row as the field holds it. What cannot stand in the field is left empty: nothing is made up in its place.
import type { Field, SampleValue } from "../../../schema/entity.ts";
import { asFlag, asNumber } from "../../form/lenient.ts";
import { daysIn } from "./days-in.ts";
import type { SketchValue } from "../sketch-thing.ts";

/** What a value is read with: the days of the dates of the sketch, and whether the column's shares are written as 0.15. */
export interface SketchColumn {
  field: Field;
  /** The day, in days since 1970, from which dates of the calendar count. */
  anchor: number;
  areFractions: boolean;
}

/** Whether all shares of a column are written as parts of one: 0.15 for 15 %. */
export function areFractions(values: readonly SketchValue[]): boolean {
  const numbers = values.flatMap((value) => asNumber(value) ?? []);
  return numbers.some((number) => number > 0 && number < 1) && numbers.every((number) => number >= 0 && number <= 1);
}

/** "1 h 30", "90 min", 90 in the unit of the field. */
function durationOf(written: SketchValue, unit: string | undefined): number | null {
  const words = String(written ?? "").toLowerCase();
  const clock = /^(\d{1,3}):(\d{2})$/.exec(words);
  const hours = clock?.[1] ?? /(\d+(?:\.\d+)?)\s*h/.exec(words)?.[1];
  const minutes = clock?.[2] ?? /(\d+)\s*m/.exec(words)?.[1] ?? /h\D*(\d+)\s*$/.exec(words)?.[1];
  if (hours === undefined && minutes === undefined) return asNumber(written);
  const inMinutes = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  if (unit === "hours") return Math.round((inMinutes / 60) * 100) / 100;
  return unit === "minutes" ? inMinutes : asNumber(written);
}

/** "9:00", "9 am", "14.30", "1430" as `09:00`. */
function timeOf(written: SketchValue): string | null {
  const [, hour, minute = "00", half] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(String(written ?? "").trim()) ?? [];
  if (hour === undefined) return null;
  const isLate = /^p/i.test(half ?? "");
  const plain = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  return plain > 23 || Number(minute) > 59 ? null : `${String(plain).padStart(2, "0")}:${minute}`;
}

/** "2 14:30", "2026-11-18T14:30", "tomorrow 9 am" as days from the day of first use and a time; at noon where no time is said. */
function momentOf(written: SketchValue, anchor: number): string | null {
  const words = String(written ?? "").trim();
  const [, day = "", time = ""] =
    /^(.+?)(?:[T,]?\s+(?:at\s+)?|T)(\d{1,2}(?:[:.]\d{2}(?::\d{2}(?:\.\d+)?)?)?\s*(?:am|pm)?)Z?$/i.exec(words) ?? [];
  const days = daysIn(day === "" ? written : day, anchor);
  return days === null ? null : `${days}T${timeOf(time.replace(/\.\d+$/, "")) ?? "12:00"}`;
}

function linesOf(written: SketchValue): string[] {
  if (Array.isArray(written)) return written;
  const words = String(written ?? "").trim();
  const separator = /\n/.test(words) ? /\s*\n\s*/ : words.includes(";") ? /\s*;\s*/ : /\s*,\s*/;
  return words.split(separator).filter((line) => line !== "");
}

/** The value in the form of the blueprint; null where there is none. A reference is still the title of its row. */
export function sampleValueOf({ field, anchor, areFractions: isShare }: SketchColumn, written: SketchValue): SampleValue {
  const words = Array.isArray(written) ? written.join(", ") : written === null ? "" : String(written).trim();
  if (words === "") return field.type === "boolean" ? false : null;
  const option = (word: string): string | undefined => (field.options ?? []).find((one) => one.toLowerCase() === word.trim().toLowerCase());
  const number = asNumber(written);
  switch (field.type) {
    case "boolean":
      return asFlag(written) ?? false;
    case "choice":
      return option(words) ?? null;
    case "tags":
      return linesOf(written).flatMap((word) => (field.options === undefined ? word : (option(word) ?? [])));
    case "lines":
    case "references":
      return linesOf(written);
    case "date":
      return daysIn(written, anchor);
    case "datetime":
      return momentOf(written, anchor);
    case "time":
      return timeOf(written);
    case "picture":
      return /^(?:https?:|data:|\/)|\.(?:jpe?g|png|webp|svg|gif)$/i.test(words) ? null : words.slice(0, 120);
    case "percent":
      return number === null ? null : isShare ? Math.round(number * 10_000) / 100 : number;
    case "duration":
      return durationOf(written, field.unit);
    case "number":
    case "money":
      return number;
    case "rating":
      return number === null || number < 1 ? null : Math.min(Math.round(number), field.max ?? 5);
    case "link":
      return /^https?:\/\/\S+$/.test(words) ? words : /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(words) ? `https://${words}` : null;
    case "email":
      return /^\S+@\S+\.\S+$/.test(words) ? words : null;
    default:
      return words;
  }
}
