import { AlertDialog } from "../../../components/ui/overlays/alert-dialog.tsx";

/** Asks whether a draft is to be dropped, since it cannot be brought back. */
export function DropDialog({
  isOpen,
  isBusy,
  onClose,
  onConfirm,
}: {
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDangerous
      title="Drop the draft?"
      description="What was written and not finished is deleted. The live version is unchanged."
      action="Drop the draft"
      isBusy={isBusy}
      onConfirm={onConfirm}
    />
  );
}
