import * as questionsWords from "#words/editor/questions.ts";
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
      title={questionsWords.dropQuestion}
      description={questionsWords.dropText}
      action={questionsWords.dropTheDraft}
      isBusy={isBusy}
      onConfirm={onConfirm}
    />
  );
}
