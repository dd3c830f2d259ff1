import type { FieldModel } from "../entity-model.ts";
import { inSentence, withArticle } from "../names.ts";

/** What the form says when a required field is empty. */
export function requiredMessage(field: FieldModel): string {
  const label = inSentence(field.label);
  if (field.type === "choice" || field.type === "reference") return `Choose ${withArticle(label)}.`;
  if (field.type === "date") return `Choose the ${label}.`;
  return `Enter the ${label}.`;
}
