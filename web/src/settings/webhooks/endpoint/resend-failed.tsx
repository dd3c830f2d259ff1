import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { Field } from "../../../components/ui/forms/field.tsx";
import { Select } from "../../../components/ui/forms/select.tsx";
import { AlertDialog } from "../../../components/ui/overlays/alert-dialog.tsx";
import { toast } from "../../../components/ui/overlays/toast.ts";

const HOUR_MILLISECONDS = 3_600_000;
const TIMES = [
  { hours: 1, label: "The last hour" },
  { hours: 24, label: "The last day" },
  { hours: 24 * 7, label: "The last week" },
  { hours: 24 * 30, label: "The last thirty days" },
] as const;

/** Asks for a start time, then resends every delivery that has failed since. */
export function ResendFailed({ endpointId, onClose }: { endpointId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const [hours, setHours] = useState<number>(24);
  const { mutate, error, isPending } = useMutation(
    api.webhooks.resendFailed.mutationOptions({
      onSuccess: ({ resent }) => {
        toast(resent === 1 ? "One delivery was resent." : `${resent.toLocaleString("en")} deliveries were resent.`);
        onClose();
      },
      onSettled: () => queries.invalidateQueries({ queryKey: api.webhooks.pathKey() }),
    }),
  );
  const confirm = () => mutate({ endpointId, since: new Date(Date.now() - hours * HOUR_MILLISECONDS).toISOString() });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title="Resend failed deliveries"
      description="Each keeps its webhook-id, so that your server can detect duplicates."
      action="Resend"
      isDangerous={false}
      isBusy={isPending}
      onConfirm={confirm}
    >
      {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
      <Field label="Events from">
        <Select value={String(hours)} onChange={(event) => setHours(Number(event.target.value))}>
          {TIMES.map((time) => (
            <option key={time.hours} value={time.hours}>
              {time.label}
            </option>
          ))}
        </Select>
      </Field>
    </AlertDialog>
  );
}
