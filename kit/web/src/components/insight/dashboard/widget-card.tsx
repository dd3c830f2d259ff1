import { WidgetBody } from "@/components/insight/dashboard/widget-body";
import { type Arrangement, WidgetControls } from "@/components/insight/dashboard/widget-controls";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/format";
import type { Widget } from "@/lib/insight/dashboard/dashboard";
import { type Look, isDated } from "@/lib/insight/dashboard/measures";
import { cn } from "@/lib/utils";

/** A widget with its title and its time; with `arrangement`, also with what arranges it. */
export function WidgetCard({
  widget,
  look,
  arrangement,
}: {
  widget: Widget;
  look: Look;
  arrangement: Arrangement | null;
}) {
  const { source, period } = look;
  const isTimed = widget.shape !== "table" || isDated(source);
  const isSimulated = source.date === null && (widget.field !== null || source.hasSimulatedDays);
  return (
    <article aria-label={widget.title} className="h-full min-w-0">
      <Card
        className={cn(
          "h-full gap-3 p-5 sm:p-5",
          arrangement && "cursor-grab border border-dashed border-accent-foreground",
        )}
      >
        <header className="flex flex-col gap-0.5">
          <h3 className="text-sm font-semibold text-muted-foreground">{widget.title}</h3>
          {isTimed && (
            <p className="text-xs text-muted-foreground">
              {formatDate(period.from)} – {formatDate(period.to)}
              {isSimulated ? " · simulated" : ""}
            </p>
          )}
        </header>
        {arrangement && <WidgetControls widget={widget} arrangement={arrangement} />}
        <WidgetBody widget={widget} look={look} />
      </Card>
    </article>
  );
}
