import { EyeIcon } from "lucide-react";
import { useState } from "react";
import { SelectField } from "@/components/fields/select-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import {
  type DashboardDefinition,
  type DashboardLayout,
  firstLayout,
} from "@/lib/insight/dashboard/dashboard";

const COLUMNS = [
  { value: "one", label: "One column" },
  { value: "two", label: "Two columns" },
  { value: "three", label: "Three columns" },
];

/** The number of columns, the hidden widgets, and the way back to the first layout. */
export function ArrangePanel({
  definition,
  layout,
  onChange,
}: {
  definition: DashboardDefinition;
  layout: DashboardLayout;
  onChange: (changes: Partial<DashboardLayout>) => void;
}) {
  const [message, setMessage] = useState("");
  const hidden = definition.widgets.filter(({ id }) => layout.hidden.includes(id));

  function reset() {
    onChange({ ...firstLayout(definition), range: layout.range });
    setMessage("The layout is as it was at first.");
  }

  return (
    <Card role="group" aria-label="Layout" className="p-5 sm:p-5">
      <p className="text-sm text-muted-foreground">
        Drag a widget to another place, or use its arrows. Your layout is stored in this browser.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Columns"
          value={layout.columns}
          options={COLUMNS}
          onChange={(columns) => onChange({ columns })}
        />
        {hidden.map(({ id, title }) => (
          <Button
            key={id}
            variant="outline"
            onClick={() => onChange({ hidden: layout.hidden.filter((other) => other !== id) })}
          >
            <EyeIcon />
            Show {title}
          </Button>
        ))}
        <Button variant="link" onClick={reset}>
          Reset layout
        </Button>
      </div>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {message}
      </p>
    </Card>
  );
}
