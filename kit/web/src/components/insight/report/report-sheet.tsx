import { Link } from "react-router";
import { Bars } from "@/components/charts/bars";
import { Card } from "@/components/ui/card";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { fieldOf, titleOf } from "@/lib/entity";
import {
  type Report,
  type ReportDefinition,
  type ReportLine,
  written,
} from "@/lib/insight/report/report";
import type { ReportHead } from "@/lib/insight/report/report-file";
import { textOf } from "@/lib/insight/row-values";
import { formatNumber } from "@/lib/number";
import { upperFirst } from "@/lib/words";
import * as words from "@/words/general";
import * as insightWords from "@/words/insight";

interface SheetProps {
  definition: ReportDefinition;
  report: Report;
  head: ReportHead;
}

/** What a report says: the sum of each group, all of them together, a chart and the rows. When the page is printed nothing else is. */
export function ReportSheet({ definition, report, head }: SheetProps) {
  const { measures } = definition;
  const [measure] = measures;
  const format = (value: number) =>
    measure === undefined ? formatNumber(value) : written(definition, measure, value);
  const isEmpty = report.rows.length === 0;
  return (
    <article aria-label={head.title} data-slot="report" className="flex min-w-0 flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 className="font-heading text-xl font-bold">{head.title}</h2>
        <p role="status" className="text-sm text-muted-foreground">
          {head.period}
        </p>
      </header>
      {isEmpty && <p className="text-muted-foreground">{insightWords.nothingInThisPeriod}</p>}
      {!isEmpty && report.points.length > 1 && (
        <Card className="p-6">
          <Bars label={measure?.label ?? head.title} points={report.points} format={format} />
        </Card>
      )}
      {!isEmpty && <GroupTable definition={definition} report={report} head={head} />}
      {!isEmpty && <RowTable definition={definition} report={report} head={head} />}
    </article>
  );
}

function GroupTable({ definition, report: { groups, total }, head }: SheetProps) {
  const { entity, measures } = definition;
  return (
    <Table aria-label={head.title}>
      <TableHeader>
        <TableRow>
          <TableHead>
            <span className="sr-only">{insightWords.groupBy}</span>
          </TableHead>
          <TableHead data-kind="number">{upperFirst(entity.noun.many)}</TableHead>
          {measures.map(({ field, label }) => (
            <TableHead key={field} data-kind="number">
              {label}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {groups.map((line) => (
          <LineRow key={line.label} definition={definition} line={line} />
        ))}
        <LineRow definition={definition} line={total} isTotal />
      </TableBody>
    </Table>
  );
}

function LineRow({
  definition,
  line,
  isTotal = false,
}: {
  definition: ReportDefinition;
  line: ReportLine;
  isTotal?: boolean;
}) {
  return (
    <TableRow className={isTotal ? "border-t-2 border-border font-bold" : undefined}>
      <TableHead scope="row">{line.label}</TableHead>
      <TableCell data-kind="number">{formatNumber(line.count)}</TableCell>
      {definition.measures.map((measure, at) => (
        <TableCell key={measure.field} data-kind="number">
          {written(definition, measure, line.values[at] ?? null)}
        </TableCell>
      ))}
    </TableRow>
  );
}

function RowTable({ definition, report, head }: SheetProps) {
  const { entity, columns, isLink } = definition;
  return (
    // The page may list the same rows beside the report.
    <Table aria-label={[words.list(entity.noun), head.period].join(", ")}>
      <TableHeader>
        <TableRow>
          {[entity.title, ...columns].map((name) => (
            <TableHead key={name} data-kind={fieldOf(entity, name).kind}>
              {fieldOf(entity, name).label}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {report.rows.map((row) => (
          <TableRow key={row.id}>
            <TableHead scope="row">
              {isLink ? (
                <Link to={`${entity.rowPath}/${row.id}`}>{titleOf(entity, row)}</Link>
              ) : (
                titleOf(entity, row)
              )}
            </TableHead>
            {columns.map((name) => (
              <TableCell key={name} data-kind={fieldOf(entity, name).kind}>
                {textOf(entity, row, name)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
