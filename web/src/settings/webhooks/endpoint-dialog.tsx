import * as generalWords from "#words/general.ts";
import { type ComponentProps, useState } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { Dialog } from "../../components/ui/overlays/dialog.tsx";
import { EndpointForm } from "./endpoint-form.tsx";

const FORM_ID = "endpoint";

/** A form for a new or changed endpoint. `action` labels the submit button, `doing` is its label while busy. */
export function EndpointDialog({
  title,
  action,
  doing,
  onClose,
  ...form
}: { title: string; action: string; doing: string; onClose: () => void } & Pick<
  ComponentProps<typeof EndpointForm>,
  "start" | "onSubmit"
>) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      className="sm:max-w-xl"
      footer={
        <>
          <Button onClick={onClose}>{generalWords.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isBusy}>
            {isBusy ? doing : action}
          </Button>
        </>
      }
    >
      <EndpointForm formId={FORM_ID} onBusy={setBusy} {...form} />
    </Dialog>
  );
}
