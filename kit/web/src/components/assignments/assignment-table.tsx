import { RemoveButton } from "@/components/assignments/remove-button";
import { RowLink } from "@/components/resource/row-link";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import type { Assignment, Assignments } from "@/lib/assignments";
import { type Fields, type RowOf, titleOf } from "@/lib/entity";
import { formatDate } from "@/lib/format";
import type { Stored } from "@/lib/store";
import { upperFirst } from "@/lib/words";

/** An assignment with its row. */
export interface SheetLine {
  assignment: Stored<Assignment>;
  row: RowOf<Fields>;
}

/** Assignments as a table. */
export function AssignmentTable({
  assignments,
  lines,
}: {
  assignments: Assignments;
  lines: readonly SheetLine[];
}) {
  const { entity, isLink = false, whoLabel, taskLabel } = assignments;
  const rowLabel = upperFirst(entity.noun.one);
  return (
    <Table aria-label={`Assigned ${entity.noun.many}`}>
      <TableHeader>
        <TableRow>
          {[whoLabel, rowLabel, taskLabel, "Since"].map((label) => (
            <TableHead key={label}>{label}</TableHead>
          ))}
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {lines.map(({ assignment, row }) => (
          <TableRow key={assignment.id}>
            <TableHead scope="row">{assignment.who}</TableHead>
            <TableCell data-label={rowLabel}>
              <RowLink entity={entity} row={row} isLink={isLink} className="font-normal" />
            </TableCell>
            <TableCell data-label={taskLabel}>{assignment.task}</TableCell>
            <TableCell data-label="Since">{formatDate(assignment.since)}</TableCell>
            <TableCell>
              <div className="flex w-full justify-end">
                <RemoveButton
                  assignments={assignments}
                  assignment={assignment}
                  label={`Take ${titleOf(entity, row)} from ${assignment.who}`}
                />
              </div>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
