import { XIcon } from "lucide-react";
import { useState } from "react";
import { FieldValue } from "@/components/fields/field-value";
import { SelectField } from "@/components/fields/select-field";
import { SectionTitle } from "@/components/layout/page";
import { RowLink } from "@/components/resource/row-link";
import { EmptyState } from "@/components/ui/empty";
import { IconButton } from "@/components/ui/icon-button";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { useRows } from "@/hooks/use-rows";
import { useTextList } from "@/hooks/use-text-list";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";
import { createTextList } from "@/lib/text-list";
import { words } from "@/lib/words";

/** The columns for which there is room. */
const COLUMNS_MAX = 4;

/** Rows side by side, with their values in the same order; where they differ, that is marked. What is compared is kept in this browser. */
export function Comparison<F extends Fields>({
  entity,
  isLink = false,
}: {
  entity: Entity<F>;
  isLink?: boolean;
}) {
  const [list] = useState(() => createTextList(`compared/${entity.name}`, { limit: COLUMNS_MAX }));
  const ids = useTextList(list);
  const rows = useRows(entity);
  const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const free = rows.filter((row) => !shown.includes(row));
  return (
    <section className="flex flex-col gap-5">
      <SectionTitle>{words.list(entity.noun)}</SectionTitle>
      {shown.length < COLUMNS_MAX && free.length > 0 && (
        <SelectField
          label={`Compare another ${entity.noun.one}`}
          value=""
          options={[
            { value: "", label: "Choose…" },
            ...free.map((row) => ({ value: row.id, label: titleOf(entity, row) })),
          ]}
          onChange={(id) => list.set([...shown.map((row) => row.id), id])}
          className="max-w-sm"
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          description={`Choose two ${entity.noun.many} or more to see them side by side.`}
        />
      ) : (
        <SideBySide
          entity={entity}
          rows={shown}
          isLink={isLink}
          onLeaveOut={(left) => list.set(ids.filter((id) => id !== left))}
        />
      )}
    </section>
  );
}

function SideBySide<F extends Fields>({
  entity,
  rows,
  isLink,
  onLeaveOut,
}: {
  entity: Entity<F>;
  rows: readonly RowOf<F>[];
  isLink: boolean;
  onLeaveOut: (id: string) => void;
}) {
  const fields = Object.entries(entity.fields).filter(
    ([name, field]) => name !== entity.title && rows.some((row) => !field.isEmpty(row[name])),
  );
  const differs = (name: string) => new Set(rows.map((row) => JSON.stringify(row[name]))).size > 1;
  return (
    <Table aria-label={`${words.list(entity.noun)} side by side`}>
      <TableHeader>
        <TableRow>
          <TableCell />
          {rows.map((row) => (
            <TableHead key={row.id}>
              <span className="flex items-center justify-between gap-2">
                <RowLink entity={entity} row={row} isLink={isLink} />
                <IconButton
                  icon={<XIcon />}
                  label={`Leave out ${titleOf(entity, row)}`}
                  onClick={() => onLeaveOut(row.id)}
                />
              </span>
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {fields.map(([name, field]) => (
          <TableRow key={name}>
            <TableHead scope="row">
              {field.label}
              {differs(name) && <span title="They differ"> ≠</span>}
            </TableHead>
            {rows.map((row) => (
              <TableCell key={row.id}>
                {field.isEmpty(row[name]) ? "–" : <FieldValue field={field} value={row[name]} />}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
