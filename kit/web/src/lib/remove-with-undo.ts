import type { Collection } from "./store";
import { toast } from "./toast";
import * as words from "../words/general";

/** Removes a row at once, says so, and offers to put it back. */
export function removeWithUndo(
  rows: Pick<Collection<object>, "remove">,
  { id, said }: { id: string; said: string },
) {
  const putBack = rows.remove(id);
  toast(said, { action: { label: words.undo, onClick: putBack } });
}
