import * as endpointWords from "#words/settings/endpoint.ts";
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
    const note = endpointWords.twoSignatures;
    return <SecretDialog title={endpointWords.newSecret} note={note} secret={data.secret} onClose={onClose} />;
  }
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={endpointWords.rotateQuestion}
      description={endpointWords.rotateText}
      action={endpointWords.rotateTheSecret}
      isDangerous={false}
      isBusy={isPending}
      onConfirm={() => mutate({ endpointId })}
    >
      {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
    </AlertDialog>
  );
}
