import { z } from "zod";
import { storable } from "../../../../kit/storable.ts";

/** Words of a person: so many characters that are more than white space, and nothing that cannot be kept as text. */
export function text(least: number, most: number) {
  return z
    .string()
    .max(most, `Write at most ${most} characters.`)
    .refine((value) => value.trim().length >= least, "Write at least one character.")
    .refine((value) => storable(value) === value, "There is a character in it that cannot be kept as text. Remove it.");
}
