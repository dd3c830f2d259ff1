import * as webhooksWords from "#words/settings/webhooks.ts";
import { Badge } from "../../components/ui/display/badge.tsx";
import type { Endpoint } from "./webhook-words.ts";

/** An endpoint's status in a word. */
export function EndpointBadge({ endpoint: { status, failingSince } }: { endpoint: Pick<Endpoint, "status" | "failingSince"> }) {
  if (status === "disabled") return <Badge tone="bad">{webhooksWords.disabled}</Badge>;
  return failingSince === null ? <Badge tone="good">{webhooksWords.enabled}</Badge> : <Badge tone="warn">{webhooksWords.failing}</Badge>;
}
