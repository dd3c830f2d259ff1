import * as siteWords from "#words/editor/panels/site.ts";
import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";

/** Confirms before everything goes that the app has stored in this browser. */
export function ResetDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={siteWords.resetTheSampleData}
      description={siteWords.resetText}
      action={siteWords.resetSampleData}
      onConfirm={onConfirm}
    />
  );
}
