// How a check fills in a form: values that suit each field's type.
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { attachPicture } from "../../../definition/steps.ts";
import type { FormField } from "../form-field-schema.ts";
import { say } from "../../../../project/words/say.ts";

const VALUES: Readonly<Record<FormField["type"], string>> = {
  text: "A few plain words",
  email: "visitor@example.com",
  phone: "+1 555 0100",
  date: "2027-03-14",
  time: "10:30",
  number: "3",
  amount: "1200",
  choice: "",
  tags: "brand new",
  paragraph: "Written by a visitor of this page.",
  file: "",
  flag: "",
};

/** What is entered for a field; empty where nothing is. */
export function valueFor({ type, options }: FormField): string {
  return ((type === "choice" || type === "tags") && options?.[0]) || VALUES[type];
}

/** The field in the form: by its label, and by its place among those with the same one. */
export function labelled(fields: readonly FormField[], field: FormField, within: Target): Target {
  const alike = fields.filter(({ label }) => label === field.label);
  return { label: field.label, exact: true, within, ...(alike.length > 1 && { nth: alike.indexOf(field) }) };
}

/** The fields that a check fills in: every one that has to be; the first one where none has to. */
export function filledIn(fields: readonly FormField[]): FormField[] {
  const needed = fields.filter(isNeeded);
  return needed.length > 0 ? needed : fields.slice(0, 1);
}

/** Fills in what has to be, within a region of the page. */
export function fillSteps(fields: readonly FormField[], within: Target): CheckStep[] {
  return filledIn(fields).map((field): CheckStep => {
    const target = labelled(fields, field, within);
    switch (field.type) {
      case "choice":
        return { do: "select", target, option: valueFor(field) };
      case "flag":
        return { do: "setChecked", target, checked: true };
      case "file":
        return attachPicture(target);
      default:
        return { do: "fill", target, value: valueFor(field) };
    }
  });
}

/** Whether the form cannot be sent without it. */
export function isNeeded({ required, type }: FormField): boolean {
  return required && type !== "file" && type !== "flag";
}

/** The message of a field that was left empty. */
export function missingMessage({ label, type }: FormField): string {
  return type === "choice" ? say.app.chooseLabel({ label }) : say.app.fillInLabel({ label });
}
