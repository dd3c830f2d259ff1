import { useState } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { Dialog } from "../../components/ui/overlays/dialog.tsx";
import { MadeKey } from "./made-key.tsx";
import { MakeKeyForm } from "./make-key-form.tsx";

const FORM_ID = "make-key";

/** Creates a key and then shows it once. While it is shown, a click outside does not close the dialog. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (key !== null) {
    return (
      <Dialog
        isOpen
        isSticky
        onOpenChange={onClose}
        title="Your new key"
        description="Copy it now: it is shown only once. Later, only its first characters are visible."
        className="sm:max-w-xl"
        footer={
          <Button variant="primary" onClick={onClose}>
            I have saved it
          </Button>
        }
      >
        <MadeKey apiKey={key} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Create a key"
      className="sm:max-w-xl"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isBusy}>
            {isBusy ? "Creating the key" : "Create key"}
          </Button>
        </>
      }
    >
      <MakeKeyForm formId={FORM_ID} onMade={setKey} onBusy={setBusy} />
    </Dialog>
  );
}
