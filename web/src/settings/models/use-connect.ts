import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api, client, type Inputs } from "../../api/client.ts";

/** Connects a provider and opens its page. The result rejects with the service's refusal. */
export function useConnect(): (wanted: Inputs["modelSettings"]["connect"]) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (wanted) => {
    const { id } = await client.modelSettings.connect.mutate(wanted);
    void queries.invalidateQueries({ queryKey: api.modelSettings.pathKey() });
    void queries.invalidateQueries({ queryKey: api.models.pathKey() });
    await navigate({ to: "/settings/models/$providerId", params: { providerId: id } });
  };
}
