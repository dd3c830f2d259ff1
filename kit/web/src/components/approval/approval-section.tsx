import { DecisionControls } from "@/components/approval/decision-controls";
import { VerdictBadge } from "@/components/approval/verdict-badge";
import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { type Approval, type Decision, verdictOf } from "@/lib/approval";
import type { Fields, RowOf } from "@/lib/entity";
import { formatMoment } from "@/lib/format";
import type { Stored } from "@/lib/store";

/** How a row stands, what decides on it, and all that was decided. */
export function ApprovalSection({ approval, row }: { approval: Approval; row: RowOf<Fields> }) {
  const decisions = useCollection(approval.decisions).filter(({ about }) => about === row.id);
  const verdict = verdictOf(approval, row, decisions);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <SectionTitle>Approval</SectionTitle>
        <VerdictBadge verdict={verdict} />
      </div>
      <DecisionControls approval={approval} row={row} verdict={verdict} />
      <DecisionLog decisions={decisions} />
    </Card>
  );
}

function DecisionLog({ decisions }: { decisions: readonly Stored<Decision>[] }) {
  if (decisions.length === 0)
    return <p className="text-muted-foreground">Nothing was decided yet.</p>;
  return (
    <ul role="list" aria-label="Decisions" className="flex flex-col gap-3">
      {decisions.map(({ id, verdict, reason, by, at }) => (
        <li key={id} className="border-l-2 border-border pl-4">
          <div data-slot="facts" className="flex flex-wrap items-center text-muted-foreground">
            <strong className="font-semibold text-card-foreground">
              {verdict === "Pending" ? "Opened again" : verdict}
            </strong>
            {by !== "" && <span>by {by}</span>}
            <time dateTime={at}>{formatMoment(at)}</time>
          </div>
          {reason !== "" && <p className="mt-1 max-w-prose whitespace-pre-line">{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
