import { WidgetCard } from "@/components/insight/dashboard/widget-card";
import type { Widget } from "@/lib/insight/dashboard/dashboard";
import type { WidgetLook } from "@/lib/insight/dashboard/report";
import { cn } from "@/lib/utils";

/** The widgets in their order: figures one column wide, charts two. */
export function WidgetGrid({ shown }: { shown: readonly WidgetLook[] }) {
  const spanOf = spansOf(shown.map(({ widget }) => widget));
  return (
    <ul
      role="list"
      aria-label="Widgets"
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
