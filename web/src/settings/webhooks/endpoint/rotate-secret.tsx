import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { AlertDialog } from "../../../components/ui/overlays/alert-dialog.tsx";
import { SecretDialog } from "../secret-dialog.tsx";
import type { Endpoint } from "../webhook-words.ts";

/** Replaces an endpoint's secret after confirmation, and shows the new one. */
export function RotateSecret({ endpoint: { id: endpointId }, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: api.webhooks.pathKey() });
  const { mutate, data, error, isPending } = useMutation(api.webhooks.rotate.mutationOptions({ onSettled }));
  if (data !== undefined) {
    const note = "For 24 hours, messages carry two signatures, one for each secret. After that, the previous secret is no longer used.";
    return <SecretDialog title="New secret" note={note} secret={data.secret} onClose={onClose} />;
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title="Rotate the secret?"
      description="The new secret is shown only once. The current one is also used for 24 hours, so that you can update your server without losing a message."
      action="Rotate the secret"
      isDangerous={false}
      isBusy={isPending}
      onConfirm={() => mutate({ endpointId })}
    >
      {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
    </AlertDialog>
  );
}
