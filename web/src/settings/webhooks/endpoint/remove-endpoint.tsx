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
        toast("The endpoint was removed.");
        await queries.invalidateQueries({ queryKey: api.webhooks.list.queryKey() });
      },
    }),
  );
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title="Remove this endpoint?"
      description={
        <p>
          No more events are sent to <code className="font-mono wrap-anywhere text-ink">{url}</code>, and its delivery log is deleted. To
          pause it, disable it instead.
        </p>
      }
      action="Remove endpoint"
      isBusy={isPending}
      onConfirm={() => mutate({ endpointId })}
    >
      {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
    </AlertDialog>
  );
}
