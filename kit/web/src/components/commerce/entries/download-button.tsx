import { DownloadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Entry } from "@/lib/commerce/entries";
import { downloadEntry } from "@/lib/commerce/entry-document";
import { upperFirst } from "@/lib/words";
import * as commerceWords from "@/words/commerce";

/** Saves an entry as a document; `called` is what that is: "receipt". */
export function DownloadButton({ called, entry }: { called: string; entry: Entry }) {
  return (
    <Button variant="outline" onClick={() => downloadEntry(upperFirst(called), entry)}>
      <DownloadIcon />
      {commerceWords.download({ called })}
    </Button>
  );
}
