import { z } from "zod";
import { storable } from "../../../../lib/storable.ts";

/** User text: within these length limits, not blank, and storable as text. */
export function text(least: number, most: number) {
  return z
    .string()
    .max(most, `Write at most ${most} characters.`)
    .refine((value) => value.trim().length >= least, "Write at least one character.")
    .refine((value) => storable(value) === value, "There is a character in it that cannot be kept as text. Remove it.");
}
