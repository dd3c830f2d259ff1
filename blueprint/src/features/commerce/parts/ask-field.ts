// A field of a form with which a person asks for something: how it is shown, and how it is read.
import { z } from "zod";
import type { CheckStep } from "../../../schema/check.ts";
import { type Code, code, raw } from "../../../writer/code/code.ts";
import { attribute } from "../../../writer/code/text.ts";

/** A field of a form. A `file` leaves its name only. */
export const AskField = z.strictObject({
  /** Its key in the form. */
  name: z.string().regex(/^[a-z][a-zA-Z]*$/),
  label: z.string().min(1).max(60),
  type: z.enum(["text", "paragraph", "phone", "date", "number", "choice", "file"]),
  required: z.boolean(),
  options: z.array(z.string().min(1).max(60)).max(12).optional(),
});
export type AskField = z.infer<typeof AskField>;

/** The control of the field. */
export function askFieldJsx({ name, label, type, required, options }: AskField): Code {
  const common = code`${attribute("label", label)} name="${raw(name)}"${raw(required ? " required" : "")} error={errors.${raw(name)}}`;
  switch (type) {
    case "paragraph":
      return code`<@TextAreaField ${common} />`;
    case "choice":
      return code`<@SelectField ${common} options={${{ literal: (options ?? []).map((option) => ({ value: option, label: option })) }}} />`;
    case "file":
      return code`<@FileNameField ${attribute("label", label)} name="${raw(name)}" />`;
    case "phone":
      return code`<@TextField ${common} type="tel" />`;
    case "date":
      return code`<@TextField ${common} type="date" />`;
    case "number":
      return code`<@TextField ${common} inputMode="decimal" />`;
    case "text":
      return code`<@TextField ${common} />`;
  }
}

/** The expression that reads the field as a text. */
export function askFieldReading({ name, label, type, required }: AskField): Code {
  const message = type === "choice" || type === "date" ? `Choose the ${label.toLowerCase()}.` : "Fill this in.";
  if (type === "file") return code`@fileName(form, ${name})`;
  if (type === "number") {
    return required
      ? code`String(@requiredNumber(form, ${name}, { min: 0, message: ${message} }))`
      : code`String(@formNumber(form, ${name}, { min: 0 }) ?? "")`;
  }
  const text = required ? code`@requiredText(form, ${name}, ${message})` : code`@formText(form, ${name})`;
  return type === "date" ? code`@formatDate(${text})` : text;
}

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
