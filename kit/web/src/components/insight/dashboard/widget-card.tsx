import { WidgetBody } from "@/components/insight/dashboard/widget-body";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/format";
import type { Widget } from "@/lib/insight/dashboard/dashboard";
import { type Look, isDated } from "@/lib/insight/dashboard/measures";

/** A widget with its title and its time. */
export function WidgetCard({ widget, look }: { widget: Widget; look: Look }) {
  const { source, period } = look;
  const isTimed = widget.shape !== "table" || isDated(source);
  const isSimulated = source.date === null && (widget.field !== null || source.hasSimulatedDays);
  return (
    <article aria-label={widget.title} className="h-full min-w-0">
      <Card className="h-full gap-3 p-5 sm:p-5">
        <header className="flex flex-col gap-0.5">
          <h3 className="text-sm font-semibold text-muted-foreground">{widget.title}</h3>
          {isTimed && (
            <p className="text-xs text-muted-foreground">
              {formatDate(period.from)} – {formatDate(period.to)}
              {isSimulated ? " · simulated" : ""}
            </p>
          )}
        </header>
        <WidgetBody widget={widget} look={look} />
      </Card>
    </article>
  );
}
