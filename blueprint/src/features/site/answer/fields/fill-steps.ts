// How a check fills in a form: values that suit each field's type.
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { FormField } from "../form-field-schema.ts";

const VALUES: Readonly<Record<FormField["type"], string>> = {
  text: "A few plain words",
  email: "visitor@example.com",
  phone: "+1 555 0100",
  date: "2027-03-14",
  time: "10:30",
  number: "3",
  amount: "1200",
  choice: "",
  tags: "",
  paragraph: "Written by a visitor of this page.",
  file: "",
  flag: "",
};

/** What is entered for a field; empty where nothing is. */
export function valueFor({ type, options }: FormField): string {
  return type === "choice" || type === "tags" ? (options?.[0] ?? "") : VALUES[type];
}

/** Fills in every field that has to be, within a region of the page. */
export function fillSteps(fields: readonly FormField[], within: Target): CheckStep[] {
  return fields
    .filter((field) => field.required && field.type !== "file" && field.type !== "flag")
    .map((field): CheckStep => {
      const target = { label: field.label, exact: true, within };
      if (field.type === "choice") return { do: "select", target, option: valueFor(field) };
      return { do: "fill", target, value: valueFor(field) };
    });
}

/** The message of a field that was left empty. */
export function missingMessage({ label, type }: FormField): string {
  const words = label.charAt(0).toLowerCase() + label.slice(1);
  return type === "choice" ? `Choose: ${words}.` : `Fill in: ${words}.`;
}
