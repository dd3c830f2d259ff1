import type { Station } from "@/lib/tracking";
import { formatMoment } from "@/lib/format";
import type { Stored } from "@/lib/store";
import { cn } from "@/lib/utils";

/** The stations of a row, the latest first and marked. */
export function TrackingPath({ stations }: { stations: readonly Stored<Station>[] }) {
  const [latest] = stations;
  return (
    <div className="flex flex-col gap-5">
      <p role="group" aria-label="Current status" className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-sm text-muted-foreground">Current status</span>
        <strong className="font-heading text-xl font-bold">{latest?.step ?? "Registered"}</strong>
        {latest && <span className="text-muted-foreground">{latest.place}</span>}
      </p>
      {stations.length === 0 && <p className="text-muted-foreground">No stations yet.</p>}
      <ol aria-label="Path" className="flex flex-col empty:hidden">
        {stations.map((station, at) => (
          <PathItem
            key={station.id}
            station={station}
            isLatest={at === 0}
            isFirst={at === stations.length - 1}
          />
        ))}
      </ol>
    </div>
  );
}

function PathItem({
  station: { step, place, at },
  isLatest,
  isFirst,
}: {
  station: Station;
  isLatest: boolean;
  isFirst: boolean;
}) {
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0">
      {!isFirst && (
        <span aria-hidden="true" className="absolute top-4 bottom-0 left-[7px] w-0.5 bg-border" />
      )}
      <span
        aria-hidden="true"
        className={cn(
          "relative mt-1 size-4 shrink-0 rounded-full",
          isLatest ? "bg-primary" : "border-2 border-input bg-card",
        )}
      />
      <div className="min-w-0">
        <p className="font-semibold">{step}</p>
        <div data-slot="facts" className="flex flex-wrap items-center text-muted-foreground">
          <span>{place}</span>
          <time dateTime={at}>{formatMoment(at)}</time>
        </div>
      </div>
    </li>
  );
}
