import { Badge } from "@/components/ui/badge";
import { type Tracking, codeOf } from "@/lib/tracking";
import { upperFirst } from "@/lib/words";

/** The code of a row. */
export function RowCode({ tracking, row }: { tracking: Tracking; row: { id: string } }) {
  return (
    <Badge
      variant="secondary"
      role="group"
      aria-label={`${upperFirst(tracking.entity.noun.one)} ID`}
      className="whitespace-nowrap"
    >
      {codeOf(tracking, row)}
    </Badge>
  );
}
