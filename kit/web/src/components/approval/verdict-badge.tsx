import { CheckIcon, ClockIcon, XIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { useCollection } from "@/hooks/use-collection";
import { type Approval, type Verdict, verdictOf } from "@/lib/approval";
import type { Fields, RowOf } from "@/lib/entity";

const ICONS = { Pending: ClockIcon, Approved: CheckIcon, Rejected: XIcon };

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const Icon = ICONS[verdict];
  return (
    <Badge variant={verdict === "Rejected" ? "destructive" : "secondary"}>
      <Icon aria-hidden="true" />
      {verdict}
    </Badge>
  );
}

/** How a row stands. */
export function RowVerdict({ approval, row }: { approval: Approval; row: RowOf<Fields> }) {
  return <VerdictBadge verdict={verdictOf(approval, row, useCollection(approval.decisions))} />;
}
