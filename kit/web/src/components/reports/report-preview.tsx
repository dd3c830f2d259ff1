import { BookmarkIcon, DownloadIcon } from "lucide-react";
import { BarChart } from "@/components/charts/bar-chart";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import type { Report, ReportSection, ReportTable } from "@/lib/reports/report";
import { type ReportFormat, downloadReport } from "@/lib/reports/report-files";

interface PreviewProps {
  report: Report;
  /** What it is called: "report". */
  called: string;
  format: { value: ReportFormat; label: string };
  onSave: (title: string) => void;
}

/** A finished report, to be read, downloaded and saved. */
export function ReportPreview({ report, called, format, onSave }: PreviewProps) {
  return (
    <article aria-label={report.title}>
      <Card>
        <CardHeader>
          <div className="min-w-0">
            <SectionTitle>{report.title}</SectionTitle>
            <p role="status" className="mt-1 text-sm text-muted-foreground">
              Made on {report.made}. {report.scope}.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => onSave(`${report.title}, ${report.scope}`)}>
              <BookmarkIcon />
              Save {called}
            </Button>
            <Button onClick={() => downloadReport(report, format.value)}>
              <DownloadIcon />
              Download {format.label}
            </Button>
          </div>
        </CardHeader>
        {report.parts.map((part) => (
          <Section key={part.label} {...part} />
        ))}
      </Card>
    </article>
  );
}

function Section({ label, figures, chart, table }: ReportSection) {
  return (
    <section aria-label={label} className="flex flex-col gap-4 border-t border-border pt-5">
      <h3 className="font-heading text-lg font-bold">{label}</h3>
      {figures.length > 0 && (
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt className="text-sm text-muted-foreground">{figure.label}</dt>
              <dd className="font-heading text-xl font-bold tabular-nums">{figure.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {chart && <BarChart {...chart} />}
      {table && <SectionTable label={label} table={table} />}
    </section>
  );
}

function SectionTable({
  label,
  table: { head, isNumber, rows },
}: {
  label: string;
  table: ReportTable;
}) {
  if (rows.length === 0) return <p className="text-muted-foreground">Nothing in this period.</p>;
  const kindOf = (at: number) => (isNumber[at] === true ? "number" : undefined);
  return (
    <Table aria-label={label}>
      <TableHeader>
        <TableRow>
          {head.map((title, at) => (
            <TableHead key={title} data-kind={kindOf(at)}>
              {title}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={`${index} ${row[0]}`}>
            {row.map((cell, at) => (
              <TableCell key={head[at]} data-label={head[at]} data-kind={kindOf(at)}>
                <span className="break-words">{cell}</span>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
