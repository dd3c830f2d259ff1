import type { ReactNode } from "react";
import { useForm, type FormErrors } from "@/hooks/use-form";
import { type Fields, type FormEntries, type ValuesOf, readForm } from "@/lib/entity";
import { RuleBroken, unlessBroken } from "@/lib/rules";

/** A part of a form that is stored apart from its row: the row's lines. */
export interface FormPart {
  /** Its controls, in the form of the row with this id or of a new one. */
  input(props: { row: string | undefined; errors: FormErrors }): ReactNode;
  /** What is wrong with it, and what stores it for the row with an id. */
  read(form: FormEntries): { errors: FormErrors; save: (row: string) => void };
}

interface FormOptions<F extends Fields> {
  /** What is wrong with values that are right one by one. */
  validate?: (values: ValuesOf<F>) => FormErrors;
  parts?: readonly FormPart[];
  /** Whether the form asks for a field; all by default. */
  isAsked?: (name: string) => boolean;
}

/**
 * A form of fields: reads it when it is submitted, and gives the first field with an error the focus. After a submission
 * without errors the form is reset. `saveParts` stores its parts, when the row has an id.
 */
export function useFieldsForm<F extends Fields>(
  fields: F,
  onSubmit: (values: ValuesOf<F>, saveParts: (row: string) => void) => void,
  { validate, parts = [], isAsked }: FormOptions<F> = {},
) {
  return useForm(
    (form) => {
      const { values, errors } = readForm(fields, form, isAsked);
      const read = parts.map((part) => part.read(form));
      const saveParts = (row: string) => {
        for (const { save } of read) save(row);
      };
      const found: FormErrors = Object.assign(errors, ...read.map((part) => part.errors));
      const isComplete = Object.keys(found).length === 0;
      return {
        values: { values, saveParts },
        errors: isComplete ? (validate?.(values) ?? {}) : found,
      };
    },
    ({ values, saveParts }) => {
      const outcome = unlessBroken(() => onSubmit(values, saveParts));
      return outcome instanceof RuleBroken ? { [outcome.field]: outcome.message } : null;
    },
  );
}
