import * as editsWords from "#words/editor/panels/edits.ts";
import { AlertDialog } from "../../../components/ui/overlays/alert-dialog.tsx";

/** Confirms before edits are discarded. `what` says which. */
export function DiscardDialog({ what, discard, onClose }: { what: string; discard: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={editsWords.discardQuestion}
      description={what}
      action={editsWords.discardEdits}
      onConfirm={discard}
    />
  );
}
