import { Share2Icon } from "lucide-react";
import { SharePanel } from "@/components/share/share-panel";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";

/** A button that shares the page of a row. */
export function ShareDialog<F extends Fields>({
  entity,
  row,
}: {
  entity: Entity<F>;
  row: RowOf<F>;
}) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Share2Icon />
          Share
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Share</DialogTitle>
        <SharePanel title={titleOf(entity, row)} path={`${entity.rowPath}/${row.id}`} />
      </DialogContent>
    </Dialog>
  );
}
