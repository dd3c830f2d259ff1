import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Field } from "../../../schema/entity.ts";

/** The field that says how many places there are; null where none does. */
export function capacityOf(fields: readonly Field[]): string | null {
  return fields.find(({ type, label }) => type === "number" && lexicon.names(label, "capacity-label"))?.id ?? null;
}
