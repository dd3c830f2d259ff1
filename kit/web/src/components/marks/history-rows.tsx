import { MarkedRows, type MarkedRowsProps } from "@/components/marks/marked-rows";
import { Button } from "@/components/ui/button";
import type { Fields } from "@/lib/entity";
import { clearMarks } from "@/lib/marks";
import { words } from "@/lib/words";

/** The rows that were opened or downloaded, the latest first, until they are cleared. */
export function HistoryRows<F extends Fields>({
  of,
  ...rows
}: MarkedRowsProps<F> & { of: "visits" | "downloads" }) {
  const { one, many } = rows.entity.noun;
  const isOfVisits = of === "visits";
  return (
    <MarkedRows
      {...rows}
      isTimed
      label={`${words.list(rows.entity.noun)} that you ${isOfVisits ? "opened" : "downloaded"}`}
      empty={{
        title: isOfVisits ? `No ${one} opened yet` : "Nothing downloaded yet",
        hint: `The ${many} that you ${isOfVisits ? "open" : "download"} are listed here.`,
      }}
      actions={
        <Button
          variant="outline"
          aria-label={`Clear the history of ${many}`}
          onClick={() => clearMarks(rows.marks)}
        >
          Clear history
        </Button>
      }
    />
  );
}
