import { Trash2Icon } from "lucide-react";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import { formatDate } from "@/lib/format";
import type { ReportSettings } from "@/lib/reports/report";
import type { Reports } from "@/lib/reports/reports";
import { toast } from "@/lib/toast";
import { withArticle } from "@/lib/words";

/** The reports that were saved. */
export function SavedReportList({
  reports,
  onOpen,
}: {
  reports: Reports;
  onOpen: (settings: ReportSettings) => void;
}) {
  const { called } = reports;
  const saved = useCollection(reports.saved);

  function remove(id: string) {
    const putBack = reports.saved.remove(id);
    toast(`Deleted the ${called}.`, { action: { label: "Undo", onClick: putBack } });
  }

  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>Saved {called}s</SectionTitle>
      {saved.length === 0 && (
        <p className="text-muted-foreground">
          Generate {withArticle(called)} and save it: it can then be opened again at any time.
        </p>
      )}
      {saved.length > 0 && (
        <ItemGroup aria-label={`Saved ${called}s`}>
          {saved.map((report) => (
            <Item key={report.id}>
              <ItemContent>
                <ItemTitle>{report.title}</ItemTitle>
                <p className="text-sm text-muted-foreground">
                  Saved on {formatDate(report.savedOn)}
                </p>
              </ItemContent>
              <ItemActions>
                <Button
                  variant="outline"
                  aria-label={`Open ${report.title}`}
                  onClick={() => onOpen(report)}
                >
                  Open
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Delete ${report.title}`}
                  onClick={() => remove(report.id)}
                >
                  <Trash2Icon />
                </Button>
              </ItemActions>
            </Item>
          ))}
        </ItemGroup>
      )}
    </section>
  );
}
