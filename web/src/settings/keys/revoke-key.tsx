import * as keysWords from "#words/settings/keys.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useShownAtOnce } from "../../api/use-shown-at-once.ts";
import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import type { OwnKey } from "./own-key.ts";

/** Revokes a key after confirmation; the list is updated immediately. */
export function RevokeKey({ apiKey: { id, name, prefix }, onClose }: { apiKey: OwnKey; onClose: () => void }) {
  const change = useShownAtOnce<readonly OwnKey[]>(api.keys.list.queryFilter());
  const { mutate } = useMutation(
    api.keys.revoke.mutationOptions({
      onMutate: () => {
        const revokedAt = new Date().toISOString();
        return change.show((keys) => keys.map((key) => (key.id === id ? { ...key, revokedAt } : key)));
      },
      onError: (refusal, _input, undo) => change.refused(refusal, undo),
      onSuccess: () => toast(keysWords.wasRevoked({ name })),
      onSettled: change.settled,
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
      title={keysWords.revokeQuestion({ name })}
      description={<p>{keysWords.revokeText({ key: <code className="font-mono text-ink">{keysWords.maskedKey({ prefix })}</code> })}</p>}
      action={keysWords.revokeKey}
      onConfirm={confirm}
    />
  );
}
