import { useArrivals } from "@/hooks/use-arrivals";
import { type Entity, type Fields, titleOf } from "@/lib/entity";
import { addNotification } from "@/lib/notifications";

interface TellProps<F extends Fields> {
  entity: Entity<F>;
  /** Whether the rows have pages of their own; true by default. */
  isLink?: boolean;
}

/** Tells of new rows as notifications. Shows nothing. */
export function TellRows<F extends Fields>({ entity, isLink = true }: TellProps<F>) {
  useArrivals(entity.rows, (row) =>
    addNotification({
      title: `New ${entity.noun.one}`,
      text: `${titleOf(entity, row)} was added.`,
      to: isLink ? `${entity.rowPath}/${row.id}` : entity.home.path,
    }),
  );
  return null;
}
