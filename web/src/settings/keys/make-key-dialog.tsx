import * as generalWords from "#words/general.ts";
import * as keysWords from "#words/settings/keys.ts";
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
        title={keysWords.yourNewKey}
        description={keysWords.newKeyText}
        className="sm:max-w-xl"
        footer={
          <Button variant="primary" onClick={onClose}>
            {keysWords.iHaveSavedIt}
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
      title={keysWords.createAKey}
      className="sm:max-w-xl"
      footer={
        <>
          <Button onClick={onClose}>{generalWords.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isBusy}>
            {isBusy ? keysWords.creatingTheKey : keysWords.createKey}
          </Button>
        </>
      }
    >
      <MakeKeyForm formId={FORM_ID} onMade={setKey} onBusy={setBusy} />
    </Dialog>
  );
}
