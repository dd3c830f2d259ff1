import { Badge } from "../../components/ui/display/badge.tsx";
import type { Endpoint } from "./webhook-words.ts";

/** An endpoint's status in a word. */
export function EndpointBadge({ endpoint: { status, failingSince } }: { endpoint: Pick<Endpoint, "status" | "failingSince"> }) {
  if (status === "disabled") return <Badge tone="bad">Disabled</Badge>;
  return failingSince === null ? <Badge tone="good">Enabled</Badge> : <Badge tone="warn">Failing</Badge>;
}
