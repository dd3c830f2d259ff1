import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";

/** Confirms before everything goes that the app has stored in this browser. */
export function ResetDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Reset the sample data?"
      description="The preview begins anew with the sample rows of this version. What was entered in it, in this browser, is removed and cannot be restored. Visitors of the site keep theirs."
      action="Reset sample data"
      onConfirm={onConfirm}
    />
  );
}
