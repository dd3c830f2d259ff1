import { useState } from "react";
import { type ApprovalProps, DecisionButtons } from "@/components/approval/decision-buttons";
import { SectionTitle } from "@/components/layout/page";
import { Facts } from "@/components/resource/facts";
import { NoneYet } from "@/components/resource/none-yet";
import { RowLink } from "@/components/resource/row-link";
import { Item, ItemContent, ItemGroup } from "@/components/ui/item";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { useRows } from "@/hooks/use-rows";
import type { Fields } from "@/lib/entity";
import { upperFirst } from "@/lib/words";

interface ListProps<F extends Fields> extends ApprovalProps<F> {
  /** What is said of a row where it is decided on. */
  facts?: readonly (keyof F & string)[];
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
}

/** The rows that wait for a decision, and those that were decided on. A row without a state waits. */
export function ApprovalList<F extends Fields>({
  facts = [],
  isLink = false,
  ...approval
}: ListProps<F>) {
  const { entity, field, verdicts } = approval;
  const { pending, approved, rejected } = verdicts;
  const [shown, setShown] = useState(pending);
  const rows = useRows(entity);
  const standing = (verdict: string) =>
    rows.filter((row) => row[field] === verdict || (verdict === pending && row[field] === ""));
  const listed = standing(shown);
  if (rows.length === 0) return <NoneYet entity={entity} />;
  const { many } = entity.noun;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{upperFirst(many)}</SectionTitle>
      <ToggleGroup
        aria-label={`Which ${many}`}
        value={[shown]}
        onValueChange={([next = shown]) => setShown(next)}
      >
        {[pending, approved, rejected].map((verdict) => (
          <ToggleGroupItem key={verdict} value={verdict} aria-label={`${verdict} ${many}`}>
            {verdict} ({standing(verdict).length})
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      {listed.length === 0 && <p className="text-muted-foreground">There are none.</p>}
      {listed.length > 0 && (
        <ItemGroup aria-label={`${upperFirst(many)} to decide on`}>
          {listed.map((row) => (
            <Item key={row.id} className="py-4 sm:flex-wrap">
              <ItemContent className="basis-56">
                <RowLink entity={entity} row={row} isLink={isLink} />
                {facts.length > 0 && <Facts entity={entity} row={row} names={facts} />}
              </ItemContent>
              <DecisionButtons {...approval} row={row} />
            </Item>
          ))}
        </ItemGroup>
      )}
    </section>
  );
}
