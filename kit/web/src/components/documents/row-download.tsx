import { DownloadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { download } from "@/lib/download";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import { rowsPdf } from "@/lib/row-pdf";

/** Downloads a row as a PDF of all its values. */
export function RowDownload<F extends Fields>({ entity, row }: RowProps<F>) {
  const named = titleOf(entity, row).match(/[\p{L}\p{N}]+/gu) ?? [entity.noun.one];
  return (
    <Button
      variant="outline"
      onClick={() => download(`${named.join("-")}.pdf`, "application/pdf", rowsPdf(entity, [row]))}
    >
      <DownloadIcon />
      Download PDF
    </Button>
  );
}
