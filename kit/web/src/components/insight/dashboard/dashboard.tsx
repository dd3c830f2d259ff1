import { CheckIcon, LayoutGridIcon } from "lucide-react";
import { useState } from "react";
import { ArrangePanel } from "@/components/insight/dashboard/arrange-panel";
import { RangePicker } from "@/components/insight/dashboard/range-picker";
import { WidgetGrid } from "@/components/insight/dashboard/widget-grid";
import { Button } from "@/components/ui/button";
import {
  type DashboardDefinition,
  type DashboardLayout,
  readLayout,
  writeLayout,
} from "@/lib/insight/dashboard/dashboard";

/** Widgets over a range of time that the person chooses, arranged as they like. */
export function Dashboard({ definition }: { definition: DashboardDefinition }) {
  const [layout, setLayout] = useState(() => readLayout(definition));
  const [isArranged, setArranged] = useState(false);

  function change(changes: Partial<DashboardLayout>) {
    const next = { ...layout, ...changes };
    setLayout(next);
    writeLayout(next);
  }

  return (
    <section aria-label="Dashboard" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <RangePicker range={layout.range} onChange={(range) => change({ range })} />
        <Button
          variant="outline"
          aria-expanded={isArranged}
          onClick={() => setArranged(!isArranged)}
        >
          {isArranged ? <CheckIcon /> : <LayoutGridIcon />}
          {isArranged ? "Done" : "Customise layout"}
        </Button>
      </div>
      {definition.note !== "" && <p className="text-sm text-muted-foreground">{definition.note}</p>}
      {isArranged && <ArrangePanel definition={definition} layout={layout} onChange={change} />}
      <WidgetGrid
        definition={definition}
        layout={layout}
        onChange={change}
        isArranged={isArranged}
      />
    </section>
  );
}
