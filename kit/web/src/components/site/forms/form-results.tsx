import { DownloadIcon } from "lucide-react";
import { BarChart } from "@/components/charts/bar-chart";
import { Charts } from "@/components/charts/chart";
import { SentForms } from "@/components/site/forms/sent-forms";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import { download } from "@/lib/download";

import { type SiteForm, answerCounts, countedFields, formCsv } from "@/lib/site/site-form";
import * as siteWords from "@/words/site";

/** A report on what was sent with a form, with a chart for each field that can be counted, and all that was sent. */
export function FormResults({ form }: { form: SiteForm }) {
  const sent = useCollection(form.sent);
  if (sent.length === 0) {
    return <EmptyState title={siteWords.noResponsesYet} description={siteWords.asSoonAsTheForm} />;
  }
  return (
    <>
      <section aria-label={siteWords.report} className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-lg font-semibold">
            {siteWords.responses({ count: sent.length })}
          </p>
          <Button
            variant="outline"
            onClick={() => download(`${form.name}.csv`, "text/csv", formCsv(form.fields, sent))}
          >
            <DownloadIcon />
            {siteWords.downloadCsv}
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
