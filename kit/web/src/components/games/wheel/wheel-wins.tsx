import { GiftIcon } from "lucide-react";
import { SectionCard } from "@/components/layout/section-card";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { useCollection } from "@/hooks/use-collection";
import { formatCount, formatMoment } from "@/lib/format";
import { wheelWins } from "@/lib/games/wheel/prizes";

/** Every spin of the wheel and what it won, the newest first. */
export function WheelWins() {
  const wins = useCollection(wheelWins);
  if (wins.length === 0) {
    return (
      <Empty>
        <EmptyTitle>Nothing won yet</EmptyTitle>
        <EmptyDescription>Spin the wheel, and what you win is recorded here.</EmptyDescription>
      </Empty>
    );
  }
  return (
    <SectionCard
      title="Winning records"
      className="gap-4"
      aside={
        <p className="text-sm text-muted-foreground">
          {formatCount(wins.length, { one: "spin", many: "spins" })}
        </p>
      }
    >
      <ul role="list" aria-label="Winning records" className="flex flex-col divide-y divide-border">
        {wins.map(({ id, prize, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="flex min-w-0 items-center gap-2 font-semibold">
              <GiftIcon className="size-5 shrink-0 text-accent-foreground" />
              {prize}
            </span>
            <time dateTime={at} className="text-sm text-muted-foreground">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
