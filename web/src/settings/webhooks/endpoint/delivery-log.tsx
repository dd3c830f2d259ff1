import * as endpointWords from "#words/settings/endpoint.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { api, client } from "../../../api/client.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Segmented } from "../../../components/ui/actions/segmented.tsx";
import { PartFailed } from "../../part-failed.tsx";
import { RowsPlace } from "../../rows-place.tsx";
import type { Endpoint } from "../webhook-words.ts";
import { DeliveryTable } from "./delivery-table.tsx";
import { later } from "../../../components/later.ts";

const DeliveryDialog = later(async () => (await import("./delivery-dialog.tsx")).DeliveryDialog);
const ResendFailed = later(async () => (await import("./resend-failed.tsx")).ResendFailed);

const PAGE_SIZE = 25;
const FIRST: string | null = null;
const SHOWN = [
  { value: "all", label: endpointWords.all },
  { value: "failed", label: endpointWords.failed },
  { value: "pending", label: endpointWords.pending },
  { value: "delivered", label: endpointWords.delivered },
] as const;
type Shown = (typeof SHOWN)[number]["value"];

/** An endpoint's deliveries and their results, newest first; updated live. */
export function DeliveryLog({ endpoint }: { endpoint: Endpoint }) {
  const [shown, setShown] = useState<Shown>("all");
  const [looked, setLooked] = useState<string | null>(null);
  const [isResending, setResending] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeliveries(endpoint.id, shown);
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  const failed = data?.pages[0]?.counts.failed ?? 0;
  return (
    <section aria-labelledby="deliveries" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="deliveries" className="text-base font-semibold">
          {endpointWords.deliveries}
        </h2>
        <Button size="sm" disabled={failed === 0 || endpoint.status !== "enabled"} onClick={() => setResending(true)}>
          {endpointWords.resendFailed}
        </Button>
      </div>
      <Segmented
        label={endpointWords.filterDeliveries}
        value={shown}
        onChange={setShown}
        segments={SHOWN}
        className="max-w-full self-start overflow-x-auto"
      />
      {deliveries === undefined && error === null && <RowsPlace />}
      {deliveries === undefined && error !== null && <PartFailed error={error} onRetry={() => void refetch()} />}
      {deliveries !== undefined && deliveries.length === 0 && (
        <p className="text-sm text-ink-soft">{shown === "all" ? endpointWords.noDeliveries : endpointWords.noneOfStatus}</p>
      )}
      {deliveries !== undefined && deliveries.length > 0 && <DeliveryTable deliveries={deliveries} onLook={setLooked} />}
      {hasNextPage && (
        <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? endpointWords.loadingOlderDeliveries : endpointWords.olderDeliveries}
        </Button>
      )}
      <p className="text-xs text-ink-faint">{endpointWords.logText}</p>
      <Suspense>
        {looked !== null && (
          <DeliveryDialog deliveryId={looked} isEnabled={endpoint.status === "enabled"} onClose={() => setLooked(null)} />
        )}
        {isResending && <ResendFailed endpointId={endpoint.id} onClose={() => setResending(false)} />}
      </Suspense>
    </section>
  );
}

function useDeliveries(endpointId: string, shown: Shown) {
  const status = shown === "all" ? null : shown;
  return useInfiniteQuery({
    queryKey: [...api.webhooks.deliveries.pathKey(), endpointId, status],
    queryFn: ({ pageParam }) => client.webhooks.deliveries.query({ endpointId, status, before: pageParam, limit: PAGE_SIZE }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next,
  });
}
