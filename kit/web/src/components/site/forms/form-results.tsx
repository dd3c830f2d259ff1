import { DownloadIcon } from "lucide-react";
import { BarChart } from "@/components/charts/bar-chart";
import { Charts } from "@/components/charts/chart";
import { SentForms } from "@/components/site/forms/sent-forms";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import { download } from "@/lib/download";
import { formatCount } from "@/lib/format";
import { type SiteForm, answerCounts, countedFields, formCsv } from "@/lib/site/site-form";

/** A report on what was sent with a form, with a chart for each field that can be counted, and all that was sent. */
export function FormResults({ form }: { form: SiteForm }) {
  const sent = useCollection(form.sent);
  if (sent.length === 0) {
    return (
      <EmptyState
        title="No responses yet"
        description="As soon as the form is sent, the report is shown here."
      />
    );
  }
  return (
    <>
      <section aria-label="Report" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-lg font-semibold">
            {formatCount(sent.length, { one: "response", many: "responses" })}
          </p>
          <Button
            variant="outline"
            onClick={() => download(`${form.name}.csv`, "text/csv", formCsv(form.fields, sent))}
          >
            <DownloadIcon />
            Download CSV
          </Button>
        </div>
        <Charts>
          {countedFields(form.fields).map(({ label }) => (
            <BarChart key={label} label={label} points={answerCounts(label, sent)} />
          ))}
        </Charts>
      </section>
      <SentForms title={form.sentTitle} sent={form.sent} />
    </>
  );
}
