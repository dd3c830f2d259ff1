import * as endpointWords from "#words/settings/endpoint.ts";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { Badge } from "../../../components/ui/display/badge.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { TimeAgo } from "../../../components/ui/display/time-ago.tsx";
import { PageMissing } from "../../../shell/page/page-missing.tsx";
import { PartFailed } from "../../part-failed.tsx";
import { RowsPlace } from "../../rows-place.tsx";
import { SettingsPage } from "../../settings-page.tsx";
import { EndpointBadge } from "../endpoint-badge.tsx";
import type { Endpoint } from "../webhook-words.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { EndpointActions } from "./endpoint-actions.tsx";
import { EndpointNotice } from "./endpoint-notice.tsx";
import { useEndpoint } from "./use-endpoint.ts";

/** One endpoint: its status, its actions, and its deliveries. */
export function EndpointPage() {
  const { endpointId } = useParams({ from: "/inside/settings/webhooks/$endpointId" });
  const { query, refused } = useEndpoint(endpointId);
  const { data, error, refetch } = query;
  if (data === undefined && error !== null && refusalOf(error).kind === "not_found") return <PageMissing />;
  return (
    <div className="flex flex-col gap-4">
      <Button asChild variant="link" className="self-start">
        <Link to="/settings/webhooks">
          <ArrowLeft aria-hidden />
          {endpointWords.allEndpoints}
        </Link>
      </Button>
      <SettingsPage
        title={data === undefined || data.description === "" ? endpointWords.webhookEndpoint : data.description}
        lead={<Lead endpoint={data} />}
      >
        {data === undefined && error === null && <RowsPlace />}
        {data === undefined && error !== null && <PartFailed error={error} onRetry={() => void refetch()} />}
        {data !== undefined && (
          <>
            {refused !== null && <Banner tone="warn">{refused}</Banner>}
            <EndpointNotice endpoint={data} />
            <EndpointActions endpoint={data} />
            <Events endpoint={data} />
            <DeliveryLog endpoint={data} />
          </>
        )}
      </SettingsPage>
    </div>
  );
}

function Lead({ endpoint }: { endpoint: Endpoint | undefined }) {
  if (endpoint === undefined) return endpointWords.loadingTheEndpoint;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code className="font-mono text-sm wrap-anywhere">{endpoint.url}</code>
      <EndpointBadge endpoint={endpoint} />
    </span>
  );
}

function Events({ endpoint: { events, createdAt } }: { endpoint: Endpoint }) {
  return (
    <section aria-labelledby="subscribed-events" className="flex flex-col gap-3">
      <h2 id="subscribed-events" className="text-base font-semibold">
        {endpointWords.events}
      </h2>
      <ul className="flex flex-wrap gap-1.5">
        {events.map((type) => (
          <li key={type}>
            <Badge className="font-mono">{type}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-faint">{endpointWords.added({ time: <TimeAgo at={createdAt} /> })}</p>
    </section>
  );
}
