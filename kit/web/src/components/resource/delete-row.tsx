import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTitle } from "@/components/ui/dialog";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import { formatCount } from "@/lib/format";
import { countReferring } from "@/lib/referrers";
import { removeWithUndo } from "@/lib/remove-with-undo";
import { listInSentence } from "@/lib/words";
import * as words from "@/words/general";

/** Deletes a row and offers to put it back: at once, or where rows of other things refer to it after a dialog that says so. `button` is what begins it. */
export function DeleteRow<F extends Fields>({
  entity,
  row,
  onDeleted,
  button,
}: RowProps<F> & { onDeleted?: () => void; button: (begin: () => void) => ReactNode }) {
  const [referring, setReferring] = useState("");
  const title = titleOf(entity, row);

  function remove() {
    removeWithUndo(entity.rows, { id: row.id, said: words.deletedRow({ title }) });
    onDeleted?.();
  }

  function begin() {
    const counts = countReferring(entity, row.id);
    if (counts.length === 0) remove();
    else setReferring(listInSentence(counts.map(({ count, noun }) => formatCount(count, noun))));
  }

  return (
    <>
      {button(begin)}
      {referring !== "" && (
        <Dialog open onOpenChange={(isOpen) => !isOpen && setReferring("")}>
          <DialogContent>
            <DialogTitle>{words.deleteRow({ title })}</DialogTitle>
            <p className="text-pretty">{words.othersReferTo({ title, rows: referring })}</p>
            <DialogFooter>
              <Button variant="outline" onClick={() => setReferring("")}>
                {words.cancel}
              </Button>
              <Button variant="destructive" onClick={remove}>
                {words.remove}
              </Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
