import { Card } from "../components/ui/display/card.tsx";
import { Skeleton } from "../components/ui/display/skeleton.tsx";

const PLACES = ["one", "two", "three"] as const;

/** The placeholder of a list being loaded. */
export function RowsPlace() {
  return (
    <Card>
      {PLACES.map((place) => (
        <div key={place} className="flex items-center justify-between gap-4 border-b border-line p-5 last:border-0">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
          <Skeleton className="h-8 w-20" />
        </div>
      ))}
    </Card>
  );
}
