import { useState } from "react";
import { ReportForm } from "@/components/reports/report-form";
import { ReportPreview } from "@/components/reports/report-preview";
import { SavedReportList } from "@/components/reports/saved-report-list";
import { localDate } from "@/lib/format";
import { type ReportSettings, makeReport } from "@/lib/reports/report";
import { formatNamed } from "@/lib/reports/report-files";
import type { Reports } from "@/lib/reports/reports";

/** Chooses, makes, shows and keeps reports. */
export function ReportMaker({ reports }: { reports: Reports }) {
  const [settings, setSettings] = useState<ReportSettings | null>(null);
  const source = reports.sources.find(({ id }) => id === settings?.source);
  return (
    <div className="flex flex-col gap-6">
      <ReportForm reports={reports} onMake={setSettings} />
      {source !== undefined && settings !== null && (
        <ReportPreview
          report={makeReport(source, settings, reports.called)}
          called={reports.called}
          format={formatNamed(settings.format)}
          onSave={(title) => reports.saved.add({ ...settings, title, savedOn: localDate() })}
        />
      )}
      <SavedReportList reports={reports} onOpen={setSettings} />
    </div>
  );
}
