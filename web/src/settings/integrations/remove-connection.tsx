import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { AlertDialog } from "../../components/ui/overlays/alert-dialog.tsx";
import { toast } from "../../components/ui/overlays/toast.ts";
import { type Connection, nameOf } from "./connection.ts";

/** Asks, then removes a connection; the list shows it at once. */
export function RemoveConnection({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const { id } = connection;
  const name = nameOf(connection);
  const queries = useQueryClient();
  const queryKey = api.connections.list.queryKey();
  const { mutate } = useMutation(
    api.connections.remove.mutationOptions({
      onMutate: async () => {
        await queries.cancelQueries({ queryKey });
        const before = queries.getQueryData(queryKey);
        queries.setQueryData(queryKey, (connections) => connections?.filter((one) => one.id !== id));
        return before;
      },
      onError: (error, _input, before) => {
        queries.setQueryData(queryKey, before);
        toast(refusalOf(error).message, { tone: "bad" });
      },
      onSuccess: () => toast(`${name} is not connected any more.`),
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
      title={`Remove ${name}?`}
      description={
        <p>It is refused from its next request on. Builds that it has started go on. To use it again you connect it again, from the app.</p>
      }
      action="Remove the connection"
      onConfirm={confirm}
    />
  );
}
