import { useState } from "react";
import { BoardColumn } from "@/components/board/board-column";
import { NoneYet } from "@/components/resource/none-yet";
import { Progress } from "@/components/ui/progress";
import { useRows } from "@/hooks/use-rows";
import { columnOf, goalOf } from "@/lib/board";
import {
  type Entity,
  type Fields,
  type NamesOf,
  type RowOf,
  changeOf,
  fieldOf,
  titleOf,
} from "@/lib/entity";
import { toast } from "@/lib/toast";

interface BoardProps<F extends Fields> {
  entity: Entity<F>;
  /** The choice that has a column for each of its options. A row without one stands in the first column. */
  field: NamesOf<F, string>;
  /** On the cards, below the title. */
  facts?: readonly (keyof F & string)[];
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
}

/** The rows of an entity in columns. Cards are dragged from one to the next, or sent by a select. */
export function Board<F extends Fields>({
  entity,
  field,
  facts = [],
  isLink = false,
}: BoardProps<F>) {
  const rows = useRows(entity);
  const [over, setOver] = useState("");
  const options = fieldOf(entity, field).options ?? [];
  const stateOf = (row: RowOf<F>) => columnOf(options, row[field]);

  if (rows.length === 0) return <NoneYet entity={entity} />;

  function move(id: string, to: string) {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined || stateOf(row) === to) return;
    const undo = () => entity.rows.update(id, changeOf<F>(field, row[field]));
    entity.rows.update(id, changeOf<F>(field, to));
    toast(`Moved “${titleOf(entity, row)}” to ${to}.`, {
      action: { label: "Undo", onClick: undo },
    });
  }

  return (
    <section aria-label="Board" className="flex flex-col gap-5">
      <BoardProgress goal={goalOf(options)} states={rows.map(stateOf)} />
      <div className="-mx-1 grid items-start gap-4 px-1 pb-2 md:auto-cols-[minmax(13rem,1fr)] md:grid-flow-col md:overflow-x-auto">
        {options.map((column) => (
          <BoardColumn
            key={column}
            entity={entity}
            name={column}
            columns={options}
            rows={rows.filter((row) => stateOf(row) === column)}
            facts={facts}
            isLink={isLink}
            isOver={over === column}
            onOver={(isOver) => setOver(isOver ? column : "")}
            onMove={move}
          />
        ))}
      </div>
    </section>
  );
}

/** How many of the rows have come to their goal. */
function BoardProgress({ goal, states }: { goal: string; states: readonly string[] }) {
  const done = states.filter((state) => state === goal).length;
  const share = states.length === 0 ? 0 : Math.round((done / states.length) * 100);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">
        {done} of {states.length} in “{goal}”: {share}%
      </p>
      <Progress aria-label="Progress" value={share} />
    </div>
  );
}
