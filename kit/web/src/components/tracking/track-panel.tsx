import { useSearchParams } from "react-router";
import { CodeForm } from "@/components/tracking/code-form";
import { TrackingPath } from "@/components/tracking/tracking-path";
import { SectionTitle } from "@/components/layout/page";
import { RowLink } from "@/components/resource/row-link";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import { type Tracking, codeOf, findByCode } from "@/lib/tracking";

/** Asks for a code and shows the way of its row. */
export function TrackPanel({ tracking }: { tracking: Tracking }) {
  const { entity, isLink = false } = tracking;
  const [params] = useSearchParams();
  const code = params.get("code") ?? "";
  const row = findByCode(tracking, useRows(entity), code);
  const stations = useCollection(tracking.stations).filter(({ about }) => about === row?.id);
  const isUnknown = code !== "" && row === undefined;
  return (
    <section className="flex flex-col gap-5">
      <CodeForm
        tracking={tracking}
        verb="Track"
        error={
          isUnknown
            ? `No ${entity.noun.one} has the ID “${code}”. Check it and try again.`
            : undefined
        }
      />
      {row !== undefined && (
        <article>
          <Card className="gap-5">
            <div>
              <SectionTitle>
                <RowLink entity={entity} row={row} isLink={isLink} className="font-bold" />
              </SectionTitle>
              <p className="text-muted-foreground">{codeOf(tracking, row)}</p>
            </div>
            <TrackingPath stations={stations} />
          </Card>
        </article>
      )}
    </section>
  );
}
