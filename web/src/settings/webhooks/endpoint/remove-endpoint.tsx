import * as endpointWords from "#words/settings/endpoint.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { AlertDialog } from "../../../components/ui/overlays/alert-dialog.tsx";
import { toast } from "../../../components/ui/overlays/toast.ts";
import type { Endpoint } from "../webhook-words.ts";

/** Removes an endpoint and its log after confirmation. */
export function RemoveEndpoint({ endpoint: { id: endpointId, url }, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation(
    api.webhooks.remove.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: "/settings/webhooks" });
        toast(endpointWords.wasRemoved);
        await queries.invalidateQueries({ queryKey: api.webhooks.list.queryKey() });
      },
    }),
  );
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={endpointWords.removeQuestion}
      description={<p>{endpointWords.removeText({ url: <code className="font-mono wrap-anywhere text-ink">{url}</code> })}</p>}
      action={endpointWords.removeEndpoint}
      isBusy={isPending}
      onConfirm={() => mutate({ endpointId })}
    >
      {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
    </AlertDialog>
  );
}
