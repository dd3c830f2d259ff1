import { DownloadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useRows } from "@/hooks/use-rows";
import { download, toCsv } from "@/lib/download";
import { type Entity, type Fields, type RowOf, seenFields, titleOf } from "@/lib/entity";
import { rowsPdf } from "@/lib/row-pdf";
import * as words from "@/words/general";

/** Downloads the rows of an entity as a file, or one row under its title. */
export function ExportButton<F extends Fields>({
  entity,
  row,
  format,
  fileName = row === undefined ? entity.noun.many : titleOf(entity, row),
}: {
  entity: Entity<F>;
  row?: RowOf<F>;
  format: "csv" | "json" | "pdf";
  fileName?: string;
}) {
  const all = useRows(entity);
  const rows = row === undefined ? all : [row];

  // Fields that the person does not see are not in the file either.
  const names = new Set(["id", ...seenFields(entity).map(([name]) => name)]);
  const shown = (values: RowOf<F>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));

  function exportRows() {
    if (format === "json")
      return download(
        `${fileName}.json`,
        "application/json",
        JSON.stringify(rows.map(shown), null, 2),
      );
    if (format === "pdf") {
      const heading = row === undefined ? entity.home.title : undefined;
      return download(`${fileName}.pdf`, "application/pdf", rowsPdf(entity, rows, heading));
    }
    const fields = seenFields(entity);
    const lines = rows.map((values) =>
      fields.map(([name, field]) =>
        field.linksOf === undefined ? values[name] : field.format(values[name]),
      ),
    );
    download(
      `${fileName}.csv`,
      "text/csv",
      toCsv([fields.map(([, { label }]) => label), ...lines]),
    );
  }

  return (
    <Button variant={row ? "outline" : "link"} size={row ? "default" : "sm"} onClick={exportRows}>
      <DownloadIcon />
      {row
        ? words.downloadAs({ format: format.toUpperCase() })
        : words.exportAs({ format: format.toUpperCase() })}
    </Button>
  );
}
