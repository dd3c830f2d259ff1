import { Share2Icon } from "lucide-react";
import { SharePanel } from "@/components/share/share-panel";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import * as communityWords from "@/words/community";

/** A button that shares the page of a row. */
export function ShareDialog<F extends Fields>({ entity, row }: RowProps<F>) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Share2Icon />
          {communityWords.share}
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>{communityWords.share}</DialogTitle>
        <SharePanel title={titleOf(entity, row)} path={`${entity.rowPath}/${row.id}`} />
      </DialogContent>
    </Dialog>
  );
}
