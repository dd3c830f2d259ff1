import * as integrationsWords from "#words/settings/integrations.ts";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useShownAtOnce } from "../../api/use-shown-at-once.ts";
import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import { type Connection, nameOf } from "./connection.ts";

/** Removes a connection after confirmation; the list is updated immediately. */
export function RemoveConnection({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const { id } = connection;
  const name = nameOf(connection);
  const change = useShownAtOnce<readonly Connection[]>(api.connections.list.queryFilter());
  const { mutate } = useMutation(
    api.connections.remove.mutationOptions({
      onMutate: () => change.show((connections) => connections.filter((one) => one.id !== id)),
      onError: (refusal, _input, undo) => change.refused(refusal, undo),
      onSuccess: () => toast(integrationsWords.wasDisconnected({ name })),
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
      title={integrationsWords.removeQuestion({ name })}
      description={<p>{integrationsWords.removeText}</p>}
      action={integrationsWords.removeConnection}
      onConfirm={confirm}
    />
  );
}
