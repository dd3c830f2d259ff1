import { AlertDialog } from "../../../components/ui/overlays/alert-dialog.tsx";

/** Confirms before edits are discarded. `what` names them. */
export function DiscardDialog({ what, discard, onClose }: { what: string; discard: () => void; onClose: () => void }) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Discard your edits?"
      description={`${what}. This cannot be undone.`}
      action="Discard edits"
      onConfirm={discard}
    />
  );
}
