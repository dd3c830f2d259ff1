import { DownloadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { download } from "@/lib/download";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";
import { type Marks, renewMark } from "@/lib/marks";
import { rowText } from "@/lib/row-text";
import { toast } from "@/lib/toast";

/** Downloads a row as a text file, and remembers that in a history. */
export function DownloadButton<F extends Fields>({
  history,
  entity,
  row,
}: {
  history: Marks;
  entity: Entity<F>;
  row: RowOf<F>;
}) {
  const title = titleOf(entity, row);

  function save() {
    download(`${title}.txt`, "text/plain", rowText(entity, row));
    renewMark(history, row.id);
    toast(`${title} was downloaded.`);
  }

  return (
    <Button onClick={save}>
      <DownloadIcon />
      Download
    </Button>
  );
}
