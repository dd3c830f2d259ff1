import { FollowButton } from "@/components/marks/follow-button";
import { MarkedRows, type MarkedRowsProps } from "@/components/marks/marked-rows";
import type { Fields } from "@/lib/entity";
import { withArticle, words } from "@/lib/words";

/** The rows that are followed. */
export function FollowedRows<F extends Fields>(rows: MarkedRowsProps<F>) {
  const { noun } = rows.entity;
  return (
    <MarkedRows
      {...rows}
      label={`${words.list(noun)} that you follow`}
      empty={{
        title: "You follow none yet",
        hint: `Choose “Follow” beside ${withArticle(noun.one)}, and it is listed here.`,
      }}
      control={(row) => (
        <FollowButton follows={rows.marks} entity={rows.entity} row={row} at="row" />
      )}
    />
  );
}
