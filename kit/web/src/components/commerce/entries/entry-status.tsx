import { Badge } from "@/components/ui/badge";

const OVER = /^(?:cancelled|withdrawn|left|outbid)$/i;

/** The state of an entry; one that is over stands back. */
export function EntryStatus({ status }: { status: string }) {
  return <Badge variant={OVER.test(status) ? "outline" : "secondary"}>{status}</Badge>;
}
