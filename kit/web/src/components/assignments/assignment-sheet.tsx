import { DownloadIcon } from "lucide-react";
import { app } from "@/app";
import { AssignForm } from "@/components/assignments/assign-form";
import { type SheetLine, AssignmentTable } from "@/components/assignments/assignment-table";
import { BarChart } from "@/components/charts/bar-chart";
import { SectionTitle } from "@/components/layout/page";
import { RowLink } from "@/components/resource/row-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { Item, ItemContent, ItemGroup } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import type { Assignments } from "@/lib/assignments";
import { byText } from "@/lib/compare";
import { download, toCsv } from "@/lib/download";
import { type Fields, type RowOf, titleOf } from "@/lib/entity";
import { formatCount } from "@/lib/format";
import { groupPoints } from "@/lib/points";
import { upperFirst } from "@/lib/words";

/** Who does what on all rows, what each has to do, and what nobody does yet. */
export function AssignmentSheet({ assignments }: { assignments: Assignments }) {
  const { entity } = assignments;
  const rows = useRows(entity);
  const lines = useCollection(assignments.all)
    .flatMap((assignment) => {
      const row = rows.find(({ id }) => id === assignment.about);
      return row === undefined ? [] : [{ assignment, row }];
    })
    .toSorted((left, right) => byText(left.assignment.who, right.assignment.who));
  const free = rows.filter((row) => !lines.some((line) => line.row === row));
  return (
    <section className="flex flex-col gap-6">
      <Card>
        <AssignForm assignments={assignments} />
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SectionTitle>Assignment sheet</SectionTitle>
        {lines.length > 0 && (
          <Button variant="outline" onClick={() => downloadSheet(assignments, lines)}>
            <DownloadIcon />
            Download sheet
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <Empty>
          <EmptyTitle>Nobody is assigned yet</EmptyTitle>
          <EmptyDescription>
            Choose one of the {entity.noun.many} above, and who takes it on.
          </EmptyDescription>
        </Empty>
      ) : (
        <>
          <AssignmentTable assignments={assignments} lines={lines} />
          <BarChart
            label="Workload"
            points={groupPoints(lines, { labelsOf: ({ assignment }) => [assignment.who] })}
            format={(value) => formatCount(value, entity.noun)}
          />
        </>
      )}
      {free.length > 0 && <FreeRows assignments={assignments} rows={free} />}
    </section>
  );
}

function downloadSheet({ entity, whoLabel, taskLabel }: Assignments, lines: readonly SheetLine[]) {
  const cells = lines.map(({ assignment: { who, task, since }, row }) => [
    who,
    titleOf(entity, row),
    task,
    since,
  ]);
  download(
    `${app.key}-assignments.csv`,
    "text/csv",
    toCsv([[whoLabel, upperFirst(entity.noun.one), taskLabel, "Since"], ...cells]),
  );
}

function FreeRows({
  assignments: { entity, isLink = false },
  rows,
}: {
  assignments: Assignments;
  rows: readonly RowOf<Fields>[];
}) {
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>Unassigned {entity.noun.many}</SectionTitle>
      <ItemGroup>
        {rows.map((row) => (
          <Item key={row.id}>
            <ItemContent>
              <RowLink entity={entity} row={row} isLink={isLink} />
            </ItemContent>
          </Item>
        ))}
      </ItemGroup>
    </section>
  );
}
