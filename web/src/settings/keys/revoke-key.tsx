import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import type { OwnKey } from "./own-key.ts";

/** Asks, then revokes a key; the list shows it at once. */
export function RevokeKey({ apiKey: { id, name, prefix }, onClose }: { apiKey: OwnKey; onClose: () => void }) {
  const queries = useQueryClient();
  const queryKey = api.keys.list.queryKey();
  const { mutate } = useMutation(
    api.keys.revoke.mutationOptions({
      onMutate: async () => {
        await queries.cancelQueries({ queryKey });
        const before = queries.getQueryData(queryKey);
        const revokedAt = new Date().toISOString();
        queries.setQueryData(queryKey, (keys) => keys?.map((key) => (key.id === id ? { ...key, revokedAt } : key)));
        return before;
      },
      onError: (error, _input, before) => {
        queries.setQueryData(queryKey, before);
        toast(refusalOf(error).message, { tone: "bad" });
      },
      onSuccess: () => toast(`${name} is revoked.`),
      onSettled: () => queries.invalidateQueries({ queryKey }),
    }),
  );
  const confirm = () => {
    mutate({ id });
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={`Revoke ${name}?`}
      description={
        <p>
          Whatever uses the key <code className="font-mono text-ink">{prefix}…</code> is refused from its next request on. A revoked key
          never comes back; make a new one instead.
        </p>
      }
      action="Revoke the key"
      onConfirm={confirm}
    />
  );
}
