import * as endpointWords from "#words/settings/endpoint.ts";
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
  { hours: 1, label: endpointWords.theLastHour },
  { hours: 24, label: endpointWords.theLastDay },
  { hours: 24 * 7, label: endpointWords.theLastWeek },
  { hours: 24 * 30, label: endpointWords.theLastThirtyDays },
] as const;

/** Asks for a start time, then resends every delivery that has failed since. */
export function ResendFailed({ endpointId, onClose }: { endpointId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const [hours, setHours] = useState<number>(24);
  const { mutate, error, isPending } = useMutation(
    api.webhooks.resendFailed.mutationOptions({
      onSuccess: ({ resent }) => {
        toast(endpointWords.resent({ count: resent }));
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
      title={endpointWords.resendFailedDeliveries}
      description={endpointWords.resendText}
      action={endpointWords.resend}
      isDangerous={false}
      isBusy={isPending}
      onConfirm={confirm}
    >
      {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
      <Field label={endpointWords.eventsFrom}>
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
