import { useRows } from "@/hooks/use-rows";
import { type Entity, titleOf } from "@/lib/entity";

/** The names of an entity's rows as options of a list of suggestions. */
export function RowNames({ entity }: { entity: Entity }) {
  return useRows(entity).map((row) => <option key={row.id} value={titleOf(entity, row)} />);
}
