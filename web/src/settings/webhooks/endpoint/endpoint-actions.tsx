import * as generalWords from "#words/general.ts";
import * as endpointWords from "#words/settings/endpoint.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pause, Pencil, Play, RotateCw, Send, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { toast } from "../../../components/ui/overlays/toast.ts";
import type { Endpoint } from "../webhook-words.ts";
import { later } from "../../../components/later.ts";

const EditEndpointDialog = later(async () => (await import("./edit-endpoint-dialog.tsx")).EditEndpointDialog);
const RotateSecret = later(async () => (await import("./rotate-secret.tsx")).RotateSecret);
const RemoveEndpoint = later(async () => (await import("./remove-endpoint.tsx")).RemoveEndpoint);

type Opened = "edit" | "rotate" | "remove";

/** The actions on an endpoint. */
export function EndpointActions({ endpoint }: { endpoint: Endpoint }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { test, isTesting, toggle, isToggling } = useActions(endpoint);
  const isEnabled = endpoint.status === "enabled";
  const close = () => setOpened(null);
  return (
    <div role="group" aria-label={endpointWords.endpointActions} className="flex flex-wrap gap-2">
      <Button variant="primary" disabled={!isEnabled} isBusy={isTesting} onClick={test}>
        {!isTesting && <Send aria-hidden />}
        {endpointWords.sendATest}
      </Button>
      <Button onClick={() => setOpened("edit")}>
        <Pencil aria-hidden />
        {endpointWords.edit}
      </Button>
      <Button onClick={() => setOpened("rotate")}>
        <RotateCw aria-hidden />
        {endpointWords.rotateTheSecret}
      </Button>
      <Button isBusy={isToggling} onClick={toggle}>
        {!isToggling && (isEnabled ? <Pause aria-hidden /> : <Play aria-hidden />)}
        {isEnabled ? endpointWords.disable : endpointWords.enable}
      </Button>
      <Button onClick={() => setOpened("remove")}>
        <Trash2 aria-hidden />
        {generalWords.remove}
      </Button>
      <Suspense>
        {opened === "edit" && <EditEndpointDialog endpoint={endpoint} onClose={close} />}
        {opened === "rotate" && <RotateSecret endpoint={endpoint} onClose={close} />}
        {opened === "remove" && <RemoveEndpoint endpoint={endpoint} onClose={close} />}
      </Suspense>
    </div>
  );
}

function useActions({ id: endpointId, status }: Endpoint) {
  const queries = useQueryClient();
  const onError = (error: unknown) => toast(refusalOf(error).message, { tone: "bad" });
  const onSettled = () => queries.invalidateQueries({ queryKey: api.webhooks.pathKey() });
  const test = useMutation(api.webhooks.test.mutationOptions({ onError, onSettled, onSuccess: () => toast(endpointWords.testSent) }));
  const update = useMutation(
    api.webhooks.update.mutationOptions({
      onError,
      onSettled,
      onSuccess: (_data, { isEnabled }) => toast(isEnabled ? endpointWords.wasEnabled : endpointWords.wasDisabled),
    }),
  );
  return {
    test: () => test.mutate({ endpointId }),
    isTesting: test.isPending,
    toggle: () => update.mutate({ endpointId, isEnabled: status !== "enabled" }),
    isToggling: update.isPending,
  };
}
