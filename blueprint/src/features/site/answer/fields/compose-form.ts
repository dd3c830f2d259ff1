// A form as the kit has it: its fields and what it says, in a module of the project.
import { camel } from "../../../../model/names.ts";
import { type Expression, imported, invoke, literal, member, namespace, object, texts } from "../../../../project/code/expression.ts";
import { content, type Content } from "../../frame/kit-parts.ts";
import type { FormField } from "../form-field-schema.ts";
import { missingMessage } from "./fill-steps.ts";

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
export function composeForm({ id, name, fields, ...said }: FormTexts): Content {
  return content(
    id,
    name,
    invoke(
      imported("@/lib/site/site-form", "defineForm"),
      object({
        name: literal(id),
        fields: object(Object.fromEntries(fields.map((field) => [camel(field.id), fieldOf(field)]))),
        button: literal(said.button),
        confirmation: literal(said.confirmation),
        note: literal(said.note),
        sentTitle: literal(said.sentTitle),
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
    object({
      label: literal(label),
      required: required ? literal(true) : undefined,
      missing: required ? literal(missingMessage(field)) : undefined,
      invalid: type === "email" ? literal("Write a whole e-mail address, with its at sign and domain.") : undefined,
      min: isNumber ? literal(0) : undefined,
      options: type === "choice" ? texts(options ?? []) : undefined,
    }),
  );
}
