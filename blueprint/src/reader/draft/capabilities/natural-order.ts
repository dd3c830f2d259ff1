// How anybody would narrow and sort such a list, by the types of its fields.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Field } from "../../../schema/entity.ts";
import type { DraftEntity } from "../plan.ts";

/** The fields by which anybody would narrow such a list. */
export function naturalFilters(entity: DraftEntity): Field[] {
  const order = ["choice", "boolean", "tags", "reference", "references", "anyReference"];
  const fit = entity.fields.filter((field) => order.includes(field.type));
  if (fit.length === 0)
    return entity.fields.filter(({ type, label }) => type === "text" && lexicon.names(label, "grouping-label")).slice(0, 3);
  return fit.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type)).slice(0, 3);
}

/** The fields by which anybody would sort such a list. */
export function naturalSorts(entity: DraftEntity): string[] {
  const title = entity.titleField;
  const order = ["date", "rating", "money", "number", "duration"];
  const others = order.flatMap((type) => entity.fields.filter((field) => field.type === type).slice(0, 1)).slice(0, 3);
  return [title, ...others.map((field) => field.id)];
}
