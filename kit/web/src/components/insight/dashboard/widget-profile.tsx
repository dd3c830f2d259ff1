import { useState } from "react";
import { NativeSelect } from "@/components/ui/native-select";
import { fieldOf, titleOf } from "@/lib/entity";
import { comparedFields, isNumeric, numberOf } from "@/lib/insight/comparison";
import type { Widget } from "@/lib/insight/dashboard/dashboard";
import type { Look } from "@/lib/insight/dashboard/measures";
import { upperFirst } from "@/lib/words";

/** The numbers of one row, each beside the average of all. */
export function WidgetProfile({ widget, look }: { widget: Widget; look: Look }) {
  const { source, rows } = look;
  const { entity } = source;
  const [chosen, setChosen] = useState("");
  const row = rows.find(({ id }) => id === chosen) ?? rows[0];
  if (row === undefined) return <p className="text-muted-foreground">There is nothing yet.</p>;
  return (
    <div className="flex flex-col gap-4">
      <NativeSelect
        aria-label={`${widget.title}: choose`}
        value={row.id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {rows.map((other) => (
          <option key={other.id} value={other.id}>
            {titleOf(entity, other)}
          </option>
        ))}
      </NativeSelect>
      <dl className="flex flex-col gap-3 text-sm">
        {comparedFields(entity)
          .filter((name) => isNumeric(entity, name))
          .map((name) => (
            <ProfileValue
              key={name}
              label={upperFirst(fieldOf(entity, name).label)}
              value={numberOf(entity, row, name)}
              values={rows.flatMap((other) => numberOf(entity, other, name) ?? [])}
              format={(value) => fieldOf(entity, name).format(value)}
            />
          ))}
      </dl>
    </div>
  );
}

function ProfileValue({
  label,
  value,
  values,
  format,
}: {
  label: string;
  value: number | null;
  values: readonly number[];
  format: (value: number) => string;
}) {
  const most = Math.max(...values, 1e-9);
  const mean =
    values.length === 0 ? 0 : values.reduce((total, each) => total + each, 0) / values.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <dt>{label}</dt>
      <dd className="tabular-nums">
        <strong>{value === null ? "–" : format(value)}</strong>{" "}
        <span className="text-muted-foreground">
          average {format(Math.round(mean * 100) / 100)}
        </span>
      </dd>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="col-span-2 h-2.5 w-full rounded-full bg-muted"
      >
        <rect
          width={Math.max(0, ((value ?? 0) / most) * 100)}
          height="10"
          className="fill-chart-1"
        />
        <rect
          x={Math.max(0, (mean / most) * 100 - 0.4)}
          width="0.8"
          height="10"
          className="fill-card-foreground"
        />
      </svg>
    </div>
  );
}
