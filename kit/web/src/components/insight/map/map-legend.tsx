import { SelectField } from "@/components/fields/select-field";
import { type Entity, type Fields, type RowOf, fieldOf } from "@/lib/entity";
import { numberOf } from "@/lib/insight/comparison";
import { upperFirst } from "@/lib/words";

/** Which number colors the areas of a map, and what the colors mean. */
export function MapLegend<F extends Fields>({
  entity,
  rows,
  numbers,
  measure,
  onChange,
}: {
  entity: Entity<F>;
  rows: readonly RowOf<F>[];
  numbers: readonly (keyof F & string)[];
  measure: keyof F & string;
  onChange: (name: keyof F & string) => void;
}) {
  const most = Math.max(0, ...rows.map((row) => numberOf(entity, row, measure) ?? 0));
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <SelectField
        label="Colour by"
        value={measure}
        options={numbers.map((name) => ({
          value: name,
          label: upperFirst(fieldOf(entity, name).label),
        }))}
        onChange={onChange}
      />
      <div className="flex items-center gap-2 text-sm text-muted-foreground">
        0
        {[0.08, 0.3, 0.5, 0.8].map((opacity) => (
          <svg key={opacity} aria-hidden="true" viewBox="0 0 10 10" className="size-5">
            <rect width="10" height="10" className="fill-chart-1" fillOpacity={opacity} />
          </svg>
        ))}
        {fieldOf(entity, measure).format(most)}
      </div>
    </div>
  );
}
