import * as webhooksWords from "#words/settings/webhooks.ts";
import { useQuery } from "@tanstack/react-query";
import { Plus, Webhook } from "lucide-react";
import { Suspense, useState } from "react";
import { api } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import { PartFailed } from "../part-failed.tsx";
import { RowsPlace } from "../rows-place.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { EndpointList } from "./endpoint-list.tsx";
import { later } from "../../components/later.ts";

const ENDPOINTS_MAX = 10;
const loadDialog = () => import("./create-endpoint-dialog.tsx");
const CreateEndpointDialog = later(async () => (await loadDialog()).CreateEndpointDialog);

/** The account's webhook endpoints. */
export function WebhooksPage() {
  const { data, error, refetch } = useQuery(api.webhooks.list.queryOptions());
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button
      variant="primary"
      disabled={data !== undefined && data.length >= ENDPOINTS_MAX}
      onClick={() => setAdding(true)}
      onPointerEnter={() => void loadDialog()}
    >
      <Plus aria-hidden />
      {webhooksWords.addAnEndpoint}
    </Button>
  );
  return (
    <SettingsPage title={webhooksWords.webhooks} lead={webhooksWords.lead} action={data !== undefined && data.length > 0 ? add : undefined}>
      {data === undefined && error === null && <RowsPlace />}
      {data === undefined && error !== null && <PartFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && data.length === 0 && (
        <EmptyState icon={<Webhook />} title={webhooksWords.noEndpointsYet} level={2} action={add}>
          {webhooksWords.noEndpointsText}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && <EndpointList endpoints={data} />}
      {data !== undefined && data.length >= ENDPOINTS_MAX && (
        <p className="text-sm text-ink-soft">{webhooksWords.atMost({ count: ENDPOINTS_MAX })}</p>
      )}
      {isAdding && (
        <Suspense>
          <CreateEndpointDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </SettingsPage>
  );
}
