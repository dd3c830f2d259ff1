import type { Widget } from "@/lib/insight/dashboard/dashboard-definition";
import type { WidgetLook } from "@/lib/insight/dashboard/report";
import { cn } from "@/lib/utils";
import { WidgetBody } from "@/components/insight/dashboard/widget-body";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/format";
import { type Look, isDated } from "@/lib/insight/dashboard/measures";
import * as insightWords from "@/words/insight";

/** The widgets in their order: figures one column wide, charts two. */
export function WidgetGrid({ shown }: { shown: readonly WidgetLook[] }) {
  const spanOf = spansOf(shown.map(({ widget }) => widget));
  return (
    <ul
      role="list"
      aria-label={insightWords.widgets}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4"
    >
      {shown.map(({ widget, look }, index) => (
        <li key={widget.id} className={cn("min-w-0", spanOf(widget, index))}>
          <WidgetCard widget={widget} look={look} />
        </li>
      ))}
    </ul>
  );
}

/** The classes of the items; the last one fills a row that would stay half empty. */
function spansOf(widgets: readonly Widget[]) {
  const figures = widgets.filter(({ shape }) => shape === "figure").length;
  const areFiguresWhole = figures % 4 === 0;
  const isUneven = (areFiguresWhole ? widgets.length - figures : widgets.length) % 2 === 1;
  return ({ shape }: Widget, index: number) =>
    cn(
      !(shape === "figure" && areFiguresWhole) && "sm:col-span-2",
      isUneven && index === widgets.length - 1 && "lg:col-span-full",
    );
}

/** A widget with its title and its time. */
function WidgetCard({ widget, look }: { widget: Widget; look: Look }) {
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
              {isSimulated ? ` · ${insightWords.simulated}` : ""}
            </p>
          )}
        </header>
        <WidgetBody widget={widget} look={look} />
      </Card>
    </article>
  );
}
