// A form as the kit has it: its fields and what it says, in a module of the project.
import { camel } from "../../../../model/names.ts";
import { data, type Expression, imported, invoke, member, namespace, object } from "../../../../project/code/expression.ts";
import { type Kept, keptIn } from "../../../definition/kit-parts.ts";
import type { FormField } from "../form-field-schema.ts";
import { missingMessage } from "./fill-steps.ts";
import { say } from "../../../../project/words/say.ts";

/** What a form says, and its fields. */
export interface FormTexts {
  id: string;
  /** The constant that the module exports. */
  name: string;
  fields: readonly FormField[];
  button: string;
  confirmation: string;
  note: string;
  sentTitle: string;
}

/** The module of a form. */
export function composeForm({ id, name, fields, ...said }: FormTexts): Kept {
  return keptIn(
    id,
    name,
    invoke(
      imported("@/lib/site/site-form", "defineForm"),
      object({
        name: id,
        fields: object(Object.fromEntries(fields.map((field) => [camel(field.id), fieldOf(field)]))),
        ...Object.fromEntries(Object.entries(said).map(([part, text]) => [part, text])),
      }),
    ),
  );
}

/** The definition of a field: `field.email({ label: "E-mail", required: true })`. */
function fieldOf(field: FormField): Expression {
  const { label, type, options } = field;
  const required = field.required && type !== "flag" && type !== "file";
  const isNumber = type === "number" || type === "amount";
  return invoke(
    member(namespace("@/lib/fields", "field"), type === "amount" ? "number" : type),
    data({
      label,
      ...(required && { required, missing: missingMessage(field) }),
      ...(type === "email" && { invalid: say.site.writeAWholeEMail() }),
      ...(isNumber && { min: 0 }),
      ...(type === "choice" && { options: options ?? [] }),
      ...(type === "tags" && { suggestions: options ?? [] }),
    }),
  );
}
