import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { SelectField } from "@/components/fields/select-field";
import { Button } from "@/components/ui/button";
import { download } from "@/lib/download";
import { REPORT_FORMATS, type WidgetLook, reportText } from "@/lib/insight/dashboard/report";
import { upperFirst } from "@/lib/words";
import * as insightWords from "@/words/insight";

/** Downloads what a dashboard shows. */
export function ReportDownload({
  called,
  shown,
}: {
  /** What the file is called: "report". */
  called: string;
  shown: readonly WidgetLook[];
}) {
  const [format, setFormat] = useState("pdf");
  const type = format === "pdf" ? "application/pdf" : "text/csv";
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={insightWords.format}
        value={format}
        options={REPORT_FORMATS}
        onChange={setFormat}
      />
      <Button
        onClick={() =>
          download(`${called}.${format}`, type, reportText(upperFirst(called), shown, format))
        }
      >
        <DownloadIcon />
        {insightWords.download({ called })}
      </Button>
    </div>
  );
}
