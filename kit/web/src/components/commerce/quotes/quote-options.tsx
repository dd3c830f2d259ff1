import { QuantityStepper } from "@/components/commerce/quantity-stepper";
import { Checkbox } from "@/components/ui/checkbox";
import type { QuoteExtra } from "@/lib/commerce/quotes";

const MOST = 99;

interface OptionsProps {
  /** The label of the number. */
  count: string;
  units: number;
  extras: readonly QuoteExtra[];
  chosen: readonly QuoteExtra[];
  onUnits: (units: number) => void;
  onChosen: (chosen: readonly QuoteExtra[]) => void;
}

/** The number and the extras of a quote. */
export function QuoteOptions({ count, units, extras, chosen, onUnits, onChosen }: OptionsProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-semibold">{count}</p>
        <QuantityStepper label={count} value={units} most={MOST} onChange={onUnits} />
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-semibold">Extras</legend>
        {extras.map((extra) => (
          <label key={extra.label} className="flex min-h-11 cursor-pointer items-center gap-3">
            <Checkbox
              checked={chosen.includes(extra)}
              onChange={(event) =>
                onChosen(
                  extras.filter((other) =>
                    other === extra ? event.target.checked : chosen.includes(other),
                  ),
                )
              }
            />
            {extra.label}
            <span className="ml-auto text-sm text-muted-foreground">+{extra.share}%</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
