import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../api/client.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Dialog } from "../../../components/ui/overlays/dialog.tsx";
import { EndpointForm } from "../endpoint-form.tsx";
import { type Endpoint, EVENT_TYPES } from "../webhook-words.ts";

const FORM_ID = "change-endpoint";

/** Changes where an endpoint is, what it is called, and what it is told of. */
export function EditEndpointDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id: endpointId, url, description } = endpoint;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Change the endpoint"
      className="sm:max-w-xl"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isBusy}>
            {isBusy ? "Saving" : "Save the changes"}
          </Button>
        </>
      }
    >
      <EndpointForm
        formId={FORM_ID}
        start={{ url, description, events: EVENT_TYPES.filter((type) => endpoint.events.includes(type)) }}
        onBusy={setBusy}
        onSubmit={async (wanted) => {
          await client.webhooks.update.mutate({ endpointId, ...wanted });
          await queries.invalidateQueries({ queryKey: api.webhooks.pathKey() });
          onClose();
        }}
      />
    </Dialog>
  );
}
