// A field of a form with which a person asks for something: how it is shown, and how it is read.
import { z } from "zod";
import type { CheckStep } from "../../../schema/check.ts";

/** A field of a form. A `file` leaves its name only. */
export const AskField = z
  .strictObject({
    /** Its key in the form. */
    name: z.string().regex(/^[a-z][a-zA-Z]*$/),
    label: z.string().min(1).max(60),
    type: z.enum(["text", "paragraph", "phone", "date", "number", "choice", "file"]),
    required: z.boolean(),
    options: z.array(z.string().min(1).max(60)).max(12).optional(),
  })
  .refine(({ type, options = [] }) => type !== "choice" || options.length > 0, "A choice needs options.");
export type AskField = z.infer<typeof AskField>;

/** What is entered into the required fields, as a check does it. */
export function askFieldSteps(fields: readonly AskField[]): CheckStep[] {
  return fields
    .filter(({ required }) => required)
    .map(({ label, type, options }): CheckStep => {
      const target = { label, exact: true };
      if (type === "choice") return { do: "select", target, option: options?.[0] ?? "" };
      const values: Partial<Record<AskField["type"], string>> = { date: "2031-05-17", number: "3", phone: "+1 555 0100" };
      return { do: "fill", target, value: values[type] ?? "Everything that matters for this" };
    });
}
