import * as generalWords from "#words/general.ts";
import * as modelsWords from "#words/settings/models.ts";
import { useState } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { Dialog } from "../../components/ui/overlays/dialog.tsx";
import { ProviderForm } from "./provider-form.tsx";

const FORM_ID = "provider";

/** Connects a provider, once it has listed its models, and opens its page. */
export function ConnectProviderDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={modelsWords.connectAProvider}
      className="sm:max-w-xl"
      footer={
        <>
          <Button onClick={onClose}>{generalWords.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isBusy}>
            {isBusy ? modelsWords.askingForItsModels : modelsWords.connect}
          </Button>
        </>
      }
    >
      <ProviderForm formId={FORM_ID} onBusy={setBusy} />
    </Dialog>
  );
}
