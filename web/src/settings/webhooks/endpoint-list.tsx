import * as webhooksWords from "#words/settings/webhooks.ts";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { Card } from "../../components/ui/display/card.tsx";
import { TimeAgo } from "../../components/ui/display/time-ago.tsx";
import { EndpointBadge } from "./endpoint-badge.tsx";
import { type Endpoint, eventsInWords } from "./webhook-words.ts";

/** The endpoints; each links to its own page. */
export function EndpointList({ endpoints }: { endpoints: readonly Endpoint[] }) {
  return (
    <Card className="overflow-hidden">
      <ul>
        {endpoints.map((endpoint) => (
          <EndpointRow key={endpoint.id} endpoint={endpoint} />
        ))}
      </ul>
    </Card>
  );
}

function EndpointRow({ endpoint }: { endpoint: Endpoint }) {
  const { id, url, description, events, createdAt } = endpoint;
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to="/settings/webhooks/$endpointId"
        params={{ endpointId: id }}
        className="flex items-center gap-4 p-5 -outline-offset-2 transition-colors hover:bg-subtle"
      >
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-sm font-semibold wrap-anywhere">{description === "" ? url : description}</h2>
            <EndpointBadge endpoint={endpoint} />
          </div>
          {description !== "" && <code className="font-mono text-xs wrap-anywhere text-ink-soft">{url}</code>}
          <p className="text-xs leading-5 text-ink-faint">
            {webhooksWords.eventsAndAge({ events: eventsInWords(events), time: <TimeAgo at={createdAt} /> })}
          </p>
        </div>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
      </Link>
    </li>
  );
}
