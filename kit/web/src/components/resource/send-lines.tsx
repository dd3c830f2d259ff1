import { ListPlusIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type ValuesOf, emptyValues } from "@/lib/entity";
import { formatCount } from "@/lib/format";
import { toast } from "@/lib/toast";
import * as words from "@/words/general";

/** Copies lines to the rows of another entity, the first line on top, and offers to undo it. `valuesOf` makes the values of a row; others are empty. */
export function SendLines<F extends Fields>({
  label,
  lines,
  to,
  valuesOf,
}: {
  label: string;
  lines: readonly string[];
  to: Entity<F>;
  valuesOf: (line: string) => Partial<ValuesOf<F>>;
}) {
  function send() {
    const added = lines
      .toReversed()
      .map((line) => to.rows.add({ ...emptyValues(to.fields), ...valuesOf(line) }));
    const undo = () => {
      for (const { id } of added) to.rows.remove(id);
    };
    toast(words.addedRows({ rows: formatCount(added.length, to.noun) }), {
      action: { label: words.undo, onClick: undo },
    });
  }

  useRows(to);
  if (to.mayAdd?.() === false) return null;
  return (
    <Button variant="outline" className="relative z-10" onClick={send}>
      <ListPlusIcon />
      {label}
    </Button>
  );
}
