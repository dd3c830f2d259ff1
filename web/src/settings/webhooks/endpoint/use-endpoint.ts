// An endpoint and its newest deliveries, kept up to date by the service's events while somebody looks. A lost connection
// heals by itself.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useEffect } from "react";
import { api } from "../../../api/client.ts";

const RETRY_MILLISECONDS = 3_000;

/** Reads an endpoint and follows it. */
export function useEndpoint(endpointId: string) {
  const queries = useQueryClient();
  const query = useQuery(api.webhooks.read.queryOptions({ endpointId }));
  const { status, reset } = useSubscription(
    api.webhooks.watch.subscriptionOptions(
      { endpointId },
      {
        enabled: query.isSuccess,
        onData: ({ data }) => {
          queries.setQueryData(api.webhooks.read.queryKey({ endpointId }), data.endpoint);
          void queries.invalidateQueries({ queryKey: api.webhooks.deliveries.pathKey() });
          void queries.invalidateQueries({ queryKey: api.webhooks.delivery.pathKey() });
        },
      },
    ),
  );
  useEffect(() => {
    if (status !== "error") return;
    const timer = setTimeout(reset, RETRY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [status, reset]);
  return query;
}
