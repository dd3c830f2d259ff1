import * as generalWords from "#words/general.ts";
import * as endpointWords from "#words/settings/endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../../api/client.ts";
import { EndpointDialog } from "../endpoint-dialog.tsx";
import { type Endpoint, EVENT_TYPES } from "../webhook-words.ts";

/** Edits an endpoint's URL, name and events. */
export function EditEndpointDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const queries = useQueryClient();
  const { id: endpointId, url, description } = endpoint;
  return (
    <EndpointDialog
      title={endpointWords.editEndpoint}
      action={endpointWords.saveChanges}
      doing={generalWords.saving}
      start={{ url, description, events: EVENT_TYPES.filter((type) => endpoint.events.includes(type)) }}
      onSubmit={async (wanted) => {
        await client.webhooks.update.mutate({ endpointId, ...wanted });
        await queries.invalidateQueries({ queryKey: api.webhooks.pathKey() });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
