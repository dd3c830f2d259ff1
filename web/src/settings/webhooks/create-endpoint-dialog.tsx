import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api, client } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Dialog } from "../../components/ui/overlays/dialog.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { EVENT_TYPES } from "./webhook-words.ts";

const FORM_ID = "add-endpoint";

/** Adds an endpoint, and then shows its secret, once. */
export function CreateEndpointDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (made !== null) {
    const goOn = () => {
      onClose();
      void navigate({ to: "/settings/webhooks/$endpointId", params: { endpointId: made.id } });
    };
    return <SecretDialog title="The endpoint is added" secret={made.secret} onClose={goOn} />;
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Add an endpoint"
      className="sm:max-w-xl"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isBusy}>
            {isBusy ? "Adding the endpoint" : "Add the endpoint"}
          </Button>
        </>
      }
    >
      <EndpointForm
        formId={FORM_ID}
        start={{ url: "", description: "", events: EVENT_TYPES }}
        onBusy={setBusy}
        onSubmit={async (endpoint) => {
          const next = await client.webhooks.create.mutate(endpoint);
          void queries.invalidateQueries(api.webhooks.list.queryFilter());
          setMade(next);
        }}
      />
    </Dialog>
  );
}
