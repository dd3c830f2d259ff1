import { DownloadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useRows } from "@/hooks/use-rows";
import { download, toCsv } from "@/lib/download";
import type { Entity, Fields } from "@/lib/entity";
import { rowsPdf } from "@/lib/row-pdf";

/** Downloads the rows of an entity as a file. */
export function ExportButton<F extends Fields>({
  entity,
  format,
  fileName,
}: {
  entity: Entity<F>;
  format: "csv" | "json" | "pdf";
  fileName: string;
}) {
  const rows = useRows(entity);

  function exportRows() {
    if (format === "json")
      return download(`${fileName}.json`, "application/json", JSON.stringify(rows, null, 2));
    if (format === "pdf")
      return download(
        `${fileName}.pdf`,
        "application/pdf",
        rowsPdf(entity, rows, entity.home.title),
      );
    const fields = Object.entries(entity.fields);
    const lines = rows.map((row) =>
      fields.map(([name, field]) =>
        field.kind === "reference" ? field.format(row[name]) : row[name],
      ),
    );
    download(
      `${fileName}.csv`,
      "text/csv",
      toCsv([fields.map(([, { label }]) => label), ...lines]),
    );
  }

  return (
    <Button variant="link" size="sm" onClick={exportRows}>
      <DownloadIcon />
      Export {format.toUpperCase()}
    </Button>
  );
}
