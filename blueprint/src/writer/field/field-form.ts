// How a field is asked for in the generated form, and how the answer is read.

import type { FieldModel } from "../model/entity-model.ts";

import { inSentence, withArticle } from "../model/names.ts";

/** What the form says when a required field is empty. */
export function requiredMessage(field: FieldModel): string {
  const label = inSentence(field.label);
  if (field.type === "choice" || field.type === "reference") return `Choose ${withArticle(label)}.`;
  if (field.type === "date") return `Choose the ${label}.`;
  if (field.type === "lines") return `Enter at least one line.`;
  if (field.type === "tags") return `Enter at least one tag.`;
  return `Enter the ${label}.`;
}
