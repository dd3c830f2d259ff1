import { JoinButton } from "@/components/groups/join-button";
import { MarkedRows, type MarkedRowsProps } from "@/components/marks/marked-rows";
import type { Fields } from "@/lib/entity";
import { words } from "@/lib/words";

/** The groups that were joined. */
export function JoinedRows<F extends Fields>(rows: MarkedRowsProps<F>) {
  const { noun } = rows.entity;
  return (
    <MarkedRows
      {...rows}
      label={`${words.list(noun)} that you joined`}
      empty={{
        title: `You are in none of the ${noun.many} yet`,
        hint: "Choose “Join” beside one, and it is listed here.",
      }}
      control={(row) => (
        <JoinButton memberships={rows.marks} entity={rows.entity} row={row} at="row" />
      )}
    />
  );
}
