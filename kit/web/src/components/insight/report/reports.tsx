import { DownloadIcon, PrinterIcon } from "lucide-react";
import { LockedRows } from "@/components/account/locked-rows";
import { type ReportHead, reportFile } from "@/lib/insight/report/report-file";
import { ReportControls } from "@/components/insight/report/report-controls";
import { ReportSheet } from "@/components/insight/report/report-sheet";
import { Button } from "@/components/ui/button";
import { type ListState, useListSettings } from "@/hooks/use-list-settings";
import { useAccount } from "@/hooks/use-account";
import { useRows } from "@/hooks/use-rows";
import { download } from "@/lib/download";
import { fieldOf } from "@/lib/entity";
import { formatCount, formatDate } from "@/lib/format";
import {
  BY_MONTH,
  PERIODS,
  type Report,
  type ReportChoice,
  type ReportDefinition,
  type ReportDefinitions,
  daysOf,
  reportOf,
} from "@/lib/insight/report/report";
import { upperFirst } from "@/lib/words";
import * as words from "@/words/general";
import * as insightWords from "@/words/insight";

/** Reports of the rows of a period, in groups with their totals, a chart and the rows; they are printed and saved as files. What is chosen lives in the address. */
export function Reports({ reports }: { reports: ReportDefinitions }) {
  const list = useListSettings([], "report-");
  useAccount();
  // Of rows that are for others there is no report, not an empty one.
  const offered = reports.filter(({ entity }) => (entity.locked?.() ?? null) === null);
  const chosen = offered.find(({ entity }) => entity.name === list.settings.get("on"));
  const definition = chosen ?? offered[0];
  if (definition === undefined)
    return <LockedRows entities={reports.map(({ entity }) => entity)} />;
  return <OneReport key={definition.entity.name} {...{ reports: offered, definition, list }} />;
}

function OneReport({
  reports,
  definition,
  list,
}: {
  reports: ReportDefinitions;
  definition: ReportDefinition;
  list: ListState;
}) {
  const { entity, groups } = definition;
  const all = useRows(entity);
  const isSeen = (name: string) => entity.maySee?.(name) !== false;
  const seen: ReportDefinition = {
    ...definition,
    groups: groups.filter(isSeen),
    measures: definition.measures.filter(({ field }) => isSeen(field)),
    columns: definition.columns.filter(isSeen),
  };
  const choice = choiceOf(seen, list);
  const report = reportOf(seen, all, choice);
  const head = headOf(seen, report, choice);
  return (
    <section aria-label={insightWords.reportOn} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ReportControls {...{ reports, definition: seen, choice, list }} />
        <ReportTools definition={seen} report={report} head={head} />
      </div>
      <ReportSheet definition={seen} report={report} head={head} />
    </section>
  );
}

/** What the address says, as far as this report has it. */
function choiceOf({ groups, date }: ReportDefinition, { settings }: ListState): ReportChoice {
  const by = settings.get("by") ?? "";
  const isOffered = groups.includes(by) || (by === BY_MONTH && date !== null);
  const period = settings.get("period") ?? "";
  return {
    period: PERIODS.some(({ value }) => value === period) ? period : "",
    from: settings.get("from") ?? "",
    to: settings.get("to") ?? "",
    by: isOffered ? by : (groups[0] ?? (date === null ? "" : BY_MONTH)),
  };
}

function headOf(
  { entity, date }: ReportDefinition,
  { rows }: Report,
  choice: ReportChoice,
): ReportHead {
  const what = upperFirst(entity.noun.many);
  const { from, to } = daysOf(choice);
  const days = from === "" && to === "" ? insightWords.allTime : rangeOf(from, to);
  const label =
    choice.by === BY_MONTH ? insightWords.month : choice.by && fieldOf(entity, choice.by).label;
  const period = date === null ? "" : `${fieldOf(entity, date).label}: ${days} · `;
  return {
    title: label === "" ? what : insightWords.valueBy({ what, label }),
    period: `${period}${formatCount(rows.length, entity.noun)}`,
  };
}

const rangeOf = (from: string, to: string): string =>
  [from, to].map((day) => (day === "" ? "…" : formatDate(day))).join(" – ");

function ReportTools({
  definition,
  report,
  head,
}: {
  definition: ReportDefinition;
  report: Report;
  head: ReportHead;
}) {
  const save = (format: "csv" | "pdf", type: string) =>
    download(`${head.title}.${format}`, type, reportFile(definition, report, { ...head, format }));
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" onClick={() => window.print()}>
        <PrinterIcon />
        {insightWords.printReport}
      </Button>
      <Button variant="outline" onClick={() => save("csv", "text/csv")}>
        <DownloadIcon />
        {words.exportAs({ format: "CSV" })}
      </Button>
      <Button variant="outline" onClick={() => save("pdf", "application/pdf")}>
        <DownloadIcon />
        {words.downloadAs({ format: "PDF" })}
      </Button>
    </div>
  );
}
