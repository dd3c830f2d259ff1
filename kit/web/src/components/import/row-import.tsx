import { FileUpIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ColumnChoice } from "@/components/import/column-choice";
import { ImportForm } from "@/components/import/import-form";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Entity, Fields } from "@/lib/entity";
import { formatCount } from "@/lib/format";
import { type ImportLine, importFields, matchColumns, readLines } from "@/lib/import-rows";

/** Adds rows of an entity out of CSV, after a preview. Lines that are wrong are left out. */
export function RowImport<F extends Fields>({ entity }: { entity: Entity<F> }) {
  const [lines, setLines] = useState<string[][]>([]);
  const [columns, setColumns] = useState<number[]>([]);
  const [imported, setImported] = useState(0);
  const fields = importFields(entity.fields);
  const read = readLines(entity.fields, lines, columns);
  const { many } = entity.noun;

  function preview(next: string[][]) {
    setImported(0);
    setLines(next);
    setColumns(matchColumns(fields, next[0] ?? []));
  }

  function addAll(rows: readonly ImportLine<F>[]) {
    for (const { values } of rows.toReversed()) entity.rows.add(values);
    setImported(rows.length);
    setLines([]);
  }

  return (
    <section className="flex flex-col gap-5">
      <ImportForm many={many} labels={fields.map(({ field }) => field.label)} onRead={preview} />
      {imported > 0 && (
        <p role="status" className="font-semibold">
          {formatCount(imported, entity.noun)} imported.{" "}
          <Link data-slot="link" to={entity.home.path} className="text-link underline">
            See the {many}
          </Link>
        </p>
      )}
      {lines.length > 0 && (
        <Card>
          <SectionTitle>Preview</SectionTitle>
          <ColumnChoice
            fields={fields}
            head={lines[0] ?? []}
            columns={columns}
            onChange={setColumns}
          />
          <Problems lines={read.filter(({ problems }) => problems.length > 0)} />
          <AddAll
            entity={entity}
            rows={read.filter(({ problems }) => problems.length === 0)}
            onAdd={addAll}
          />
        </Card>
      )}
    </section>
  );
}

interface AddProps<F extends Fields> {
  entity: Entity<F>;
  rows: readonly ImportLine<F>[];
  onAdd: (rows: readonly ImportLine<F>[]) => void;
}

function AddAll<F extends Fields>({ entity, rows, onAdd }: AddProps<F>) {
  if (rows.length === 0) return null;
  return (
    <Button className="self-start" onClick={() => onAdd(rows)}>
      <FileUpIcon />
      Import {formatCount(rows.length, entity.noun)}
    </Button>
  );
}

function Problems({
  lines,
}: {
  lines: readonly Pick<ImportLine<Fields>, "number" | "problems">[];
}) {
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold text-destructive">
        {formatCount(lines.length, { one: "line", many: "lines" })} left out
      </h3>
      <ul role="list" aria-label="Problems" className="flex flex-col gap-1 text-sm">
        {lines.map(({ number, problems }) => (
          <li key={number}>
            Line {number}: {problems.join(" ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
