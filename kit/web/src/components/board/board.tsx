import { useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Progress } from "@/components/ui/progress";
import { useRows } from "@/hooks/use-rows";
import { columnOf, goalOf } from "@/lib/board-columns";
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
import * as words from "@/words/general";
import { Facts } from "@/components/resource/facts";
import { RowLink } from "@/components/resource/row-link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { NativeSelect } from "@/components/ui/native-select";
import { cn } from "@/lib/utils";
import * as workWords from "@/words/work";

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

  function move(id: string, to: string) {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined || stateOf(row) === to || !mayMove(entity, field, { row, to })) return;
    const undo = () => entity.rows.update(id, changeOf<F>(field, row[field]));
    entity.rows.update(id, changeOf<F>(field, to));
    toast(workWords.moved({ title: titleOf(entity, row), column: to }), {
      action: { label: workWords.undo, onClick: undo },
    });
  }

  return (
    <section aria-label={workWords.board} data-slot="board" className="flex flex-col gap-5">
      {rows.length > 0 && <BoardProgress goal={goalOf(options)} states={rows.map(stateOf)} />}
      {/* Many columns are scrolled, by the keyboard too. */}
      <div
        role="group"
        aria-label={workWords.columns}
        tabIndex={0}
        className="-mx-1 grid items-start gap-4 px-1 pb-2 md:auto-cols-[minmax(13rem,1fr)] md:grid-flow-col md:overflow-x-auto"
      >
        {options.map((column) => (
          <BoardColumn
            key={column}
            entity={entity}
            field={field}
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
      {rows.length === 0 && (
        <ButtonLink variant="outline" to={entity.home.path} className="self-start">
          {words.all(entity.noun)}
        </ButtonLink>
      )}
    </section>
  );
}

/** Whether a card may be moved to a column. */
function mayMove<F extends Fields>(
  entity: Entity<F>,
  field: NamesOf<F, string>,
  { row, to }: { row: RowOf<F>; to: string },
): boolean {
  const state = entity.states?.find(({ name }) => name === field);
  return state === undefined ? entity.mayChange?.(row) !== false : state.mayMove(row, to);
}

/** How many of the rows have come to their goal. */
function BoardProgress({ goal, states }: { goal: string; states: readonly string[] }) {
  const done = states.filter((state) => state === goal).length;
  const share = Math.round((done / states.length) * 100);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">
        {workWords.shareDone({ done, all: states.length, column: goal, share })}
      </p>
      <Progress aria-label={workWords.progress} value={share} />
    </div>
  );
}

interface ColumnProps<F extends Fields> {
  field: NamesOf<F, string>;
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
function BoardColumn<F extends Fields>(props: ColumnProps<F>) {
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
      {rows.length === 0 && <p className="px-1 pb-2 text-sm">{workWords.noneHere(entity.noun)}</p>}
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
  field,
  row,
  name,
  columns,
  facts,
  isLink,
  onMove,
}: ColumnProps<F> & { row: RowOf<F> }) {
  const possible = columns.filter(
    (column) => column === name || mayMove(entity, field, { row, to: column }),
  );
  const isFixed = possible.length < 2;
  return (
    <li
      draggable={!isFixed}
      className={cn("min-w-0", !isFixed && "cursor-grab")}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", row.id)}
    >
      <Card className="gap-2.5 p-4">
        <RowLink entity={entity} row={row} isLink={isLink} />
        {facts.length > 0 && <Facts entity={entity} row={row} names={facts} />}
        {!isFixed && (
          <NativeSelect
            className="text-sm"
            aria-label={workWords.move({ title: titleOf(entity, row) })}
            value={name}
            onChange={(event) => onMove(row.id, event.target.value)}
          >
            {possible.map((column) => (
              <option key={column}>{column}</option>
            ))}
          </NativeSelect>
        )}
      </Card>
    </li>
  );
}
