import { Facts } from "@/components/resource/facts";
import { RowLink } from "@/components/resource/row-link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { NativeSelect } from "@/components/ui/native-select";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";
import { cn } from "@/lib/utils";

interface ColumnProps<F extends Fields> {
  entity: Entity<F>;
  name: string;
  /** All columns of the board. */
  columns: readonly string[];
  rows: readonly RowOf<F>[];
  facts: readonly (keyof F & string)[];
  isLink: boolean;
  /** Whether a card is dragged over it. */
  isOver: boolean;
  onOver: (isOver: boolean) => void;
  onMove: (id: string, to: string) => void;
}

/** A column of a board with its cards. */
export function BoardColumn<F extends Fields>(props: ColumnProps<F>) {
  const { entity, name, rows, isOver, onOver, onMove } = props;
  return (
    <section
      aria-label={name}
      className={cn(
        "flex flex-col gap-3 rounded-lg border border-border bg-muted p-3 text-card-foreground",
        isOver && "border-ring bg-accent",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        onOver(true);
      }}
      onDragLeave={() => onOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        onOver(false);
        onMove(event.dataTransfer.getData("text/plain"), name);
      }}
    >
      <h2 className="flex items-center justify-between gap-3 px-1 font-semibold">
        {name}
        <Badge variant="secondary">{rows.length}</Badge>
      </h2>
      {rows.length === 0 && <p className="px-1 pb-2 text-sm">No {entity.noun.many} here.</p>}
      <ul role="list" aria-label={name} className="flex flex-col gap-3 empty:hidden">
        {rows.map((row) => (
          <BoardCard key={row.id} row={row} {...props} />
        ))}
      </ul>
    </section>
  );
}

function BoardCard<F extends Fields>({
  entity,
  row,
  name,
  columns,
  facts,
  isLink,
  onMove,
}: ColumnProps<F> & { row: RowOf<F> }) {
  return (
    <li
      draggable
      className="min-w-0 cursor-grab"
      onDragStart={(event) => event.dataTransfer.setData("text/plain", row.id)}
    >
      <Card className="gap-2.5 p-4">
        <RowLink entity={entity} row={row} isLink={isLink} />
        {facts.length > 0 && <Facts entity={entity} row={row} names={facts} />}
        <NativeSelect
          className="text-sm"
          aria-label={`Move ${titleOf(entity, row)}`}
          value={name}
          onChange={(event) => onMove(row.id, event.target.value)}
        >
          {columns.map((column) => (
            <option key={column}>{column}</option>
          ))}
        </NativeSelect>
      </Card>
    </li>
  );
}
