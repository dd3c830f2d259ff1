import * as providerWords from "#words/settings/provider.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { AlertDialog } from "../../../components/ui/overlays/alert-dialog.tsx";
import { toast } from "../../../components/ui/overlays/toast.ts";
import type { ProviderDetails } from "../model-words.ts";

/** Removes a provider and its key after confirmation. */
export function RemoveProvider({ provider: { id: providerId, name }, onClose }: { provider: ProviderDetails; onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation(
    api.modelSettings.remove.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: "/settings/models" });
        toast(providerWords.wasRemoved({ name }));
        await queries.invalidateQueries({ queryKey: api.modelSettings.pathKey() });
        await queries.invalidateQueries({ queryKey: api.models.pathKey() });
      },
    }),
  );
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={providerWords.removeQuestion({ name })}
      description={providerWords.removeText}
      action={providerWords.removeProvider}
      isBusy={isPending}
      onConfirm={() => mutate({ providerId })}
    >
      {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
    </AlertDialog>
  );
}
