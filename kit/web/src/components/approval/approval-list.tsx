import { useState } from "react";
import { DecisionControls } from "@/components/approval/decision-controls";
import { SectionTitle } from "@/components/layout/page";
import { Facts } from "@/components/resource/facts";
import { RowLink } from "@/components/resource/row-link";
import { Item, ItemContent, ItemGroup } from "@/components/ui/item";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import { type Approval, VERDICTS, type Verdict, verdictOf } from "@/lib/approval";
import { upperFirst } from "@/lib/words";

/** The rows that wait for a decision, and those that were decided on. */
export function ApprovalList({ approval }: { approval: Approval }) {
  const { entity, isLink = false, facts = [] } = approval;
  const decisions = useCollection(approval.decisions);
  const [shown, setShown] = useState<Verdict>("Pending");
  const all = useRows(entity).map((row) => ({ row, verdict: verdictOf(approval, row, decisions) }));
  const listed = all.filter(({ verdict }) => verdict === shown);
  const { many } = entity.noun;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{upperFirst(many)}</SectionTitle>
      <ToggleGroup
        aria-label={`Which ${many}`}
        value={[shown]}
        onValueChange={([next = shown]) => setShown(next)}
      >
        {VERDICTS.map((verdict) => (
          <ToggleGroupItem key={verdict} value={verdict} aria-label={`${verdict} ${many}`}>
            {verdict} ({all.filter((other) => other.verdict === verdict).length})
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      {listed.length === 0 && (
        <p className="text-muted-foreground">
          {shown === "Pending"
            ? "Nothing waits for a decision."
            : `Nothing was ${shown.toLowerCase()}.`}
        </p>
      )}
      {listed.length > 0 && (
        <ItemGroup aria-label={`${upperFirst(many)} to decide on`}>
          {listed.map(({ row, verdict }) => (
            <Item key={row.id} className="py-4 sm:flex-wrap">
              <ItemContent className="basis-56">
                <RowLink entity={entity} row={row} isLink={isLink} />
                {facts.length > 0 && <Facts entity={entity} row={row} names={facts} />}
                <p className="mt-1 text-sm text-muted-foreground empty:hidden">
                  {decisions.find(({ about }) => about === row.id)?.reason}
                </p>
              </ItemContent>
              <DecisionControls approval={approval} row={row} verdict={verdict} />
            </Item>
          ))}
        </ItemGroup>
      )}
    </section>
  );
}
