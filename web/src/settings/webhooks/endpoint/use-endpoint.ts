// An endpoint and its newest deliveries, kept up to date by the service's events while the page is visible. A lost
// connection reconnects by itself.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useEffect } from "react";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";

const RETRY_MILLISECONDS = 3_000;
const REFUSED_MILLISECONDS = 30_000;

/** Reads an endpoint and follows it. `refused` says why updates were refused; null if they were not. */
export function useEndpoint(endpointId: string) {
  const queries = useQueryClient();
  const query = useQuery(api.webhooks.read.queryOptions({ endpointId }));
  const { status, error, reset } = useSubscription(
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
  const refused = status === "error" && refusalOf(error).kind === "too_many_requests" ? refusalOf(error).message : null;
  useEffect(() => {
    if (status !== "error") return;
    const timer = setTimeout(reset, refused === null ? RETRY_MILLISECONDS : REFUSED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [status, reset, refused]);
  return { query, refused };
}
