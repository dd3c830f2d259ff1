import type { LucideIcon } from "lucide-react";
import { CollectButton } from "@/components/marks/collect-button";
import { MarkedRows, type MarkedRowsProps } from "@/components/marks/marked-rows";
import type { Fields } from "@/lib/entity";
import type { Shelf } from "@/lib/shelf";
import { words } from "@/lib/words";

/** The rows on a shelf. */
export function CollectedRows<F extends Fields>({
  shelf,
  icon,
  ...rows
}: Omit<MarkedRowsProps<F>, "marks"> & { shelf: Shelf; icon: LucideIcon }) {
  const { noun } = rows.entity;
  return (
    <MarkedRows
      {...rows}
      marks={shelf.marks}
      label={`${words.list(noun)} ${shelf.place}`}
      empty={{
        title: "Nothing here yet",
        hint: `Choose the ${shelf.sign} beside one of the ${noun.many} to keep it here.`,
      }}
      control={(row) => (
        <CollectButton shelf={shelf} icon={icon} entity={rows.entity} row={row} at="row" />
      )}
    />
  );
}
