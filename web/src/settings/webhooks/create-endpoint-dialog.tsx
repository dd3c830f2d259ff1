import * as webhooksWords from "#words/settings/webhooks.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api, client } from "../../api/client.ts";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { EVENT_TYPES } from "./webhook-words.ts";

/** Adds an endpoint and then shows its secret once. */
export function CreateEndpointDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  if (made !== null) {
    const goOn = () => {
      onClose();
      void navigate({ to: "/settings/webhooks/$endpointId", params: { endpointId: made.id } });
    };
    return <SecretDialog title={webhooksWords.endpointAdded} secret={made.secret} onClose={goOn} />;
  }
  return (
    <EndpointDialog
      title={webhooksWords.addAnEndpoint}
      action={webhooksWords.addEndpoint}
      doing={webhooksWords.addingTheEndpoint}
      start={{ url: "", description: "", events: EVENT_TYPES }}
      onSubmit={async (endpoint) => {
        const next = await client.webhooks.create.mutate(endpoint);
        void queries.invalidateQueries(api.webhooks.list.queryFilter());
        setMade(next);
      }}
      onClose={onClose}
    />
  );
}
