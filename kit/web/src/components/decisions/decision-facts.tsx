import { Badge } from "@/components/ui/badge";
import type { Decision } from "@/lib/decisions";
import { formatMoment } from "@/lib/format";

/** To which state a row came, who decided that and when, and what they said of it. */
export function DecisionFacts({
  decision: { to, by, at, comment },
}: {
  decision: Omit<Decision, "row">;
}) {
  return (
    <>
      <div data-slot="facts" className="text-sm text-muted-foreground">
        <Badge variant="secondary">{to}</Badge>
        {by !== "" && <span>{by}</span>}
        {at !== "" && <time dateTime={at}>{formatMoment(at)}</time>}
      </div>
      {comment !== "" && <p className="break-words">{comment}</p>}
    </>
  );
}
